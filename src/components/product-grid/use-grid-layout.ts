import { useLayoutEffect, useState, type RefObject } from 'react';

/** The layout of a grid whose rows are equally high. */
export interface GridLayout {
  /** At least 1. */
  readonly columns: number;
  /** Pixels from the top of the document to the grid. */
  readonly top: number;
  /** Height of a row in pixels, the gap below it included. */
  readonly rowHeight: number;
}

/** Assumed until a row has been rendered and measured. */
const INITIAL: GridLayout = { columns: 1, top: 0, rowHeight: 400 };

/** Measures a grid and its first rendered row, again whenever either is resized. */
export function useGridLayout(grid: RefObject<HTMLElement | null>): GridLayout {
  const [layout, setLayout] = useState(INITIAL);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const measure = () => {
      const next = measureGrid(element);
      setLayout((last) => (isSame(last, next) ? last : next));
    };
    measure();
    const resizes = new ResizeObserver(measure);
    const observe = () => {
      resizes.disconnect();
      resizes.observe(element);
      if (element.firstElementChild) resizes.observe(element.firstElementChild);
    };
    observe();
    // Scrolling replaces the first row.
    const rows = new MutationObserver(observe);
    rows.observe(element, { childList: true });
    return () => {
      resizes.disconnect();
      rows.disconnect();
    };
  }, [grid]);
  return layout;
}

function measureGrid(grid: HTMLElement): GridLayout {
  const row = grid.firstElementChild;
  return {
    columns: Number(getComputedStyle(grid).getPropertyValue('--columns')),
    top: Math.round(grid.getBoundingClientRect().top + window.scrollY),
    // A bounding box millions of pixels down is not exact to fractions of a pixel.
    rowHeight: row ? Number.parseFloat(getComputedStyle(row).blockSize) : INITIAL.rowHeight,
  };
}

/** Millions of pixels down, `top` is exact to a pixel or two. */
function isSame(a: GridLayout, b: GridLayout): boolean {
  const isSameTop = Math.abs(a.top - b.top) <= 2;
  return a.columns === b.columns && isSameTop && a.rowHeight === b.rowHeight;
}
