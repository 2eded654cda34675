/* Rules for four families of the hard half, written for the phrasings of the split `open` alone. */
import type { Acting, Hand, Item } from './hand.ts';

interface Line {
  readonly title: string;
  readonly qty: number;
}

const NUMBERS = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ');
const AMOUNT = String.raw`(\d+|${NUMBERS.join('|')})`;
const LINE = new RegExp(`${AMOUNT} (?:× |of )?“(.+?)”`, 'g');

/** How a list of eight lines changes one. */
const CHANGE = new RegExp(
  `of “(.+?)” I need ${AMOUNT}|${AMOUNT} (?:fewer )?of “(.+?)”|“(.+?)” by ${AMOUNT}`,
);

const numberOf = (text: string) =>
  NUMBERS.includes(text) ? NUMBERS.indexOf(text) : Number(text.replace(/,/g, ''));
export const sumOf = (items: readonly Item[]) => items.reduce((sum, { cents }) => sum + cents, 0);
/** In cents; the highest price for a goal without a limit. */
export const limitIn = (goal: string) => 100 * numberOf(/\$([\d,]+)/.exec(goal)?.[1] ?? '500');

function linesIn(goal: string): readonly Line[] {
  return Array.from(goal.matchAll(LINE), ([, amount = '', title = '']) => {
    return { title, qty: numberOf(amount) };
  });
}

/** A plan for the goal; `null` where no rule knows it. */
export function planFor(goal: string, hand: Hand): Acting<string> | null {
  const lines = linesIn(goal);
  if (/\btitles? ends?\b|last words of the title/i.test(goal)) return pack(goal, hand);
  if (lines.length >= 8) return buyList(goal, lines.slice(0, 8), hand);
  if (lines.length === 3 && /not possible/.test(goal)) return buyWithin(goal, lines, hand);
  if (lines.length === 4 && /\bcart\b/.test(goal)) return fixCart(lines, hand);
  return null;
}

function* pack(goal: string, hand: Hand): Acting<string> {
  const kinds = Array.from(goal.matchAll(/“(.+?)”/g), ([, kind]) => kind);
  const products = yield* hand.list();
  const [best = []] = kinds
    .map((kind) => products.filter(({ title }) => title.endsWith(` ${kind}`)))
    .reduce<readonly (readonly Item[])[]>(
      (some, ofKind) => some.flatMap((one) => ofKind.map((product) => [...one, product])),
      [[]],
    )
    .filter((some) => sumOf(some) <= limitIn(goal))
    .toSorted((a, b) => sumOf(b) - sumOf(a));
  for (const product of best) yield* hand.add(product, 1);
  yield* hand.checkOut();
  return '';
}

function* buyList(goal: string, lines: readonly Line[], hand: Hand): Acting<string> {
  const tail = goal.slice(goal.indexOf(`“${lines.at(-1)?.title}”`) + 1);
  const found = CHANGE.exec(tail)?.filter((group) => group !== undefined) ?? [];
  const less = numberOf(found.slice(1).find((group) => NUMBERS.includes(group)) ?? '0');
  const changed = lines.map((line) =>
    found.includes(line.title) ? { ...line, qty: line.qty - less } : line,
  );
  yield* fill(changed, hand);
  yield* hand.checkOut();
  return '';
}

function* buyWithin(goal: string, lines: readonly Line[], hand: Hand): Acting<string> {
  if ((yield* fill(lines, hand)) > limitIn(goal)) return 'not possible';
  yield* hand.checkOut();
  return '';
}

function* fixCart(wanted: readonly Line[], hand: Hand): Acting<string> {
  const cart = yield* hand.cart();
  for (const line of cart) {
    const right = wanted.find(({ title }) => title === line.title);
    if (!right) yield* hand.remove(line);
    else if (right.qty !== line.qty) yield* hand.set(line, right.qty);
  }
  yield* fill(
    wanted.filter(({ title }) => cart.every((line) => line.title !== title)),
    hand,
  );
  return '';
}

/** Adds lines to the cart. Returns their total in cents. */
function* fill(lines: readonly Line[], hand: Hand): Acting<number> {
  const products = yield* hand.list();
  let total = 0;
  for (const { title, qty } of lines) {
    const product = products.find((one) => one.title === title);
    if (!product) continue;
    yield* hand.add(product, qty);
    total += product.cents * qty;
  }
  return total;
}
