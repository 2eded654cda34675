import { memo, useRef } from 'react';
import { useGridPosition } from './use-grid-position.ts';
import { useRowWindow } from './use-row-window.ts';
import type { LazyList } from '#domain/catalogue/listing.ts';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';

/** A row's height in pixels until it has been measured, the gap below it included. */
const ESTIMATED_ROW = 400;
/** Cards in the document beyond the ones in view, before and after. */
const SPARE_CARDS = 20;

interface WindowedGridProps {
  readonly products: LazyList;
  readonly heading: 'h2' | 'h3';
}

/**
 * A list too long to be in the document whole: the rows in view and some around them, each card telling
 * its place in the whole. The space of the others is kept, so that the scrollbar tells the truth. All rows
 * are alike, so one is measured for all: corrections while scrolling would fight with the keyboard.
 */
export function WindowedGrid({ products, heading }: WindowedGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const { columns, top, rowHeight } = useGridPosition(grid, ESTIMATED_ROW);
  const { rows, before, after } = useRowWindow(grid, {
    count: Math.ceil(products.length / columns),
    rowHeight,
    top,
    spare: Math.ceil(SPARE_CARDS / columns),
  });
  return (
    <div className={styles.frame}>
      <div
        ref={grid}
        className={styles.windowed}
        style={{ paddingBlock: `${before}px ${after}px` }}
      >
        {rows.map((row) => (
          <CardRow key={row} row={row} columns={columns} products={products} heading={heading} />
        ))}
      </div>
    </div>
  );
}

interface CardRowProps extends WindowedGridProps {
  /** 0-based. */
  readonly row: number;
  readonly columns: number;
}

/** Drawn once: a scroll adds and takes rows, and leaves the others alone. */
const CardRow = memo(function CardRow({ row, columns, products, heading }: CardRowProps) {
  const start = row * columns;
  return (
    <div className={styles.row} data-row={row}>
      {products.slice(start, start + columns).map((product, column) => (
        <ProductCard
          key={product.id}
          product={product}
          heading={heading}
          place={{ position: start + column + 1, size: products.length }}
        />
      ))}
    </div>
  );
});
