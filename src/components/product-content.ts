/* The content of cards and lists, shared by React and the inline script of the first paint. */
import { isOpaque, pictureFile, type PictureSize } from '#domain/product-kinds/picture-file.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { BASE_PATH } from '#lib/base-path.ts';
import { groupDigits } from '#domain/text.ts';

/** The id of the element that labels a card; unique, as no page has two cards of a product. */
export function cardTitleId({ id }: Product): string {
  return `title-${id}`;
}

/**
 * How large a picture is shown: `card`, at most 300 px wide; `small`, where its smallest file does for any screen; `page`,
 * of any width, which its `sizes` tell.
 */
export type PictureUse = 'card' | 'small' | 'page';

/** The attributes of a product's picture, in the order in which they must be set: setting `src` starts the request. */
export interface PictureAttributes {
  readonly loading: 'eager' | 'lazy';
  readonly fetchPriority: 'high' | 'auto';
  readonly alt: string;
  /** Of a picture with a background, which fills its tile. */
  readonly 'data-opaque'?: '' | undefined;
  readonly srcSet?: string;
  readonly src: string;
}

/** `eager`: near the top of the page, fetched at once with high priority. Others are lazy. */
export function pictureAttributes(
  { title, picture }: Product,
  eager: boolean,
  use: PictureUse,
): PictureAttributes {
  return {
    loading: eager ? 'eager' : 'lazy',
    fetchPriority: eager ? 'high' : 'auto',
    alt: title,
    'data-opaque': isOpaque(picture) ? '' : undefined,
    ...pictureSources(picture, use),
  };
}

/** The sources of the picture of this name. */
export function pictureSources(
  picture: string,
  use: PictureUse,
): Pick<PictureAttributes, 'srcSet' | 'src'> {
  const src = pictureUrl(picture, 300);
  if (use === 'small') return { src };
  const large = pictureUrl(picture, 600);
  const srcSet =
    use === 'card'
      ? `${src} 1x, ${large} 2x`
      : `${src} 300w, ${large} 600w, ${pictureUrl(picture, 960)} 960w`;
  return { srcSet, src };
}

/** The URL of a picture, without the origin. */
export function pictureUrl(picture: string, size: PictureSize): string {
  return BASE_PATH + pictureFile(picture, size);
}

/** How many cards most screens show in the first row: their pictures are fetched at once. */
export const FIRST_ROW = 4;

/** More than a viewport shows: the other cards can be rendered with low priority. */
const FIRST_CARDS = 20;

/** How many cards of a list are rendered in the first pass. */
export function firstCardCount(length: number): number {
  return Math.min(length, FIRST_CARDS);
}

/** The heading of the list; `text`: the query, empty for the list of all products. */
export function listTitle(text: string): string {
  return text === '' ? 'Products' : `Results for "${text}"`;
}

/** The line under the heading of the list of all products. */
export function listCount(count: number): string {
  return count === 1 ? '1 product' : `${groupDigits(count)} products`;
}
