import { useLayoutEffect, useState, type RefObject } from 'react';

/** How a CSS grid lies on the page. */
export interface GridPosition {
  /** How many columns its width gives it; at least 1. */
  readonly columns: number;
  /** Pixels from the top of the document to the grid. */
  readonly top: number;
  /** Height of a row in pixels, its gap included; all rows are alike. */
  readonly rowHeight: number;
}

/**
 * Follows a grid's columns, place and rows as the window changes. `estimatedRow` is taken for a row's
 * height, in pixels, until there is one to measure.
 */
export function useGridPosition(
  grid: RefObject<HTMLElement | null>,
  estimatedRow: number,
): GridPosition {
  const [place, setPlace] = useState<GridPosition>({ columns: 1, top: 0, rowHeight: estimatedRow });
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const measure = () => {
      const columns = getComputedStyle(element).gridTemplateColumns.split(' ').length;
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
      const rowHeight = heightOf(element.firstElementChild) ?? estimatedRow;
      const next = { columns, top, rowHeight };
      setPlace((last) => (isSame(last, next) ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid, estimatedRow]);
  return place;
}

/** To a fraction of a pixel. A bounding box is that exact near the top of a page only, not millions down. */
function heightOf(row: Element | null): number | null {
  return row && Number.parseFloat(getComputedStyle(row).height);
}

/** Millions of pixels down, the place of the grid is known to a pixel or two. */
function isSame(a: GridPosition, b: GridPosition): boolean {
  const isThere = Math.abs(a.top - b.top) <= 2;
  return a.columns === b.columns && isThere && a.rowHeight === b.rowHeight;
}
