import { cheapestOf, dollars } from '../task-catalogue.ts';
import { buyOneOf, type Template } from '../template.ts';

export const best: Template = {
  id: 'best',
  kind: 'buy',
  difficulty: 3,
  size: 50,
  create({ products, pick }) {
    const below = (limit: number) => products.filter(({ cents }) => cents <= limit * 100);
    // No product costs more than the last of them.
    const limit = pick(
      1,
      [100, 150, 200, 250, 500].filter((one) => below(one).length > 1),
    );
    const affordable = below(limit);
    const stars = Math.max(...affordable.map(({ rating }) => rating));
    const top = cheapestOf(affordable.filter(({ rating }) => rating === stars));
    const goal = `Of the products that cost ${dollars(limit)} or less, buy two of the one with the most stars (our rating). If several have as many stars, take the cheapest of them.`;
    return { goal, end: buyOneOf(top, 2) };
  },
};
