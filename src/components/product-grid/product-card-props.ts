import { tintOf } from '#domain/catalogue/generate.ts';
import type { Tint } from '#domain/product-kinds/kinds.ts';
import { denseImage, type Product } from '#domain/catalogue/product.ts';
import { formatCents, toCents } from '#domain/money.ts';

/** What a card shows of a product: the same for React and for the first paint, which comes before React. */
export interface CardContent {
  /** The id of the element that names the card; no page shows a product on two cards. */
  readonly titleId: string;
  readonly price: string;
}

export function cardContent({ id, price }: Product): CardContent {
  return { titleId: `title-${id}`, price: formatCents(toCents(price)) };
}

/** The attributes of a product's picture, in the order in which they must be set: a picture is fetched at its `src`. */
export interface PictureAttributes {
  readonly loading: 'eager' | 'lazy';
  readonly fetchPriority: 'high' | 'auto';
  readonly alt: string;
  readonly srcSet: string;
  readonly src: string;
}

/** `eager`: near the top of the page, fetched at once and first. Others wait until they are scrolled near. */
export function pictureAttributes({ title, image }: Product, eager: boolean): PictureAttributes {
  return {
    loading: eager ? 'eager' : 'lazy',
    fetchPriority: eager ? 'high' : 'auto',
    alt: title,
    srcSet: `${image} 1x, ${denseImage(image)} 2x`,
    src: image,
  };
}

export function cardTint(product: Product): Tint | undefined {
  return tintOf(product) ?? undefined;
}

/** How many cards are in view at first on most screens: the first row's pictures are fetched at once. */
export const FIRST_ROW = 4;

/** Up to this many cards, all are in the document. */
export const MAX_UNVIRTUALIZED = 200;

/** More than any window shows: the others of a longer list can come a moment later. */
const FIRST_CARDS = 20;

/** How many cards of a list are drawn at once. */
export function firstCardCount(length: number): number {
  return Math.min(length, FIRST_CARDS);
}

/** The heading of the list; `text` is what is searched for, empty for the list of everything. */
export function listTitle(text: string): string {
  return text === '' ? 'Products' : `Results for “${text}”`;
}
