import { buyOneOf, type Template } from '../template.ts';

export const named: Template = {
  id: 'named',
  kind: 'buy',
  difficulty: 1,
  size: 20,
  create({ products, pick }) {
    const product = pick(1, products);
    const qty = pick(2, [2, 3, 4, 5]);
    return { goal: `Buy ${qty} of “${product.title}”.`, end: buyOneOf([product], qty) };
  },
};
