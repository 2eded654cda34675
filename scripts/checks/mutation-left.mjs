/**
 * The mutants that live, and why each may: no test could tell them from the code.
 * @type {readonly import('./mutation-summary.mjs').Left[]}
 */
export const LEFT = [
  {
    file: 'src/domain/catalogue/assign-kinds.ts',
    mutants: [`'' → "Stryker was here!"`],
    why: 'Each pair of words is within the lists; the check is for the compiler.',
  },
  {
    file: 'src/domain/catalogue/assign-kinds.ts',
    mutants: ['kinds.length - 1 → kinds.length + 1', 'a && b → true', 'a && b → a || b'],
    why: 'Beyond the pack there is nothing to swap, and within it both are there; the check is for the compiler.',
  },
  {
    file: 'src/domain/catalogue/assign-kinds.ts',
    mutants: ['(from % to) + 1 → from % to - 1', 'from % to → from * to'],
    why: 'Any step that shares no factor with the number of pairs deals them all before one comes again; no rule says which it is.',
  },
  {
    file: 'src/domain/product-kinds/describe.ts',
    mutants: ['default: return sentence satisfies never; → default:'],
    why: 'Never reached: with `satisfies never` the compiler sees that no sentence is forgotten.',
  },
  {
    file: 'src/domain/product-kinds/describe.ts',
    mutants: [
      'SENTENCES.map((sentence) => tell(sentence, choiceAt(place, sentence, slug), slug… → SENTENCES.map(sentence => tell(sentence, choiceAt(place, sentence, slug), slug, …',
      "text !== '' → true",
      `'' → "Stryker was here!"`,
    ],
    why: 'Every kind has all its sentences, which a test of the kinds sees to; a kind without is not on sale.',
  },
  {
    file: 'src/domain/catalogue/listing.ts',
    mutants: [
      'made.filter((product) => product !== undefined) → made',
      'product !== undefined → true',
    ],
    why: 'Within its length a listing has a product everywhere; the check is for the compiler.',
  },
  {
    file: 'src/domain/catalogue/product.ts',
    mutants: ['/\\.avif$/ → /\\.avif/'],
    why: 'The name of a picture has `.avif` at its end alone.',
  },
  {
    file: 'src/domain/catalogue/related.ts',
    mutants: [
      'alike && alike.length < RELATED_COUNT → true',
      'alike && alike.length < RELATED_COUNT → alike || alike.length < RELATED_COUNT',
      'alike.length < RELATED_COUNT → true',
      'alike.length < RELATED_COUNT → alike.length <= RELATED_COUNT',
    ],
    why: 'More than four of a group are cut off at the end; to stop at four saves memory.',
  },
  {
    file: 'src/domain/catalogue/related.ts',
    mutants: ['bySharing[words.size]?.length → bySharing[words.size].length'],
    why: 'There is a group for each number of words; the check is for the compiler.',
  },
  {
    file: 'src/domain/catalogue/related.ts',
    mutants: ['title.toLowerCase() → title.toUpperCase()'],
    why: 'Titles have plain letters, which are alike in capitals when they are alike in small ones.',
  },
  {
    file: 'src/domain/search/normalize.ts',
    mutants: [
      '/^[\\x21-\\x7e]+(?: [\\x21-\\x7e]+)*$/ → /^[\\x21-\\x7e](?: [\\x21-\\x7e]+)*$/',
      '/^[\\x21-\\x7e]+(?: [\\x21-\\x7e]+)*$/ → /^[\\x21-\\x7e]+(?: [\\x21-\\x7e]+)$/',
      '/^[\\x21-\\x7e]+(?: [\\x21-\\x7e]+)*$/ → /^[\\x21-\\x7e]+(?: [\\x21-\\x7e])*$/',
    ],
    why: 'A plain text that is not seen to be one goes the long way, to the same end.',
  },
  {
    file: 'src/domain/search/stocking.ts',
    mutants: ['title * MANY + choice → title * MANY - choice'],
    why: 'The keys are others, and still no two alike.',
  },
  {
    file: 'src/domain/search/search.ts',
    mutants: ['default: return sortBy satisfies never; → default:'],
    why: 'Never reached: with `satisfies never` the compiler sees that no sort is forgotten.',
  },
  {
    file: 'src/domain/search/search.ts',
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
    mutants: ['!use → false'],
    why: 'Each number in a column has its phrase, and each phrase its product; the check is for the compiler, which cannot know.',
  },
  {
    file: 'src/domain/search/suggest.ts',
    mutants: ['/[^\\p{L}\\p{N}]+/u → /[^\\p{L}\\p{N}]/u'],
    why: 'Split at each mark alone, a text has empty words too, which are too short to be kept.',
  },
  {
    file: 'src/domain/search/search-params.ts',
    mutants: ['raw === null → false'],
    why: '`parseInt` and `parseFloat` make no number of `null`; the check is for the compiler.',
  },
  {
    file: 'src/domain/catalogue-params.ts',
    mutants: ['raw !== null → true'],
    why: '`null` is tested as the text `null`, which has no digits; the check is for the compiler.',
  },
  {
    file: 'src/stores/persistence/persisted-cart.ts',
    mutants: ["['id', 'qty'] → []"],
    why: 'A field that is not there is no text and no quantity either; the names are for the compiler.',
  },
  {
    file: 'src/stores/persistence/persisted-history.ts',
    mutants: ["['query', 'timestamp'] → []"],
    why: 'A field that is not there is no text either; the names are for the compiler.',
  },
  {
    file: 'src/stores/use-stocked.ts',
    mutants: ['times + 1 → times - 1'],
    why: 'Any other number draws again.',
  },
  {
    file: 'src/stores/use-stocked.ts',
    mutants: ['(times: number) => times + 1 → () => undefined'],
    why: 'The first time it is another value; later React draws once more before it sees that none has changed.',
  },
];
