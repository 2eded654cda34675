import { useState } from 'react';
import { useShop } from '#stores/use-shop.ts';
import { ProductGrid } from './product-grid/ProductGrid.tsx';
import styles from './MoreProducts.module.css';

const NONE: readonly never[] = [];

interface MoreProductsProps {
  readonly count?: number;
  /** Products that the visitor has in the cart, or has just bought. */
  readonly without?: readonly { readonly id: string }[];
}

/** The first products of the catalogue, where a page has none or few. */
export function MoreProducts({ count = 4, without = NONE }: MoreProductsProps) {
  const { catalogue } = useShop();
  // Chosen once: a product that is added from here would vanish under the pointer.
  const [products] = useState(() =>
    catalogue.products
      .slice(0, count + without.length)
      .filter(({ id }) => !without.some((one) => one.id === id))
      .slice(0, count),
  );
  if (products.length === 0) return null;
  return (
    <section className={styles.more} data-unprinted aria-label="More to discover">
      <h2>More to discover</h2>
      <ProductGrid products={products} heading="h3" maxColumns={4} />
    </section>
  );
}
