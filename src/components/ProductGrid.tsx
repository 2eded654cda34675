import type { Product } from '#domain/catalogue/product.ts';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';

interface ProductGridProps {
  readonly products: readonly Product[];
  readonly heading: 'h2' | 'h3';
  /** How many of the first pictures are fetched at once. */
  readonly eager?: number;
}

/** Cards side by side, as many as the width holds. */
export function ProductGrid({ products, heading, eager = 0 }: ProductGridProps) {
  return (
    <div className={styles.grid}>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} heading={heading} eager={index < eager} />
      ))}
    </div>
  );
}
