import { useDeferredValue } from 'react';
import { useUnfinished } from '#router/shown-page.ts';
import { lazyWithPreload, useLoadWhen } from '#lib/lazy-with-preload.tsx';
import type { LazyList } from '#domain/catalogue/listing.ts';
import { firstCardCount, FIRST_ROW, MAX_UNWINDOWED } from './product-card-props.ts';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';

/** Only a pinned large catalogue needs it, so it comes when it is asked for. */
const WindowedGrid = lazyWithPreload(async () => (await import('./WindowedGrid.tsx')).WindowedGrid);

interface ProductGridProps {
  readonly products: LazyList;
  readonly heading: 'h2' | 'h3';
  /** The page's main list: the pictures of its first row are fetched at once. */
  readonly eager?: boolean;
  /** Never more columns than this, where there are no more products. */
  readonly most?: 4;
}

/** Cards side by side, as many as the width holds. */
export function ProductGrid({ products, heading, eager = false, most }: ProductGridProps) {
  const first = firstCardCount(products.length);
  // The rest of them while nothing else is to be done.
  const drawn = Math.max(first, useDeferredValue(wholeOf(products.length), first));
  const isLong = products.length > MAX_UNWINDOWED;
  const isWindowed = useLoadWhen(WindowedGrid, isLong);
  useUnfinished(drawn < wholeOf(products.length) || isWindowed !== isLong);
  if (isWindowed) return <WindowedGrid products={products} heading={heading} />;
  return (
    <div className={styles.frame}>
      <div className={styles.grid} data-most={most} data-slot="cards">
        {products.slice(0, drawn).map((product, index) => (
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

/** How many cards of a list are in the document in the end; of one for the window, until that has come. */
function wholeOf(length: number): number {
  return length <= MAX_UNWINDOWED ? length : firstCardCount(length);
}
