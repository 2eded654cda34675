import type { ComponentProps, ReactNode } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { pictureAttributes, type PictureUse } from './product-content.ts';
import styles from './ProductPicture.module.css';

interface ProductPictureProps extends ComponentProps<'span'> {
  readonly product: Product;
  /** Near the top of the page: fetched at once, with high priority. */
  readonly eager?: boolean;
  readonly use?: PictureUse;
  /** For the use `page`: the browser chooses the file by it. */
  readonly sizes?: string;
  /** The class of the picture on the tile. */
  readonly pictureClass?: string | undefined;
  /** More pictures. Other props are those of the tile. */
  readonly children?: ReactNode;
}

/** A product's picture on its tile. Its box has its size before the picture has loaded (SPEC CAT26). */
export function ProductPicture({
  product,
  eager = false,
  use = 'card',
  sizes,
  pictureClass = '',
  className = '',
  children,
  ...tile
}: ProductPictureProps) {
  const { alt, ...source } = pictureAttributes(product, eager, use);
  return (
    <span {...tile} className={`${styles.tile} ${className}`} data-slot="tile">
      <img
        className={`${styles.picture} ${pictureClass}`}
        data-slot="picture"
        width={300}
        height={300}
        decoding="async"
        alt={alt}
        sizes={sizes}
        {...source}
      />
      {children}
    </span>
  );
}
