import { lazy, Suspense } from 'react';
import type { Listing } from '#domain/catalogue/listing.ts';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';

/** Only a pinned large catalogue needs it, so it comes when it is asked for. */
const WindowedGrid = lazy(async () => ({
  default: (await import('./WindowedGrid.tsx')).WindowedGrid,
}));

/** How many cards are in view at first on most screens. */
const FIRST_ROW = 4;
/** Up to this many cards, all are in the document. */
const MAX_WHOLE = 200;
/** What stands in for a large list until its code has come; as many as it always has at least. */
const FIRST_CARDS = 20;

interface ProductGridProps {
  readonly products: Listing;
  readonly heading: 'h2' | 'h3';
  /** The page's main list: the pictures of its first row are fetched at once. */
  readonly eager?: boolean;
  /** Never more columns than this, where there are no more products. */
  readonly most?: 4;
}

/** Cards side by side, as many as the width holds. */
export function ProductGrid({ products, heading, eager = false, most }: ProductGridProps) {
  if (products.length <= MAX_WHOLE) {
    return (
      <div className={styles.frame}>
        <div className={styles.grid} data-most={most}>
          {products.slice(0).map((product, index) => (
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
  const first = products.slice(0, FIRST_CARDS);
  return (
    <Suspense fallback={<ProductGrid products={first} heading={heading} eager={eager} />}>
      <WindowedGrid products={products} heading={heading} />
    </Suspense>
  );
}
