import { CONDITIONS, GOALS } from '../goals.ts';
import { DISLIKED, FILLER, LIKED, reviewsOf } from '../reviews.ts';
import { cheapestOf, dollars, type TaskProduct } from '../task-catalogue.ts';
import { buyOneOf, type Template } from '../template.ts';

const FLOORS = [20, 30, 40, 50, 60, 80, 100, 120];

/** So many products that the goal may not be about have reviews, too. */
const OTHERS = 10;

/** The cheapest product that meets four conditions; for each of them a cheaper one fails only that. */
export const constraints: Template = {
  id: 'constraints',
  kind: 'buy',
  difficulty: 5,
  size: 100,
  create(catalogue) {
    const { products, pick, say } = catalogue;
    const all = [...new Set(products.map(({ material }) => material))];
    // Not `Oak` beside `Painted oak`.
    const materials = all.filter((one) => !all.some((other) => other.endsWith(one.toLowerCase())));
    const candidates = materials.flatMap((material) => {
      const isMade = (one: TaskProduct) => one.material === material;
      return FLOORS.flatMap((floor) => {
        const isDear = (one: TaskProduct) => one.cents >= floor * 100;
        return [3, 4].flatMap((stars) => {
          const isRated = (one: TaskProduct) => one.rating >= stars;
          const meeting = products
            .filter((one) => isMade(one) && isDear(one) && isRated(one))
            .toSorted((a, b) => a.cents - b.cents);
          // Of those that meet three conditions the right one is not always the second cheapest.
          return [1, 2, 3].flatMap((rank) => {
            const disliked = meeting.slice(0, rank);
            const [right, ...ties] = cheapestOf(meeting.slice(rank));
            if (!right || ties.length > 0) return [];
            const cheaper = products.filter(({ cents }) => cents < right.cents);
            const near = [
              cheaper.find((one) => !isMade(one) && isDear(one) && isRated(one)),
              cheaper.find((one) => isMade(one) && !isDear(one) && isRated(one)),
              cheaper.find((one) => isMade(one) && isDear(one) && !isRated(one)),
              cheaper.find((one) => disliked.includes(one)),
            ].filter((one) => one !== undefined);
            const chosen = { right, disliked, near, meeting };
            return near.length === 4 ? [{ material, floor, stars, ...chosen }] : [];
          });
        });
      });
    });
    if (candidates.length === 0) return null;
    const { material, floor, stars, right, disliked, near, meeting } = pick(1, candidates);
    // Others have as many reviews: that a product has some says nothing.
    const reviewed = new Set([...meeting, ...near, ...catalogue.shuffled(10).slice(0, OTHERS)]);
    return {
      goal: say(2, GOALS.constraints, {
        material: say(3, CONDITIONS.material, { material: material.toLowerCase() }),
        floor: say(4, CONDITIONS.floor, { floor: dollars(floor) }),
        stars: say(5, CONDITIONS.stars, { stars: String(stars) }),
        average: say(6, CONDITIONS.average, { average: '4.0' }),
      }),
      reviews: reviewsOf(
        catalogue,
        7,
        [...reviewed].map((product) => {
          const { index } = product;
          const liked = [right, ...near].includes(product) ? LIKED : [...LIKED, ...DISLIKED];
          const stars = pick(1000 + index, disliked.includes(product) ? DISLIKED : liked);
          const first = pick(2000 + index, [...FILLER.keys()].slice(1));
          const texts = FILLER.slice(first - 1, first + 1);
          return { product, texts, stars };
        }),
      ),
      end: buyOneOf([right], 1),
      near: near.map((one) => buyOneOf([one], 1)),
    };
  },
};
