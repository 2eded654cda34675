import { madeOf, type TaskProduct } from '../task-catalogue.ts';
import type { Template } from '../template.ts';

export const swap: Template = {
  id: 'swap',
  kind: 'mend',
  difficulty: 2,
  size: 50,
  create({ materials, shuffled, pick }) {
    const candidates = materials(2).flatMap(({ name, products }) => {
      const dearest = products.toSorted((a, b) => b.cents - a.cents)[0];
      const cheaper = products.filter(({ cents }) => cents < (dearest?.cents ?? 0));
      return dearest && cheaper.length > 0 ? [{ name, dearest, cheaper }] : [];
    });
    if (candidates.length === 0) return null;
    const { name, dearest, cheaper } = pick(1, candidates);
    const others = shuffled(2)
      .filter(({ material }) => material !== name)
      .slice(0, 2)
      .map(({ index }) => ({ index, qty: 1 }));
    const goal = `In the cart, replace “${dearest.title}” by a cheaper product ${madeOf(name)}, in the same quantity. Change nothing else, and do not check out.`;
    return {
      goal,
      cart: [twoOf(dearest), ...others],
      end: { check: 'cart', oneOf: cheaper.map((product) => others.concat(twoOf(product))) },
    };
  },
};

function twoOf({ index }: TaskProduct) {
  return { index, qty: 2 };
}
