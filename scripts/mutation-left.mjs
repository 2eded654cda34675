/**
 * The mutants that live, and why each may: no test could tell them from the code.
 * @type {readonly import('./mutation-summary.mjs').Left[]}
 */
export const LEFT = [
  {
    file: 'src/domain/search/find.ts',
    mutants: ['default: return sortBy satisfies never; → default:'],
    why: 'Never reached: with `satisfies never` the compiler sees that no sort is forgotten.',
  },
  {
    file: 'src/domain/search/find.ts',
    mutants: ['at < RANKS → at <= RANKS'],
    why: 'What is written beyond the end of a typed array is dropped. `forEach`, which has no such end to get wrong, takes eight times as long here.',
  },
  {
    file: 'src/domain/search/suggest.ts',
    mutants: ['a < b → a <= b'],
    why: 'Two words of a `Map` are never equal.',
  },
  {
    file: 'src/domain/search/suggest.ts',
    mutants: ['products.at(first)?.title → products.at(first).title', '!use → false'],
    why: 'Each number in a column has its phrase, and each phrase its product; the check is for the compiler, which cannot know.',
  },
  {
    file: 'src/domain/search/suggest.ts',
    mutants: ['/[^\\p{L}\\p{N}]+/u → /[^\\p{L}\\p{N}]/u'],
    why: 'Split at each mark alone, a text has empty words too, which are too short to be kept.',
  },
  {
    file: 'src/domain/search/url.ts',
    mutants: ['raw === null → false'],
    why: '`parseInt` and `parseFloat` make no number of `null`; the check is for the compiler.',
  },
  {
    file: 'src/domain/start.ts',
    mutants: ['raw !== null → true'],
    why: '`null` is tested as the text `null`, which has no digits; the check is for the compiler.',
  },
  {
    file: 'src/stores/stored-cart.ts',
    mutants: ["['id', 'qty'] → []"],
    why: 'A field that is not there is no text and no quantity either; the names are for the compiler.',
  },
  {
    file: 'src/stores/stored-history.ts',
    mutants: ["['query', 'timestamp'] → []"],
    why: 'A field that is not there is no text either; the names are for the compiler.',
  },
  {
    file: 'src/stores/use-stocked.ts',
    mutants: ['times + 1 → times - 1'],
    why: 'Any other number draws again.',
  },
];
