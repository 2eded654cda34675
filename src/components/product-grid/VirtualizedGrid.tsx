import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import type { LazyList } from '#domain/catalogue/lazy-list.ts';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';
import { useGridLayout } from './use-grid-layout.ts';

/** Cards rendered beyond those in view, before and after. */
const OVERSCAN_CARDS = 20;

interface VirtualizedGridProps {
  readonly products: LazyList;
  readonly heading: 'h2' | 'h3';
}

/** A long list, virtualized by rows and scrolled with the window: only the rows near the viewport are rendered. */
export function VirtualizedGrid({ products, heading }: VirtualizedGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const { columns, top, rowHeight } = useGridLayout(grid);
  const [focusedRow, setFocusedRow] = useState<number | null>(null);
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(products.length / columns),
    // All rows are equally high. Measuring each would correct the scroll position while a key scrolls.
    estimateSize: () => rowHeight,
    // Without it the first pass renders no row to measure, and the first frame has the estimated height.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollMargin: top,
    overscan: Math.ceil(OVERSCAN_CARDS / columns),
    rangeExtractor: (range) => withFocusedRow(defaultRangeExtractor(range), range, focusedRow),
  });
  // The virtualizer caches the estimates.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  return (
    <div className={styles.frame}>
      <div
        ref={grid}
        className={styles.virtualized}
        style={{ blockSize: virtualizer.getTotalSize() }}
        onFocus={(event) => setFocusedRow(rowOf(event))}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <CardRow
            key={index}
            row={index}
            offset={start - top}
            columns={columns}
            products={products}
            heading={heading}
          />
        ))}
      </div>
    </div>
  );
}

interface CardRowProps extends VirtualizedGridProps {
  /** 0-based. */
  readonly row: number;
  /** Pixels from the top of the grid. */
  readonly offset: number;
  readonly columns: number;
}

/** Memoised: a scroll adds and removes rows and re-renders no other. */
const CardRow = memo(function CardRow({ row, offset, columns, products, heading }: CardRowProps) {
  const start = row * columns;
  return (
    <div className={styles.row} data-row={row} style={{ insetBlockStart: offset }}>
      {products.slice(start, start + columns).map((product, column) => (
        <ProductCard
          key={product.id}
          product={product}
          heading={heading}
          inList={{ position: start + column + 1, size: products.length }}
        />
      ))}
    </div>
  );
});

/**
 * Adds the row that had the focus last, so that its card stays focused, and the rows beside it, so that Tab reaches the
 * next card of the list.
 */
function withFocusedRow(
  rows: readonly number[],
  { count }: Range,
  focusedRow: number | null,
): number[] {
  const focusRows = focusedRow === null ? [] : [focusedRow - 1, focusedRow, focusedRow + 1];
  return [...new Set([...rows, ...focusRows])]
    .filter((row) => row >= 0 && row < count)
    .toSorted((a, b) => a - b);
}

function rowOf({ target }: FocusEvent): number | null {
  const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return row === undefined ? null : Number(row);
}
