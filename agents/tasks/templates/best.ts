import { cheapestOf, dollars } from '../task-catalogue.ts';
import { buyOneOf, type Template } from '../template.ts';

export const best: Template = {
  id: 'best',
  kind: 'buy',
  difficulty: 3,
  size: 50,
  create({ products, pick }) {
    const candidates = [100, 150, 200, 250, 500]
      .map((limit) => {
        const affordable = products.filter(({ cents }) => cents <= limit * 100);
        const stars = Math.max(...affordable.map(({ rating }) => rating));
        const right = cheapestOf(affordable.filter(({ rating }) => rating === stars));
        return { limit, affordable, right };
      })
      .filter(({ affordable, right }) => right.length < affordable.length);
    if (candidates.length === 0) return null;
    const { limit, right } = pick(1, candidates);
    const goal = `Of the products that cost ${dollars(limit)} or less, buy two of the one with the most stars (our rating). If several have as many stars, take the cheapest of them.`;
    return { goal, end: buyOneOf(right, 2) };
  },
};
