import { descriptionOf } from '#domain/product-kinds/describe.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { toCents } from '#domain/money.ts';
import { normalize } from '#domain/search/normalize.ts';
import type { Part, Shelf } from '#domain/search/shelf.ts';

/** A product with its description beside it, so that a test can make up both. */
export interface Good extends Product {
  readonly description: string;
}

export function withDescription(product: Product): Good {
  return { ...product, description: descriptionOf(product) };
}

/** Slow and obvious: a shelf of any products, on which no two share a phrase. */
export function plainShelf(goods: readonly Good[]): Shelf {
  return {
    products: goods,
    titles: partOf(goods.map(({ title }) => title)),
    sentences: [partOf(goods.map(({ description }) => description))],
    cents: goods.map(({ price }) => toCents(price)),
    ratings: goods.map(({ rating }) => rating),
  };
}

function partOf(texts: readonly string[]): Part {
  return { phrases: texts.map(normalize), column: texts.map((_, index) => index) };
}
