import { dollars, starsOrMore } from '../task-catalogue.ts';
import { answerOneOf, type Template } from '../template.ts';

export const count: Template = {
  id: 'count',
  kind: 'find',
  difficulty: 2,
  size: 50,
  create({ products, pick }) {
    const candidates = [50, 100, 150, 200, 250]
      .flatMap((limit) => [3, 4].map((stars) => ({ limit, stars })))
      .map(({ limit, stars }) => ({
        limit,
        stars,
        found: products.filter(({ cents, rating }) => cents <= limit * 100 && rating >= stars)
          .length,
      }))
      .filter(({ found }) => found > 1);
    if (candidates.length === 0) return null;
    const { limit, stars, found } = pick(1, candidates);
    const goal = `How many products cost ${dollars(limit)} or less and have ${starsOrMore(stars)}? Answer with the number.`;
    return { goal, end: answerOneOf('count', String(found)) };
  },
};
