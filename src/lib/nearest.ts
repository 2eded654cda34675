/* For the build, the commands and `rivulet/env`; the shop does not use it. */

/** A hint for a name that does not exist: the three that are spelled most alike. */
export function nearest(name: string, names: readonly string[]): string {
  return names.length === 0
    ? 'there are none'
    : `the nearest are ${byLikeness(name, names).slice(0, 3).join(', ')}`;
}

/** The names, those first that are spelled most like `name`, in capitals or not. */
export function byLikeness(name: string, names: readonly string[]): string[] {
  return names.toSorted((a, b) => distance(name, a) - distance(name, b));
}

/** The share of one name's pairs of letters that the other does not have (Dice's coefficient, turned round). */
function distance(a: string, b: string): number {
  const [pairs, others] = [pairsOf(a.toLowerCase()), pairsOf(b.toLowerCase())];
  const common = pairs.filter((pair) => others.includes(pair)).length;
  // Names of one letter have no pairs.
  return 1 - (2 * common) / Math.max(1, pairs.length + others.length);
}

function pairsOf(name: string): string[] {
  return Array.from({ length: Math.max(0, name.length - 1) }, (_, at) => name.slice(at, at + 2));
}
