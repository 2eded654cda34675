import { cheapestOf, inFinish } from '../task-catalogue.ts';
import { buyOneOf, type Template } from '../template.ts';

export const cheapest: Template = {
  id: 'cheapest',
  kind: 'buy',
  difficulty: 2,
  size: 50,
  create({ finishes, pick }) {
    const candidates = finishes(2)
      .map(({ name, products }) => ({ name, products, right: cheapestOf(products) }))
      .filter(({ products, right }) => right.length < products.length);
    if (candidates.length === 0) return null;
    const { name, right } = pick(1, candidates);
    return {
      goal: `Buy the cheapest product ${inFinish(name)}, one of it.`,
      end: buyOneOf(right, 1),
    };
  },
};
