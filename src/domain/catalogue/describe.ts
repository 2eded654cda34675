import { assignKind, assignWords } from './assign-kinds.ts';
import { parseProductId, type ProductKey } from './product-id.ts';
import { closeUpImage, type Product } from './product.ts';
import { FIELDS, randomUint32, scaleToRange } from '../random.ts';
import { CLOSINGS, factsOf, hasCloseUp } from '../product-kinds/facts.ts';

/** The description of a product of any catalogue; empty for an id that no product has. */
export function descriptionOf({ id }: Pick<Product, 'id'>): string {
  const key = parseProductId(id);
  return key ? descriptionAt(key) : '';
}

/** What a product is made of, such as `Powder-coated steel`; empty for an id that no product has. */
export function materialOf({ id }: Pick<Product, 'id'>): string {
  const key = parseProductId(id);
  const material = key ? materialAt(key) : '';
  return material.charAt(0).toUpperCase() + material.slice(1);
}

/** The file of a product's second picture, below the base path; `null` where there is none. */
export function closeUpOf(product: Product): string | null {
  const key = parseProductId(product.id);
  if (!key) return null;
  const { finish } = assignWords(key.seed, assignKind(key));
  return hasCloseUp(finish.picture) ? closeUpImage(product.image) : null;
}

/** An opening, a detail and a closing sentence, with the material and the title's quality in lower case. */
export function descriptionAt(key: ProductKey): string {
  const assigned = assignKind(key);
  const { quality } = assignWords(key.seed, assigned);
  const { openings, details } = factsOf(assigned.kind);
  return [
    pick(key, FIELDS.opening, openings),
    pick(key, FIELDS.detail, details),
    pick(key, FIELDS.closing, CLOSINGS),
  ]
    .join(' ')
    .replaceAll('{material}', materialAt(key))
    .replaceAll('{quality}', quality.toLowerCase());
}

/** In lower case. */
function materialAt(key: ProductKey): string {
  const { kind, round } = assignKind(key);
  const { finish } = assignWords(key.seed, { kind, round });
  return factsOf(kind).materials[kind.finishes.indexOf(finish)] ?? '';
}

function pick({ seed, index }: ProductKey, field: number, sentences: readonly string[]): string {
  return sentences[scaleToRange(randomUint32(seed, index, field), sentences.length)] ?? '';
}
