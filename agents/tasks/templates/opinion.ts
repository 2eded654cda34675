import { GOALS } from '../goals.ts';
import { listOf, phrasingsFor, quoted } from '../phrasing.ts';
import { FILLER, mixed, reviewsOf } from '../reviews.ts';
import { TOPICS } from '../topics.ts';
import { buyOneOf, type Template } from '../template.ts';

/** The right product is the one that is praised for what is asked; stars and number of reviews are the same. */
export const opinion: Template = {
  id: 'opinion',
  kind: 'buy',
  difficulty: 5,
  size: 50,
  create(catalogue) {
    const { seed, shuffled, pick, say } = catalogue;
    const chosen = shuffled(1).slice(0, 4);
    const [right, blamed, unsure, other] = chosen;
    const [asked, second, third, fourth] = mixed(catalogue, 20, phrasingsFor(seed, TOPICS));
    if (!right || !blamed || !unsure || !other || !asked || !second || !third || !fourth)
      return null;
    const filler = mixed(catalogue, 40, FILLER);
    // Each product is praised twice and blamed once.
    const said = [
      [asked.praise, second.praise, third.blame],
      [asked.blame, second.praise, third.praise],
      [asked.unsure, second.blame, third.praise, fourth.praise],
      [second.praise, third.blame, fourth.praise],
    ].map((some, at) => {
      const texts = some.map((texts, turn) => pick(60 + 10 * at + turn, texts));
      return [...texts, ...filler.slice(3 * at)].slice(0, 6);
    });
    const reviews = reviewsOf(
      catalogue,
      4,
      chosen.map((product, at) => {
        const [a, b, c, d, e, f] = mixed(catalogue, 100 + 10 * at, said[at] ?? []);
        return { product, texts: [`${a} ${b}`, `${c} ${d}`, `${e} ${f}`], stars: [5, 4, 3] };
      }),
    );
    const candidates = shuffled(8).filter((product) => chosen.includes(product));
    return {
      goal: say(9, GOALS.opinion, { titles: listOf(candidates.map(quoted)), does: asked.does }),
      reviews,
      end: buyOneOf([right], 1),
      near: [blamed, unsure, other].map((product) => buyOneOf([product], 1)),
    };
  },
};
