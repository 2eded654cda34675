import { useId, useMemo } from 'react';
import { ProductGrid } from '#components/product-grid/ProductGrid.tsx';
import type { Product } from '#domain/catalogue/product.ts';
import { relatedTo } from '#domain/catalogue/related.ts';
import { useShop } from '#stores/use-shop.ts';
import styles from './ProductPage.module.css';

export function RelatedProducts({ product }: { readonly product: Product }) {
  const { catalogue } = useShop();
  const headingId = useId();
  // Memoised: in a large catalogue it reads thousands of products.
  const related = useMemo(() => relatedTo(product, catalogue), [product, catalogue]);
  return (
    <section className={styles.section} data-unprinted aria-labelledby={headingId}>
      <h2 id={headingId}>Related Products</h2>
      <ProductGrid products={related} heading="h3" maxColumns={4} />
    </section>
  );
}
