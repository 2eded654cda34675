import { itemAt } from '#lib/item-at.ts';
import { assignKind, assignWords } from './assign-kinds.ts';
import type { ProductKey } from './product-id.ts';
import { FIELDS, pick } from '../random.ts';
import { CLOSINGS, factsOf } from '../product-kinds/facts.ts';

/** What a product is made of, such as `Powder-coated steel`. */
export function materialOf(key: ProductKey): string {
  const material = materialAt(key);
  return material.charAt(0).toUpperCase() + material.slice(1);
}

/**
 * The description of a product: an opening, a detail and a closing sentence, with the material and the title's quality
 * in lower case.
 */
export function descriptionOf(key: ProductKey): string {
  const assigned = assignKind(key);
  const { quality } = assignWords(key.seed, assigned);
  const { openings, details } = factsOf(assigned.kind);
  const oneOf = (field: number, sentences: readonly string[]) =>
    itemAt(sentences, pick(key, field, sentences.length));
  return [
    oneOf(FIELDS.opening, openings),
    oneOf(FIELDS.detail, details),
    oneOf(FIELDS.closing, CLOSINGS),
  ]
    .join(' ')
    .replaceAll('{material}', materialAt(key))
    .replaceAll('{quality}', quality.toLowerCase());
}

/** In lower case. */
function materialAt(key: ProductKey): string {
  const { kind, round } = assignKind(key);
  const { finish } = assignWords(key.seed, { kind, round });
  return itemAt(factsOf(kind).materials, kind.finishes.indexOf(finish));
}
