import { dollars, type TaskProduct } from '../task-catalogue.ts';
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
    const fitting = subsetsOf(all).filter((some) => totalOf(some) <= limit * 100);
    const most = Math.max(...fitting.map(totalOf));
    const goal = `Bring the cart’s total to ${dollars(limit)} or less by removing products, and keep as much of its value as possible. Add nothing, and do not check out.`;
    return {
      goal,
      cart: linesOf(all),
      end: { check: 'cart', oneOf: fitting.filter((some) => totalOf(some) === most).map(linesOf) },
    };
  },
};

/** Every choice of some of the products. */
function subsetsOf(products: readonly TaskProduct[]): readonly (readonly TaskProduct[])[] {
  return Array.from({ length: 2 ** products.length }, (_, choice) =>
    products.filter((_, at) => Math.floor(choice / 2 ** at) % 2 === 1),
  );
}

function totalOf(products: readonly TaskProduct[]): number {
  return products.reduce((total, { cents }) => total + cents, 0);
}

function linesOf(products: readonly TaskProduct[]) {
  return products.map(({ index }) => ({ index, qty: 1 }));
}
