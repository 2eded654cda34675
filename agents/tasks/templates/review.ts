import { dollars, fullestWithin, linesOf, totalOf } from '../task-catalogue.ts';
import type { Template } from '../template.ts';

const LINES = 6;

export const review: Template = {
  id: 'review',
  kind: 'mend',
  difficulty: 4,
  size: 20,
  create({ shuffled, pick }) {
    const all = shuffled(1).slice(0, LINES);
    const candidates = [30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80].flatMap((percent) => {
      const limit = Math.floor((totalOf(all) * percent) / 10_000);
      const [kept, ...ties] = fullestWithin(limit, all);
      const removed = all.filter((product) => !kept?.includes(product));
      const [dearest, next] = removed.toSorted((a, b) => b.cents - a.cents);
      const isOne = ties.length === 0 && dearest && next && next.cents < dearest.cents;
      return kept && isOne ? [{ limit, kept, dearest }] : [];
    });
    if (candidates.length === 0) return null;
    const { limit, kept, dearest } = pick(2, candidates);
    const rating = pick(3, [1, 2, 3, 4]);
    const stars = rating === 1 ? '1 star' : `${rating} stars`;
    const goal = `Bring the cart’s total to ${dollars(limit)} or less by removing products, and keep as much of its value as possible. Then write a review of the dearest product that you have removed, with ${stars} and any text. Add nothing, and do not check out.`;
    return {
      goal,
      cart: linesOf(all),
      end: { check: 'cart', oneOf: [linesOf(kept)] },
      review: { index: dearest.index, rating },
    };
  },
};
