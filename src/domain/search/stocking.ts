import { assignKind, assignWords } from '../catalogue/assign-kinds.ts';
import { choiceAt, SENTENCES, fillSentence } from '../product-kinds/describe.ts';
import { centsAt, ratingAt, type Catalogue } from '../catalogue/generate.ts';
import { KINDS } from '../product-kinds/kinds.ts';
import { createPart } from './phrases.ts';
import type { Shelf } from './shelf.ts';

/** The work of putting a catalogue on a shelf, which can be done in slices. */
export interface Stocking {
  /** Goes on until all is done or the time is up; says whether all is done. */
  fill(isTimeUp: () => boolean): boolean;
  /** The shelf; what is missing is done at once. */
  shelf(): Shelf;
}

/** Products put on the shelf between two looks at the clock. */
const BATCH = 64;
/** More than any kind has materials, or qualities, or sentences of one sort. */
const MANY = 16;

export function createStocking({ seed, products }: Catalogue): Stocking {
  const size = products.length;
  const cents = new Uint16Array(size);
  const ratings = new Uint8Array(size);
  const titles = createPart(size);
  const sentences = SENTENCES.map((sentence) => ({ sentence, part: createPart(size) }));
  const shelf = { products, titles, sentences: sentences.map(({ part }) => part), cents, ratings };
  let next = 0;

  const put = (index: number) => {
    const place = { seed, index };
    const dealt = assignKind(place);
    const { slug, noun, materials, qualities } = dealt.kind;
    const words = assignWords(seed, dealt);
    const { material, quality } = words;
    const title =
      (KINDS.indexOf(dealt.kind) * MANY + materials.indexOf(material)) * MANY +
      qualities.indexOf(quality);
    titles.put(index, title, () => `${material} ${quality} ${noun}`);
    for (const { sentence, part } of sentences) {
      const choice = choiceAt(place, sentence, slug);
      part.put(index, title * MANY + choice, () => fillSentence(sentence, choice, slug, words));
    }
    cents[index] = centsAt(place);
    ratings[index] = ratingAt(place);
  };

  const fill = (isTimeUp: () => boolean) => {
    while (next < size && !isTimeUp()) {
      const end = Math.min(next + BATCH, size);
      for (; next < end; next += 1) put(next);
    }
    return next === size;
  };

  return {
    fill,
    shelf() {
      fill(() => false);
      return shelf;
    },
  };
}
