import { GOALS } from '../goals.ts';
import { listOf, quoted } from '../phrasing.ts';
import { FILLER, reviewsOf, TOPICS } from '../reviews.ts';
import { buyOneOf, type Template } from '../template.ts';

/** The right product is the one that is praised for what is asked; the others have more stars. */
export const opinion: Template = {
  id: 'opinion',
  kind: 'buy',
  difficulty: 5,
  size: 50,
  create(catalogue) {
    const { shuffled, pick, pickPhrasing, say } = catalogue;
    const [right, blamed, other, silent] = shuffled(1);
    if (!right || !blamed || !other || !silent) return null;
    const [does, praise, blame] = pickPhrasing(2, TOPICS);
    const [, praiseOfOther] = pick(
      3,
      TOPICS.open.filter(([topic]) => topic !== does),
    );
    const reviews = reviewsOf(catalogue, 4, [
      [right, praise, 4],
      [right, pick(5, FILLER), 3],
      [blamed, blame, 4],
      [blamed, pick(6, FILLER), 5],
      [other, pick(7, FILLER), 5],
      [other, praiseOfOther, 5],
      [silent, pick(6, FILLER), 5],
      [silent, pick(5, FILLER), 5],
    ]);
    const candidates = shuffled(8).filter((product) =>
      [right, blamed, other, silent].includes(product),
    );
    return {
      goal: say(9, GOALS.opinion, { titles: listOf(candidates.map(quoted)), does }),
      reviews,
      end: buyOneOf([right], 1),
      near: [blamed, other, silent].map((product) => buyOneOf([product], 1)),
    };
  },
};
