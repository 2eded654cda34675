import { GOALS, NTH, WHICH } from '../goals.ts';
import { inWords } from '../phrasing.ts';
import { buyOneOf, type Template } from '../template.ts';

const SEARCHES = 5;

/** What was searched for before the task began stands under `Recent searches`, and is no part of the goal. */
export const memory: Template = {
  id: 'memory',
  kind: 'buy',
  difficulty: 5,
  size: 100,
  create({ shuffled, pick, pickPhrasing, say, find }) {
    const nouns = [...new Set(shuffled(1).map(({ kind }) => kind.toLowerCase()))].slice(0, 20);
    const searches = nouns
      .flatMap((query) => {
        const found = find(query).toSorted((a, b) => a.cents - b.cents);
        const [lowest, highest] = [found[0], found.at(-1)];
        const ends = found.filter(({ cents }) => [lowest?.cents, highest?.cents].includes(cents));
        return lowest && highest && ends.length === 2 ? [{ query, ends: [lowest, highest] }] : [];
      })
      .filter(({ ends }, at, all) =>
        all.slice(0, at).every((one) => !one.ends.some((product) => ends.includes(product))),
      )
      .slice(0, SEARCHES);
    const qty = pick(5, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const which = pick(6, [0, 1] as const);
    const back = pick(2, [0, 1, 2]);
    const all = searches.map(({ ends }) => ends[which]).filter((one) => one !== undefined);
    const right = all[back];
    const opposite = searches[back]?.ends[1 - which];
    if (!right || !opposite || searches.length < SEARCHES) return null;
    return {
      goal: say(3, GOALS.memory, {
        nth: pickPhrasing(4, NTH)[back] ?? '',
        which: pickPhrasing(7, WHICH)[which] ?? '',
        amount: inWords(qty),
      }),
      history: searches.map(({ query }) => query),
      end: buyOneOf([right], qty),
      near: [...all.filter((one) => one !== right), opposite].map((one) => buyOneOf([one], qty)),
    };
  },
};
