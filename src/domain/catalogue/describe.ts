import { draw, scale } from '../mix.ts';
import { CLOSINGS, DESCRIPTIONS } from './descriptions.ts';
import type { Place } from './id.ts';

interface Words {
  readonly material: string;
  readonly quality: string;
}

const OPENING = 5;
const DETAIL = 6;
const CLOSING = 7;

/** Two or three natural sentences for a product of a kind; a kind without sentences gets the closing alone. */
export function describe(place: Place, slug: string, words: Words): string {
  const own = DESCRIPTIONS[slug];
  const sentences = [
    choose(place, OPENING, own?.openings ?? []),
    choose(place, DETAIL, own?.details ?? []),
    choose(place, CLOSING, CLOSINGS),
  ];
  return sentences
    .filter((sentence) => sentence !== '')
    .join(' ')
    .replaceAll('{material}', words.material.toLowerCase())
    .replaceAll('{quality}', words.quality.toLowerCase());
}

function choose({ seed, index }: Place, fact: number, sentences: readonly string[]): string {
  return sentences[scale(draw(seed, index, fact), sentences.length)] ?? '';
}
