import { KINDS } from '#domain/product-kinds/kinds.ts';
import { GOALS } from '../goals.ts';
import { inWords, listOf } from '../phrasing.ts';
import { dollars, limitFor, linesOf, totalOf, type TaskProduct } from '../task-catalogue.ts';
import type { Template } from '../template.ts';

/** Not `Kettle`: the title of a drip kettle ends so, too. */
const isEnding = ({ noun }: { readonly noun: string }) =>
  KINDS.some((other) => other.noun.endsWith(` ${noun}`));
const NOUNS: ReadonlySet<string> = new Set(
  KINDS.filter((one) => !isEnding(one)).map(({ noun }) => noun),
);

/** Four to six things, one of each kind: as much of a budget as possible. */
export const pack: Template = {
  id: 'pack',
  kind: 'buy',
  difficulty: 5,
  size: 100,
  create({ products, shuffled, pick, say }) {
    const order = shuffled(1).map(({ kind }) => kind);
    const kinds = [...new Set(order)].filter((kind) => NOUNS.has(kind));
    const chosen = kinds
      .map((kind) => products.filter((one) => one.kind === kind))
      .filter(({ length }) => length === 2 || length === 3)
      .slice(0, pick(2, [4, 5, 6]));
    const choices = chosen
      .reduce<readonly (readonly TaskProduct[])[]>(
        (some, ofKind) => some.flatMap((one) => ofKind.map((product) => [...one, product])),
        [[]],
      )
      .toSorted((a, b) => totalOf(a) - totalOf(b));
    const most = pick(3, choices.slice(choices.length / 4, (choices.length * 3) / 4));
    const limit = limitFor(totalOf(most), true);
    const within = choices.filter((some) => totalOf(some) <= limit * 100);
    const best = within.filter((some) => totalOf(some) === totalOf(within.at(-1) ?? []));
    const second = within.findLast((some) => !best.includes(some));
    const over = choices[within.length];
    if (!second || !over) return null;
    const near = [second, over, (best[0] ?? []).slice(1)];
    return {
      goal: say(4, GOALS.pack, {
        count: inWords(chosen.length),
        kinds: listOf(chosen.map((some) => `“${some[0]?.kind}”`)),
        limit: dollars(limit),
      }),
      end: { check: 'bought', oneOf: best.map(linesOf) },
      near: near.map((some) => ({ check: 'bought', oneOf: [linesOf(some)] })),
    };
  },
};
