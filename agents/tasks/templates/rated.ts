import { formatCents } from '#domain/money.ts';
import { answerOneOf, type Template } from '../template.ts';

export const rated: Template = {
  id: 'rated',
  kind: 'find',
  difficulty: 1,
  size: 20,
  create({ products, pick }) {
    const one = pick(1, products);
    const others = products.filter(
      ({ rating, cents }) => rating !== one.rating && cents !== one.cents,
    );
    if (others.length === 0) return null;
    const other = pick(2, others);
    const better = one.rating > other.rating ? one : other;
    const goal = `Which of these two has the higher rating (our rating, not that of its reviews): “${one.title}” or “${other.title}”? Answer with its price in dollars and cents.`;
    return { goal, end: answerOneOf('price', formatCents(better.cents)) };
  },
};
