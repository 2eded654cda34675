import { tintOf } from '#domain/catalogue/generate.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { pictureAttributes } from './product-content.ts';
import styles from './ProductPicture.module.css';

interface ProductPictureProps {
  readonly product: Product;
  /** Near the top of the page: fetched at once, with high priority. */
  readonly eager?: boolean;
  /** Where the picture's width varies: the browser chooses the file by it. */
  readonly sizes?: string;
}

/** A product's picture on its tinted background. Its box has its size before the picture has loaded (SPEC CAT26). */
export function ProductPicture({ product, eager = false, sizes }: ProductPictureProps) {
  const { alt, ...source } = pictureAttributes(product, eager, sizes !== undefined);
  return (
    <span className={styles.background} data-slot="tint" data-tint={tintOf(product)}>
      {/* The card template has no picture. */}
      <img
        data-slot="picture"
        width={300}
        height={300}
        decoding="async"
        alt={alt}
        sizes={sizes}
        {...source}
        src={source.src || undefined}
      />
    </span>
  );
}
