import * as v from 'valibot';

/** The kinds that a shop needs at least: it shows 20 products, each of another kind. */
const MIN_KINDS = 20;
/** Of a title: two lines of a card on a phone. */
const MAX_TITLE = 34;

const noun = v.pipe(
  v.string(),
  v.regex(
    /^[A-Z\d][\w'’-]*(?: [A-Z\d][\w'’-]*)*$/,
    'must be words in title case, such as Sea Green',
  ),
);
const slug = v.pipe(v.string(), v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'must be as in desk-lamp'));
const dollars = v.pipe(
  v.number('must be a number'),
  v.integer('must be whole US dollars'),
  v.minValue(10, 'must be at least 10'),
  v.maxValue(500, 'must be at most 500'),
);
const sentence = v.pipe(
  v.string(),
  v.regex(/^[A-Z\d].*\.$/, 'must be sentences, from a capital letter to a full stop'),
  v.check((text) => !/\s\s/.test(text), 'must have single spaces'),
  v.check((text) => !/\ban? \{/i.test(text), 'must have no placeholder after "a" or "an"'),
  v.check(
    (text) => !/[{}]/.test(text.replaceAll(/\{(?:material|quality)\}/g, '')),
    'must have no placeholders but {material} and {quality}',
  ),
);

const finish = v.strictObject({
  word: v.pipe(noun, v.description('Begins the title, such as Sea Green')),
  material: v.pipe(
    v.string(),
    v.regex(/^[a-z].*\S$/, 'must be in lower case, such as stoneware'),
    v.description('Among the facts, and in the description for {material}'),
  ),
  picture: v.pipe(
    slug,
    // The names of the files of other views.
    v.check((name) => !/^hero-|-close$/.test(name), 'must not begin with hero- or end with -close'),
    v.description(
      'The name of its files in the folder pictures: <picture>-300.avif, -600.avif, -960.avif and, for a second view, <picture>-close-960.avif',
    ),
  ),
});

const kind = v.pipe(
  v.strictObject({
    slug: v.pipe(slug, v.description('Names the kind in messages')),
    noun: v.pipe(noun, v.description('Ends the title, such as Desk Lamp')),
    price: v.pipe(
      v.strictObject({ from: dollars, to: dollars }),
      v.check(({ from, to }) => from < to, 'must have a from that is below to'),
      v.description('Whole US dollars, from 10 to 500: prices are random in between'),
    ),
    qualities: v.pipe(
      listOf(noun),
      v.description('Each stands between finish and noun, and suits every finish'),
    ),
    openings: v.pipe(
      listOf(sentence),
      v.description('The first sentence of a description; {material} and {quality} are filled in'),
    ),
    details: v.pipe(listOf(sentence), v.description('The second sentence of a description')),
    finishes: v.pipe(
      listOf(finish),
      v.description('What the kind comes in, each with its picture'),
    ),
  }),
  v.rawCheck(({ dataset: { typed, value }, addIssue }) => {
    if (!typed) return;
    const long = titlesOf(value).find((title) => title.length > MAX_TITLE);
    if (long !== undefined)
      addIssue({ message: `the title '${long}' is longer than ${MAX_TITLE} characters` });
  }),
);

/** The build checks it, and editors read what is made of it, goods/goods.schema.json. */
export const GOODS_SCHEMA = v.pipe(
  v.strictObject({
    $schema: v.optional(v.string()),
    kinds: v.pipe(
      v.array(kind),
      v.minLength(
        MIN_KINDS,
        ({ received }) => `must be at least ${MIN_KINDS} kinds, not ${received}`,
      ),
      v.description('The products of a seed depend on the number and the order of the kinds'),
    ),
    closings: v.pipe(
      listOf(sentence),
      v.description('The last sentence of a description, which suits every kind'),
    ),
  }),
  v.rawCheck(({ dataset: { typed, value }, addIssue }) => {
    if (!typed) return;
    for (const [name, of] of Object.entries(UNIQUE)) {
      const owners = new Map<string, string>();
      for (const kind of value.kinds)
        for (const text of of(kind)) {
          const owner = owners.get(text);
          if (owner !== undefined)
            addIssue({ message: `${owner} and ${kind.slug} have the same ${name}: ${text}` });
          owners.set(text, kind.slug);
        }
    }
  }),
  v.title('What a shop sells: kinds of products, their words, prices and pictures'),
);

export type GoodsTable = v.InferOutput<typeof GOODS_SCHEMA>;
type KindRow = v.InferOutput<typeof kind>;

/** What no two kinds, and no kind twice, may have. */
const UNIQUE: Readonly<Record<string, (kind: KindRow) => readonly string[]>> = {
  slug: ({ slug }) => [slug],
  noun: ({ noun }) => [noun],
  title: titlesOf,
  picture: ({ finishes }) => finishes.map(({ picture }) => picture),
  sentence: ({ openings, details }) => [...openings, ...details],
};

function titlesOf({ noun, qualities, finishes }: KindRow): string[] {
  return finishes.flatMap(({ word }) => qualities.map((quality) => `${word} ${quality} ${noun}`));
}

function listOf<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item), v.minLength(1, 'must not be empty'));
}
