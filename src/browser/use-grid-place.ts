import { useLayoutEffect, useState, type RefObject } from 'react';

/** How a CSS grid lies on the page. */
export interface GridPlace {
  /** How many columns its width gives it; at least 1. */
  readonly columns: number;
  /** Pixels from the top of the document to the grid. */
  readonly top: number;
}

/** Follows a grid's columns and place as the window changes. */
export function useGridPlace(grid: RefObject<HTMLElement | null>): GridPlace {
  const [place, setPlace] = useState<GridPlace>({ columns: 1, top: 0 });
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const measure = () => {
      const columns = getComputedStyle(element).gridTemplateColumns.split(' ').length;
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
      setPlace((last) => (last.columns === columns && last.top === top ? last : { columns, top }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
  return place;
}
