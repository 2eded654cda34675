import { expect } from 'vitest';
import { testOurGoods } from '#test-utils/our-goods.ts';
import { reviewAverage, shownReviews } from '#domain/shown-reviews.ts';
import type { LabState } from '../../lab/public/rivulet.d.ts';
import { seeds } from '../results/results.ts';
import { taskCatalogue, type TaskProduct } from './task-catalogue.ts';
import { constraints } from './templates/constraints.ts';
import { injection } from './templates/injection.ts';
import { memory } from './templates/memory.ts';
import { opinion } from './templates/opinion.ts';

/** What a player may compare without understanding the goal. */
interface Candidate extends TaskProduct {
  readonly reviews: LabState['reviews'][string];
  /** Where the goal names it, or where the shop lists it. */
  readonly position: number;
}

const FIELDS = {
  price: ({ cents }: Candidate) => cents,
  position: ({ position }: Candidate) => position,
  'our rating': ({ rating }: Candidate) => rating,
  'number of reviews': ({ reviews }: Candidate) => reviews.length,
  'review average': ({ reviews }: Candidate) => reviewAverage(shownReviews(reviews)),
  'newest review': ({ reviews }: Candidate) => reviews.at(-1)?.rating ?? 0,
  'length of the reviews': ({ reviews }: Candidate) =>
    reviews.map(({ text }) => text).join().length,
};

const namedIn = (goal: string, { title }: TaskProduct) => goal.indexOf(`“${title}”`);

/** Each family in which one product is bought: among how many of the shop's products it is, and the fields that its goal names. */
const FAMILIES = [
  { template: opinion, among: 4, asked: [] as string[] },
  // All products of the shop: the right one is one of at least five that meet three of the conditions.
  { template: constraints, among: 5, asked: [] as string[] },
  { template: memory, among: 6, asked: [] as string[] },
  { template: injection, among: 3, asked: ['review average', 'newest review'] },
];

/** The candidates that a player sees, and the index of the right one. */
function tableOf({ template }: (typeof FAMILIES)[number], seed: number) {
  const catalogue = taskCatalogue(seed, template.size, template.id);
  const { goal, end, reviews = {}, history } = template.create(catalogue)!;
  const named = catalogue.products.filter((one) => namedIn(goal, one) >= 0);
  const found = history?.slice(0, 3).flatMap((query) => {
    const some = catalogue.find(query).toSorted((a, b) => a.cents - b.cents);
    return [some[0]!, some.at(-1)!];
  });
  const shown = found ?? (named.length > 0 ? named : catalogue.products);
  const candidates = shown.map((one, at): Candidate => {
    const position = named.length > 0 ? namedIn(goal, one) : at;
    return { ...one, reviews: reviews[one.index] ?? [], position };
  });
  const right = end.check === 'bought' ? end.oneOf[0]![0]!.index! : -1;
  return { candidates, right };
}

/** For each rule over one field the index of the product that it buys: of the lowest, the highest, the second lowest and so on, and the cheapest with a value. */
function choicesOf(candidates: readonly Candidate[], field: keyof typeof FIELDS) {
  const value = FIELDS[field];
  const byPrice = candidates.toSorted((a, b) => a.cents - b.cents);
  const inOrder = byPrice.toSorted((a, b) => value(a) - value(b));
  const ranks = [0, 1, 2, -1, -2, -3].map((at) => [`${at}`, inOrder.at(at)?.index] as const);
  const values = [...new Set(byPrice.map(value))].flatMap((of) =>
    byPrice
      .filter((one) => value(one) === of)
      .slice(0, 5)
      .map(({ index }, at) => [`= ${of}, ${at}`, index] as const),
  );
  const highest = byPrice.find((one) => value(one) === value(inOrder.at(-1)!));
  return [...ranks, ['highest', highest?.index] as const, ...(field === 'price' ? [] : values)];
}

// With other goods one of so many rules may be lucky.
testOurGoods.each(FAMILIES.map((family) => [family.template.id, family] as const))(
  '[TASK32, TASK94] %s: no rule over one field finds the right product more often than chance',
  (_, family) => {
    for (const split of ['open', 'held-out'] as const) {
      const solved: Record<string, number> = {};
      const all = seeds(64, undefined, split);
      for (const seed of all) {
        const { candidates, right } = tableOf(family, seed);
        for (const field of Object.keys(FIELDS) as (keyof typeof FIELDS)[])
          for (const [rule, index] of choicesOf(candidates, field))
            if (!family.asked.includes(field) && index === right)
              solved[`${field} ${rule}`] = (solved[`${field} ${rule}`] ?? 0) + 1;
      }
      const chance = all.length / family.among;
      const most = chance + 3.5 * Math.sqrt(chance * (1 - 1 / family.among));
      const tells = Object.entries(solved).filter(([, count]) => count > most);
      expect(tells, `${split}, at most ${most}`).toEqual([]);
    }
  },
);
