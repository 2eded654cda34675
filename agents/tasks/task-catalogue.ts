import { catalogueFacts, type ProductFacts } from '#domain/catalogue-facts.ts';
import { assignKind, assignWords } from '#domain/catalogue/assign-kinds.ts';
import { formatCents, toCents, type Cents } from '#domain/money.ts';
import { normalize } from '#domain/search/normalize.ts';
import { codesOf, randomUint32, scaleToRange } from '#domain/random.ts';
import type { LineState } from '../../lab/public/rivulet.d.ts';
import { fillIn, phrasingsFor, type Phrasings } from './phrasing.ts';

export interface TaskProduct extends ProductFacts {
  /** 0-based index in the catalogue. */
  readonly index: number;
  readonly cents: Cents;
  /** `Sea Green` in `Sea Green Quiet Desk Lamp`. */
  readonly finish: string;
}

/** The catalogue of a task, and what is chosen by its seed. */
export interface TaskCatalogue {
  readonly seed: number;
  readonly products: readonly TaskProduct[];
  /** One of a list. The same seed, template and `turn` choose the same. Throws a RangeError for an empty list. */
  readonly pick: <One>(turn: number, list: readonly One[]) => One;
  /** One of those that the split of the seed has. */
  readonly pickPhrasing: <Phrasing>(turn: number, phrasings: Phrasings<Phrasing>) => Phrasing;
  /** One of the phrasings of the seed's split, with these values. */
  readonly say: (
    turn: number,
    phrasings: Phrasings,
    values: Readonly<Record<string, string>>,
  ) => string;
  /** The products in an order of their own for each `turn`. */
  readonly shuffled: (turn: number) => readonly TaskProduct[];
  /** What a search finds: each of its words is in the title or in the description. */
  readonly find: (query: string) => readonly TaskProduct[];
  /** Products by finish, of each finish that at least `least` products have. */
  readonly finishes: (least: number) => readonly InFinish[];
}

/** The products whose titles begin with a finish. */
interface InFinish {
  /** `Sea Green` */
  readonly name: string;
  readonly products: readonly TaskProduct[];
}

/** The products of a catalogue for the template `id`. */
export function taskCatalogue(seed: number, size: number, id: string): TaskCatalogue {
  const products = productsOf(seed, size);
  const codes = codesOf(id);
  const random = (...turns: readonly number[]) => randomUint32(seed, ...codes, ...turns);
  const pick: TaskCatalogue['pick'] = (turn, list) => {
    const one = list[scaleToRange(random(turn), list.length)];
    if (one === undefined) throw new RangeError('The list is empty.');
    return one;
  };
  const pickPhrasing: TaskCatalogue['pickPhrasing'] = (turn, phrasings) =>
    pick(turn, phrasingsFor(seed, phrasings));
  let texts: readonly string[] | undefined;
  return {
    seed,
    products,
    pick,
    pickPhrasing,
    say: (turn, phrasings, values) => fillIn(pickPhrasing(turn, phrasings), values),
    shuffled: (turn) => products.toSorted((a, b) => random(turn, a.index) - random(turn, b.index)),
    find(query) {
      texts ??= products.map(({ title, description }) => normalize(`${title} ${description}`));
      const words = normalize(query).split(' ');
      return products.filter((_, at) => words.every((word) => texts?.[at]?.includes(word)));
    },
    finishes: (least) =>
      [...new Set(products.map(({ finish }) => finish))]
        .map((name) => ({
          name,
          products: products.filter(({ title }) => title.startsWith(`${name} `)),
        }))
        .filter(({ products }) => products.length >= least),
  };
}

function productsOf(seed: number, size: number): readonly TaskProduct[] {
  // The base path is in the addresses of pictures alone, which no task reads.
  return catalogueFacts({ seed, size }, '/').map((facts, index) =>
    Object.assign(facts, {
      index,
      cents: toCents(facts.price),
      finish: assignWords(seed, assignKind({ seed, index })).finish.word,
    }),
  );
}

/** The products with the lowest price: several with the same. */
export function cheapestOf(products: readonly TaskProduct[]): readonly TaskProduct[] {
  const lowest = Math.min(...products.map(({ cents }) => cents));
  return products.filter(({ cents }) => cents === lowest);
}

/** `in sea green (its title begins with “Sea Green”)`. */
export function inFinish(finish: string): string {
  return `in ${finish.toLowerCase()} (its title begins with “${finish}”)`;
}

/** `4 stars or more (our rating)`, as the product's page names what the filter uses: it also has the review average. */
export function starsOrMore(least: number): string {
  return `${least} stars or more (our rating)`;
}

/** `$150`, from whole dollars. */
export function dollars(amount: number): string {
  return formatCents(toCents(String(amount))).replace('.00', '');
}

/** Of all choices of some of the products, those with the highest total within the limit, which is in whole dollars. */
export function fullestWithin(
  limit: number,
  products: readonly TaskProduct[],
): readonly (readonly TaskProduct[])[] {
  const fitting = Array.from({ length: 2 ** products.length }, (_, choice) =>
    products.filter((_, at) => Math.floor(choice / 2 ** at) % 2 === 1),
  ).filter((some) => totalOf(some) <= limit * 100);
  const most = Math.max(...fitting.map(totalOf));
  return fitting.filter((some) => totalOf(some) === most);
}

/** The lowest limit in whole dollars that is enough for this many cents, or the highest that is not. */
export function limitFor(cents: number, isEnough: boolean): number {
  const enough = Math.ceil(cents / 100);
  return isEnough ? enough : enough - 1;
}

/** In cents. */
export function totalOf(products: readonly TaskProduct[]): number {
  return products.reduce((total, { cents }) => total + cents, 0);
}

/** One of each. */
export function linesOf(products: readonly TaskProduct[]): readonly LineState[] {
  return products.map(({ index }) => ({ index, qty: 1 }));
}
