import { useDeferredValue, useEffect, useRef } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { usePageIncomplete } from '#router/page-attribute.ts';
import { firstCardCount, FIRST_ROW } from '../product-content.ts';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';

interface ProductGridProps {
  readonly products: readonly Product[];
  readonly heading: 'h2' | 'h3';
  /** The page's main list: the pictures of the first row are fetched at once. */
  readonly eager?: boolean;
  /** The maximum number of columns. */
  readonly maxColumns?: 4;
  /** Some cards are two columns wide. */
  readonly wide?: boolean;
  /** The 0-based index of the card that gets the focus once it is rendered. */
  readonly focusIndex?: number;
}

const NONE: readonly Product[] = [];

/** A grid of product cards, with as many columns as its width allows. */
export function ProductGrid(props: ProductGridProps) {
  const { products, heading, eager = false, maxColumns, wide, focusIndex = -1 } = props;
  const grid = useRef<HTMLDivElement>(null);
  const { length } = products;
  const first = firstCardCount(length);
  // Cards that are there stay, and of another list the first are rendered at once: all others with low priority.
  const before = useDeferredValue(products, NONE);
  const isContinued = before.at(-1)?.id === products[before.length - 1]?.id;
  const rendered = Math.min(length, Math.max(first, isContinued ? before.length : 0));
  usePageIncomplete(rendered < length);

  useEffect(() => {
    if (focusIndex < rendered) grid.current?.children[focusIndex]?.querySelector('a')?.focus();
  }, [focusIndex, rendered]);

  return (
    <div className={styles.frame}>
      <div
        ref={grid}
        className={styles.grid}
        data-max-columns={maxColumns}
        data-wide={wide}
        data-slot="cards"
      >
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
