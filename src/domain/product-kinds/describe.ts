import { randomUint32, scaleToRange } from '../random.ts';
import { assignKind, assignWords, type AssignedKind } from '../catalogue/assign-kinds.ts';
import { CLOSINGS, DESCRIPTIONS } from './descriptions.ts';
import { parseProductId, type ProductKey } from '../catalogue/product-id.ts';
import type { Product } from '../catalogue/product.ts';

/** The title's words before the noun, as they are dealt. */
interface Words {
  readonly material: string;
  readonly quality: string;
}

/** The sentences of a description, in their order. Each is drawn by a fact of its own. */
export const SENTENCES = ['opening', 'detail', 'closing'] as const;
export type Sentence = (typeof SENTENCES)[number];

const FACTS: Readonly<Record<Sentence, number>> = { opening: 5, detail: 6, closing: 7 };

/** A product's description, also of one that is in no catalogue at hand; empty for an unknown id. */
export function descriptionOf({ id }: Pick<Product, 'id'>): string {
  const place = parseProductId(id);
  return place ? describe(place, assignKind(place)) : '';
}

/** Which of its kind's sentences a product has: 0-based. */
export function choiceAt({ seed, index }: ProductKey, sentence: Sentence, slug: string): number {
  return scaleToRange(
    randomUint32(seed, index, FACTS[sentence]),
    sentencesOf(sentence, slug).length,
  );
}

/** One chosen sentence of a kind, its gaps filled in; empty for a kind that has no such sentence. */
export function fillSentence(
  sentence: Sentence,
  choice: number,
  slug: string,
  words: Words,
): string {
  const text = sentencesOf(sentence, slug)[choice] ?? '';
  return text
    .replaceAll('{material}', words.material.toLowerCase())
    .replaceAll('{quality}', words.quality.toLowerCase());
}

/** Two or three natural sentences; a kind without sentences of its own gets the closing alone. */
function describe(place: ProductKey, dealt: AssignedKind): string {
  const { slug } = dealt.kind;
  const words = assignWords(place.seed, dealt);
  return SENTENCES.map((sentence) =>
    fillSentence(sentence, choiceAt(place, sentence, slug), slug, words),
  )
    .filter((text) => text !== '')
    .join(' ');
}

function sentencesOf(sentence: Sentence, slug: string): readonly string[] {
  switch (sentence) {
    case 'opening':
      return DESCRIPTIONS[slug]?.openings ?? [];
    case 'detail':
      return DESCRIPTIONS[slug]?.details ?? [];
    case 'closing':
      return CLOSINGS;
    default:
      return sentence satisfies never;
  }
}
