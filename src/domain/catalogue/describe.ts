import { assignKind, assignWords } from './assign-kinds.ts';
import { parseProductId, type ProductKey } from './product-id.ts';
import type { Product } from './product.ts';
import { FIELDS, randomUint32, scaleToRange } from '../random.ts';
import { CLOSINGS, DESCRIPTIONS } from '../product-kinds/descriptions.ts';

/** The description of a product of any catalogue; empty for an id that no product has. */
export function descriptionOf({ id }: Pick<Product, 'id'>): string {
  const key = parseProductId(id);
  return key ? descriptionAt(key) : '';
}

/** The material in a product's title; empty for an id that no product has. */
export function materialOf({ id }: Pick<Product, 'id'>): string {
  const key = parseProductId(id);
  return key ? assignWords(key.seed, assignKind(key)).material : '';
}

/** An opening, a detail and a closing sentence, their placeholders filled with the title's words in lower case. */
export function descriptionAt(key: ProductKey): string {
  const assigned = assignKind(key);
  const { material, quality } = assignWords(key.seed, assigned);
  const { openings = [], details = [] } = DESCRIPTIONS[assigned.kind.slug] ?? {};
  return [
    pick(key, FIELDS.opening, openings),
    pick(key, FIELDS.detail, details),
    pick(key, FIELDS.closing, CLOSINGS),
  ]
    .join(' ')
    .replaceAll('{material}', material.toLowerCase())
    .replaceAll('{quality}', quality.toLowerCase());
}

function pick({ seed, index }: ProductKey, field: number, sentences: readonly string[]): string {
  return sentences[scaleToRange(randomUint32(seed, index, field), sentences.length)] ?? '';
}
