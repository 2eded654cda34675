import { denseImage, type Product } from '#domain/catalogue/product.ts';
import { tintOf } from '#domain/catalogue/generate.ts';
import styles from './ProductPicture.module.css';

interface ProductPictureProps {
  readonly product: Product;
  /** Near the top of the page: fetched at once and first. Others wait until they are scrolled near. */
  readonly eager?: boolean;
}

/** A product's picture on its tinted pool. Its box has its size before the picture comes. */
export function ProductPicture({ product, eager = false }: ProductPictureProps) {
  return (
    <span className={styles.pool} data-tint={tintOf(product)}>
      <img
        src={product.image}
        srcSet={`${product.image} 1x, ${denseImage(product.image)} 2x`}
        width={300}
        height={300}
        alt={product.title}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </span>
  );
}
