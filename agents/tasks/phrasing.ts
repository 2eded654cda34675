/* How the goals of the hard half are worded: each family has several phrasings, of which some are held out. */

/** The seeds from here on are the split `held-out`, those below the split `open`: a task is still its template and seed. */
export const FIRST_HELD_OUT = 2 ** 31;

export type Split = 'open' | 'held-out';

/** Of the split a phrasing belongs to. */
export interface Phrasings<Phrasing = string> {
  readonly open: readonly Phrasing[];
  readonly heldOut: readonly Phrasing[];
}

/** The phrasings for a seed: those of one split never occur in the other. */
export function phrasingsFor<Phrasing>(
  seed: number,
  { open, heldOut }: Phrasings<Phrasing>,
): readonly Phrasing[] {
  return seed < FIRST_HELD_OUT ? open : heldOut;
}

/** A phrasing with a value for each `{name}`. Throws a RangeError for a name without one. */
export function fillIn(phrasing: string, values: Readonly<Record<string, string>>): string {
  return phrasing.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`Nothing to fill in for {${name}}`);
    return value;
  });
}

/** `“Oak Slow Radio”, “Ink Study Desk Lamp” and “Brass Torch”` */
export function listOf(texts: readonly string[], and = 'and'): string {
  return texts.length < 2
    ? texts.join('')
    : `${texts.slice(0, -1).join(', ')} ${and} ${texts.at(-1)}`;
}

/** `“Oak Slow Radio”` */
export function quoted({ title }: { readonly title: string }): string {
  return `“${title}”`;
}

const NUMBERS = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** `five`; in figures from 13 on. */
export function inWords(number: number): string {
  return NUMBERS[number] ?? String(number);
}
