import { inFinish, type TaskProduct } from '../task-catalogue.ts';
import type { Template } from '../template.ts';

export const swap: Template = {
  id: 'swap',
  kind: 'mend',
  difficulty: 2,
  // In each catalogue some finish has three prices.
  size: 100,
  create({ finishes, shuffled, pick }) {
    // In its finish some products are cheaper, and others are not.
    const candidates = finishes(3).flatMap(({ name, products }) =>
      products.flatMap((replaced) => {
        const cheaper = products.filter(({ cents }) => cents < replaced.cents);
        const isRight = cheaper.length > 0 && cheaper.length < products.length - 1;
        return isRight ? [{ name, replaced, cheaper }] : [];
      }),
    );
    if (candidates.length === 0) return null;
    const { name, replaced, cheaper } = pick(1, candidates);
    const others = shuffled(2)
      .filter(({ finish }) => finish !== name)
      .slice(0, 2)
      .map(({ index }) => ({ index, qty: 1 }));
    const goal = `In the cart, replace “${replaced.title}” by a cheaper product ${inFinish(name)}, in the same quantity. Change nothing else, and do not check out.`;
    return {
      goal,
      cart: [twoOf(replaced), ...others],
      end: { check: 'cart', oneOf: cheaper.map((product) => others.concat(twoOf(product))) },
    };
  },
};

function twoOf({ index }: TaskProduct) {
  return { index, qty: 2 };
}
