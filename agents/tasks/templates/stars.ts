import {
  cheapestOf,
  dollars,
  limitFor,
  inFinish,
  starsOrMore,
  totalOf,
} from '../task-catalogue.ts';
import { OR_NOT_POSSIBLE, REFUSAL, buyOneOf, type Template } from '../template.ts';

export const stars: Template = {
  id: 'stars',
  kind: 'possible',
  difficulty: 3,
  size: 50,
  create({ finishes, pick }) {
    const least = pick(1, [3, 4]);
    const candidates = finishes(2)
      .map(({ name, products }) => {
        const right = cheapestOf(products.filter(({ rating }) => rating >= least));
        return { name, products, right };
      })
      .filter(({ products, right }) => right.length > 0 && right.length < products.length);
    if (candidates.length === 0) return null;
    const { name, right } = pick(2, candidates);
    const isEnough = pick(3, [true, false]);
    const limit = limitFor(totalOf(right.slice(0, 1)), isEnough);
    return {
      goal: `Buy a product ${inFinish(name)} with ${starsOrMore(least)}, one of it, for ${dollars(limit)} or less: the cheapest of them. If there is none, ${OR_NOT_POSSIBLE}`,
      end: isEnough ? buyOneOf(right, 1) : REFUSAL,
    };
  },
};
