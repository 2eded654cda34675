import { dollars, fullestWithin, linesOf, totalOf } from '../task-catalogue.ts';
import type { Template } from '../template.ts';

const LINES = 5;

export const under: Template = {
  id: 'under',
  kind: 'mend',
  difficulty: 3,
  size: 20,
  create({ shuffled, pick }) {
    const all = shuffled(1).slice(0, LINES);
    const percent = pick(2, [50, 60, 70, 80]);
    // Whole dollars, so at least half of the value less 99 cents: the cheapest of five products always fits.
    const limit = Math.floor((totalOf(all) * percent) / 10_000);
    const goal = `Bring the cart’s total to ${dollars(limit)} or less by removing products, and keep as much of its value as possible. Add nothing, and do not check out.`;
    return {
      goal,
      cart: linesOf(all),
      end: { check: 'cart', oneOf: fullestWithin(limit, all).map(linesOf) },
    };
  },
};
