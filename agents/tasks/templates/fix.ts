import { AMOUNTS, GOALS } from '../goals.ts';
import { listOf, quoted } from '../phrasing.ts';
import type { TaskProduct } from '../task-catalogue.ts';
import type { Template } from '../template.ts';

/** Four lines should be in the cart. One is missing, one has a wrong quantity, one another product, and one is too many. */
export const fix: Template = {
  id: 'fix',
  kind: 'mend',
  difficulty: 5,
  size: 100,
  create({ products, shuffled, pick, pickPhrasing, say }) {
    const order = shuffled(1);
    const swapped = order.find((one) => products.some((other) => isLike(one, other)));
    const sibling = swapped && products.find((other) => isLike(swapped, other));
    const [kept, miscounted, missing, extra] = order.filter(({ kind }) => kind !== swapped?.kind);
    if (!swapped || !sibling || !kept || !miscounted || !missing || !extra) return null;
    const wanted = [swapped, kept, miscounted, missing];
    const amounts = wanted.map((_, at) => pick(2 + at, [1, 2, 3, 4, 5]));
    const lines = wanted.map(({ index }, at) => ({ index, qty: amounts[at] ?? 1 }));
    const [first, second, third, fourth] = lines;
    if (!first || !second || !third || !fourth) return null;
    const wrong = {
      swapped: { index: sibling.index, qty: first.qty },
      miscounted: { index: third.index, qty: third.qty + pick(6, [1, 2, 3]) },
      extra: { index: extra.index, qty: pick(7, [1, 2, 3]) },
    };
    const written = pickPhrasing(8, AMOUNTS);
    const near = [
      [wrong.swapped, second, third, fourth],
      [first, second, wrong.miscounted, fourth],
      [first, second, third],
      [...lines, wrong.extra],
    ];
    return {
      goal: say(9, GOALS.fix, {
        lines: listOf(wanted.map((one, at) => `${written(amounts[at] ?? 1)} ${quoted(one)}`)),
      }),
      cart: [wrong.extra, second, wrong.miscounted, wrong.swapped],
      end: { check: 'cart', oneOf: [lines] },
      near: near.map((some) => ({ check: 'cart', oneOf: [some] })),
    };
  },
};

/** Whether both are of one kind, so that their titles end alike. */
function isLike(one: TaskProduct, other: TaskProduct): boolean {
  return one !== other && one.kind === other.kind;
}
