import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import { useGridPlace } from '#browser/use-grid-place.ts';
import type { Listing } from '#domain/catalogue/listing.ts';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';

/** A row's height in pixels until it has been measured, the gap below it included. */
const ESTIMATED_ROW = 400;
/** Cards in the document beyond the ones in view, before and after. */
const OVERSCAN_CARDS = 20;

interface WindowedGridProps {
  readonly products: Listing;
  readonly heading: 'h2' | 'h3';
}

/**
 * A list too long to be in the document whole: the rows in view and some around them, each card telling
 * its place in the whole. The space of the others is kept, so that the scrollbar tells the truth.
 */
export function WindowedGrid({ products, heading }: WindowedGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const { columns, top, rowHeight } = useGridPlace(grid, ESTIMATED_ROW);
  const rows = useWindowVirtualizer({
    count: Math.ceil(products.length / columns),
    estimateSize: () => rowHeight,
    overscan: Math.ceil(OVERSCAN_CARDS / columns),
    scrollMargin: top,
  });

  // All rows are alike, so one is measured for all: corrections while scrolling would fight with the keyboard.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new height is what it waits for
  useLayoutEffect(() => rows.measure(), [rows, rowHeight]);

  const shown = rows.getVirtualItems();
  const before = (shown[0]?.start ?? top) - top;
  const after = rows.getTotalSize() - ((shown.at(-1)?.end ?? top) - top);
  return (
    <div className={styles.frame}>
      <div
        ref={grid}
        className={styles.windowed}
        style={{ paddingBlock: `${before}px ${Math.max(0, after)}px` }}
      >
        {shown.map(({ index, key }) => (
          <div key={key} className={styles.row}>
            {products.slice(index * columns, (index + 1) * columns).map((product, column) => (
              <ProductCard
                key={product.id}
                product={product}
                heading={heading}
                place={{ position: index * columns + column + 1, size: products.length }}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
