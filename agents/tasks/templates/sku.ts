import { skuOf } from '#domain/catalogue/product.ts';
import { inFinish, starsOrMore } from '../task-catalogue.ts';
import { answerOneOf, type Template } from '../template.ts';

const STARS = 3;

export const sku: Template = {
  id: 'sku',
  kind: 'find',
  difficulty: 3,
  size: 100,
  create({ finishes, pick }) {
    const candidates = finishes(3)
      .map(({ name, products }) => {
        const rated = products.filter(({ rating }) => rating >= STARS);
        const highest = Math.max(...rated.map(({ cents }) => cents));
        return { name, rated, right: rated.filter(({ cents }) => cents === highest) };
      })
      .filter(({ rated, right }) => right.length < rated.length);
    if (candidates.length === 0) return null;
    const { name, right } = pick(1, candidates);
    const goal = `What is the SKU of the dearest product ${inFinish(name)} with ${starsOrMore(STARS)}? Answer with the SKU.`;
    return { goal, end: answerOneOf('sku', ...right.map((product) => skuOf(product))) };
  },
};
