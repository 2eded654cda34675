import { AMOUNTS, GOALS } from '../goals.ts';
import { inWords, listOf, quoted } from '../phrasing.ts';
import type { Template } from '../template.ts';

const LINES = 8;

/** Eight lines with quantities, of which the last sentence changes one. */
export const list: Template = {
  id: 'list',
  kind: 'buy',
  difficulty: 5,
  size: 100,
  create({ products, shuffled, pick, pickPhrasing, say }) {
    const chosen = shuffled(1).slice(0, LINES);
    const amounts = chosen.map((_, at) => pick(10 + at, [1, 2, 3, 4, 5, 6, 7, 8, 9]));
    const changed = pick(2, [...chosen.keys()].slice(0, -1));
    const less = pick(3, [1, 2, 3]);
    const sibling = (index: number) =>
      products.find((one) => one.kind === chosen[index]?.kind && !chosen.includes(one));
    const written = pickPhrasing(4, AMOUNTS);
    const first = amounts.map((qty, at) => (at === changed ? qty + less : qty));
    const lines = chosen.map(({ index }, at) => ({ index, qty: amounts[at] ?? 1 }));
    const mistaken = chosen.findIndex((_, at) => sibling(at));
    const other = sibling(mistaken);
    const product = chosen[changed];
    if (!other || !product) return null;
    const near = [
      lines.map((line, at) => ({ ...line, qty: first[at] ?? 1 })),
      lines.slice(0, -1),
      lines.with(mistaken, { index: other.index, qty: amounts[mistaken] ?? 1 }),
      lines.map((line, at) => (at === 0 ? { ...line, qty: line.qty + 1 } : line)),
    ];
    return {
      goal: say(5, GOALS.list, {
        lines: listOf(chosen.map((one, at) => `${written(first[at] ?? 1)} ${quoted(one)}`)),
        changed: quoted(product),
        less: inWords(less),
      }),
      end: { check: 'bought', oneOf: [lines] },
      near: near.map((some) => ({ check: 'bought', oneOf: [some] })),
    };
  },
};
