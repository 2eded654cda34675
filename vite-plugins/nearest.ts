/** A hint for a name that does not exist: the three that are spelled most alike. */
export function nearest(name: string, names: readonly string[]): string {
  const sorted = names.toSorted((a, b) => distance(name, a) - distance(name, b));
  return sorted.length === 0
    ? 'there are none'
    : `the nearest are ${sorted.slice(0, 3).join(', ')}`;
}

/** The share of one name's pairs of letters that the other does not have (Dice's coefficient, turned round). */
function distance(a: string, b: string): number {
  const [pairs, others] = [pairsOf(a), pairsOf(b)];
  const common = pairs.filter((pair) => others.includes(pair)).length;
  return 1 - (2 * common) / (pairs.length + others.length);
}

function pairsOf(name: string): string[] {
  return Array.from({ length: name.length - 1 }, (_, at) => name.slice(at, at + 2));
}
