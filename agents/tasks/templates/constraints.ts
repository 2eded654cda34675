import { CONDITIONS, GOALS } from '../goals.ts';
import { FILLER, reviewsOf } from '../reviews.ts';
import { cheapestOf, dollars, type TaskProduct } from '../task-catalogue.ts';
import { buyOneOf, type Template } from '../template.ts';

const FLOORS = [20, 30, 40, 50, 60, 80, 100, 120];

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
    const candidates = materials.flatMap((material) =>
      FLOORS.flatMap((floor) =>
        [3, 4].flatMap((stars) => {
          const isMade = (one: TaskProduct) => one.material === material;
          const isDear = (one: TaskProduct) => one.cents >= floor * 100;
          const isRated = (one: TaskProduct) => one.rating >= stars;
          const [disliked, ...rest] = products
            .filter((one) => isMade(one) && isDear(one) && isRated(one))
            .toSorted((a, b) => a.cents - b.cents);
          const [right, ...ties] = cheapestOf(rest);
          if (!disliked || !right || ties.length > 0) return [];
          const cheaper = products.filter(({ cents }) => cents < right.cents);
          const near = [
            cheaper.find((one) => !isMade(one) && isDear(one) && isRated(one)),
            cheaper.find((one) => isMade(one) && !isDear(one) && isRated(one)),
            cheaper.find((one) => isMade(one) && isDear(one) && !isRated(one)),
            disliked,
          ].filter((one) => one !== undefined);
          return near.length === 4 ? [{ material, floor, stars, right, disliked, near }] : [];
        }),
      ),
    );
    if (candidates.length === 0) return null;
    const { material, floor, stars, right, disliked, near } = pick(1, candidates);
    return {
      goal: say(2, GOALS.constraints, {
        material: say(3, CONDITIONS.material, { material: material.toLowerCase() }),
        floor: say(4, CONDITIONS.floor, { floor: dollars(floor) }),
        stars: say(5, CONDITIONS.stars, { stars: String(stars) }),
        average: say(6, CONDITIONS.average, { average: '4.0' }),
      }),
      reviews: reviewsOf(catalogue, 7, [
        [disliked, pick(8, FILLER), 2],
        [disliked, pick(9, FILLER), 2],
        [right, pick(10, FILLER), 3],
      ]),
      end: buyOneOf([right], 1),
      near: near.map((one) => buyOneOf([one], 1)),
    };
  },
};
