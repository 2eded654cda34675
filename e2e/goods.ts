import { readBasePath } from '../build/base-path.ts';
import { createCatalogue, DEFAULT_SIZE, productAt } from '#domain/catalogue/generate.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { withDescription, type Good } from '#testing/plain-shelf.ts';

/** The path the built shop lives under, with a slash at both ends. */
export const BASE = readBasePath(process.env['BASE_PATH']);

/** The seed that most stories pin with `?seed=7`. */
export const SEED = 7;

/** The products of a catalogue, as the shop makes them. */
export function goods(seed = SEED, size = DEFAULT_SIZE): readonly Good[] {
  return createCatalogue(seed, size, BASE).products.slice(0).map(withDescription);
}

/** One product of a catalogue by its 0-based place. */
export function good(index: number, seed = SEED): Good {
  return withDescription(productAt({ seed, index }, BASE));
}

export function titles(products: readonly Product[]): readonly string[] {
  return products.map(({ title }) => title);
}

/** The screens of the shop, for stories about all of them; the cart needs something in it first. */
export const SCREENS = [
  '?seed=7',
  'products?seed=7&q=cotton&rating=2',
  `product/${good(0).id}?seed=7`,
  'cart?seed=7',
] as const;
