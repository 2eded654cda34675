import { dollars, starsOrMore } from '../task-catalogue.ts';
import { answerOneOf, type Template } from '../template.ts';

export const count: Template = {
  id: 'count',
  kind: 'find',
  difficulty: 2,
  size: 50,
  create({ products, pick }) {
    const limit = pick(1, [50, 100, 150, 200, 250]);
    const stars = pick(2, [3, 4]);
    const found = products.filter(
      ({ cents, rating }) => cents <= limit * 100 && rating >= stars,
    ).length;
    const goal = `How many products cost ${dollars(limit)} or less and have ${starsOrMore(stars)}? Answer with the number.`;
    return { goal, end: answerOneOf('count', String(found)) };
  },
};
