import { flushSync } from 'react-dom';
import { follow, leapTo, spotOf, type Spot } from './long-list.ts';

/** A list of rows of one height, and where it lies; in pixels. */
export interface RowList {
  readonly count: number;
  readonly rowHeight: number;
  /** From the top of the document to the list. */
  readonly top: number;
  /** Rows kept in the document before and after the ones in view. */
  readonly spare: number;
}

/** Which rows are looked at. It changes only when other rows are to be in the document. */
export interface RowView {
  /** The first and the last row in view, 0-based; beyond the list when it is out of view. */
  readonly first: number;
  readonly last: number;
  /** How many pixels the list is ahead of the page: see `long-list.ts`. */
  readonly ahead: number;
  /** The row with the focus, in view or not. */
  readonly focused: number | null;
}

/** How long scrolling must rest before the page is put where it tells the truth, in milliseconds. */
const REST_MS = 200;

/**
 * Tells which rows are looked at, now and on each scroll, until the function it gives is called. A card
 * that gets the focus far from the view is brought into it.
 */
export function watchRows(
  grid: HTMLElement,
  list: RowList,
  tell: (view: RowView) => void,
): () => void {
  const { count, rowHeight, top, spare } = list;
  const height = count * rowHeight;
  let spot = leapTo(window.scrollY - top, height);
  let rest: ReturnType<typeof setTimeout> | undefined;

  const view = (): RowView => ({
    first: Math.floor(spot.list / rowHeight),
    last: Math.floor((spot.list + window.innerHeight) / rowHeight),
    ahead: spot.list - spot.page,
    focused: rowWithFocus(grid),
  });
  const goTo = (next: Spot) => {
    spot = next;
    flushSync(() => tell(view()));
    window.scrollTo({ top: next.page + top, behavior: 'instant' });
  };
  const settle = () => {
    const next = spotOf(spot.list, height);
    if (Math.abs(next.page - spot.page) >= 1) goTo(next);
  };
  const scrolled = () => {
    spot = follow(spot, window.scrollY - top, height);
    // At once: after a leap there would be nothing to see.
    flushSync(() => tell(view()));
    clearTimeout(rest);
    rest = setTimeout(settle, REST_MS);
  };
  const focused = () => {
    const { first, last, focused: row } = view();
    if (row === null || (row >= first - spare && row <= last + spare)) return;
    const middle = (row + 0.5) * rowHeight - window.innerHeight / 2;
    // After the browser's own scrolling, which leads to where the row was kept.
    requestAnimationFrame(() => {
      if (!signal.aborted) goTo(spotOf(middle, height));
    });
  };

  tell(view());
  const watching = new AbortController();
  const { signal } = watching;
  addEventListener('scroll', scrolled, { passive: true, signal });
  addEventListener('resize', () => tell(view()), { signal });
  grid.addEventListener('focusin', focused, { signal });
  return () => {
    clearTimeout(rest);
    watching.abort();
  };
}

function rowWithFocus(grid: HTMLElement): number | null {
  const focused = document.activeElement;
  const row = grid.contains(focused) ? focused?.closest<HTMLElement>('[data-row]') : null;
  return row ? Number(row.dataset['row']) : null;
}
