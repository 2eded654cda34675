import { cheapestOf, dollars, inFinish } from '../task-catalogue.ts';
import { buyOneOf, type Template } from '../template.ts';

export const compare: Template = {
  id: 'compare',
  kind: 'buy',
  difficulty: 4,
  size: 100,
  create({ finishes, pick }) {
    const cheapest = finishes(2).flatMap(({ name, products }) => {
      const [product, ...ties] = cheapestOf(products);
      return product && ties.length === 0 ? [{ name, product }] : [];
    });
    const pairs = cheapest.flatMap((one) =>
      cheapest
        .filter(({ product }) => product.cents < one.product.cents)
        .map((other) => ({ dearer: one, other })),
    );
    if (pairs.length === 0) return null;
    const { dearer, other } = pick(1, pairs);
    const { product } = dearer;
    const qty = pick(2, [2, 3, 4, 5]);
    const limit = Math.ceil((product.cents * qty) / 100);
    // One more would still be within the limit.
    if (product.cents * (qty + 1) <= limit * 100) return null;
    const [one, two] = pick(3, [
      [dearer, other],
      [other, dearer],
    ]).map(({ name }) => inFinish(name));
    const goal = `Compare the cheapest product ${one} with the cheapest product ${two}. Buy the dearer of these two, as many of it as you can get for ${dollars(limit)} altogether.`;
    return { goal, end: buyOneOf([product], qty) };
  },
};
