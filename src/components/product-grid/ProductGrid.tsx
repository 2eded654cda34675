import { useDeferredValue } from 'react';
import { usePageIncomplete } from '#router/page-attribute.ts';
import { lazyWithPreload, useLoadWhen } from '#lib/lazy-with-preload.tsx';
import type { LazyList } from '#domain/catalogue/lazy-list.ts';
import { firstCardCount, FIRST_ROW } from '../product-content.ts';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';

/** Up to this many cards are all in the document (SPEC LIST30); a longer list is virtualized. */
const MAX_UNVIRTUALIZED = 200;

/** Not prefetched: only large catalogues need it. */
const VirtualizedGrid = lazyWithPreload(
  async () => (await import('./VirtualizedGrid.tsx')).VirtualizedGrid,
);

interface ProductGridProps {
  readonly products: LazyList;
  readonly heading: 'h2' | 'h3';
  /** The page's main list: the pictures of the first row are fetched at once. */
  readonly eager?: boolean;
  /** The maximum number of columns. */
  readonly maxColumns?: 4;
}

/** A grid of product cards, with as many columns as its width allows. */
export function ProductGrid({ products, heading, eager = false, maxColumns }: ProductGridProps) {
  const first = firstCardCount(products.length);
  // The other cards are rendered with low priority.
  const rendered = Math.max(first, useDeferredValue(finalCardCount(products.length), first));
  const isLong = products.length > MAX_UNVIRTUALIZED;
  const isVirtualized = useLoadWhen(VirtualizedGrid, isLong);
  usePageIncomplete(rendered < finalCardCount(products.length) || isVirtualized !== isLong);
  if (isVirtualized) return <VirtualizedGrid products={products} heading={heading} />;
  return (
    <div className={styles.frame}>
      <div className={styles.grid} data-max-columns={maxColumns} data-slot="cards">
        {products.slice(0, rendered).map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            heading={heading}
            eager={eager && index < FIRST_ROW}
          />
        ))}
      </div>
    </div>
  );
}

/** How many cards of a list this grid renders in total; for a longer list, until the virtualized grid has loaded. */
function finalCardCount(length: number): number {
  return length <= MAX_UNVIRTUALIZED ? length : firstCardCount(length);
}
