import { dollars, limitFor, linesOf, inFinish, starsOrMore, totalOf } from '../task-catalogue.ts';
import { OR_NOT_POSSIBLE, REFUSAL, type Template } from '../template.ts';

const STARS = 3;
/** Products in a finish: of more, the triples would be thousands. */
const MOST = 6;

export const three: Template = {
  id: 'three',
  kind: 'possible',
  difficulty: 4,
  size: 100,
  create({ finishes, shuffled, pick }) {
    const rated = finishes(2)
      .map(({ name, products }) => ({
        name,
        products: products.filter(({ rating }) => rating >= STARS),
      }))
      .filter(({ products }) => products.length > 1 && products.length <= MOST);
    // In an order of their own.
    const order = shuffled(1).map(({ finish }) => finish);
    const chosen = rated
      .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
      .slice(0, 3);
    const [ones, twos, threes] = chosen.map(({ products }) => products);
    if (!ones || !twos || !threes) return null;
    const choices = ones
      .flatMap((one) => twos.flatMap((two) => threes.map((three) => [one, two, three])))
      .toSorted((a, b) => totalOf(a) - totalOf(b));
    const [lowest = [], highest = []] = [choices[0], choices.at(-1)];
    const middle = choices.filter(
      (some) => totalOf(lowest) < totalOf(some) && totalOf(some) < totalOf(highest),
    );
    if (middle.length === 0) return null;
    const isEnough = pick(2, [true, false]);
    const total = totalOf(isEnough ? pick(3, middle) : lowest);
    const limit = limitFor(total, isEnough);
    const right = choices.findLast((some) => totalOf(some) <= limit * 100) ?? [];
    const goal = `Buy three products, one of each: one ${chosen.map(({ name }) => inFinish(name)).join(', one ')}. Each must have ${starsOrMore(STARS)}, and the three must cost ${dollars(limit)} or less altogether, but as much of that as possible. If there are no such three, ${OR_NOT_POSSIBLE}`;
    if (!isEnough) return { goal, end: REFUSAL };
    const ends = choices.filter((some) => totalOf(some) === totalOf(right));
    return { goal, end: { check: 'bought', oneOf: ends.map(linesOf) } };
  },
};
