import { useLayoutEffect, useState, type RefObject } from 'react';
import { pageHeight } from './long-list.ts';
import { watchRows, type RowList, type RowView } from './row-view.ts';

/** What of a long list is in the document. */
export interface RowWindow {
  /** 0-based, ascending: the rows in view, the spare ones around them, and those around the focus. */
  readonly rows: readonly number[];
  /** Pixels to leave free above and below them. */
  readonly before: number;
  readonly after: number;
}

/** Follows the window's scrolling over a long list. Its rows carry their index as `data-row`. */
export function useRowWindow(grid: RefObject<HTMLElement | null>, list: RowList): RowWindow {
  const [view, setView] = useState<RowView>({ first: 0, last: 0, ahead: 0, focused: null });
  const { count, rowHeight, top, spare } = list;
  useLayoutEffect(() => {
    if (!grid.current) return undefined;
    return watchRows(grid.current, { count, rowHeight, top, spare }, (next) => {
      setView((last) => (isSame(last, next) ? last : next));
    });
  }, [grid, count, rowHeight, top, spare]);
  return rowsAround(view, list);
}

function rowsAround(view: RowView, { count, rowHeight, spare }: RowList): RowWindow {
  const first = Math.max(0, Math.min(view.first, count - 1) - spare);
  const last = Math.min(count - 1, Math.max(0, view.last) + spare);
  // The rows beside the one with the focus too: Tab goes to the next card of the list, not of the view.
  const kept = view.focused === null ? [] : span(view.focused - 1, view.focused + 1);
  const above = kept.filter((row) => row >= 0 && row < first);
  const below = kept.filter((row) => row > last && row < count);
  const rows = [...above, ...span(first, last), ...below];
  const before = Math.max(0, (first - above.length) * rowHeight - view.ahead);
  const after = Math.max(0, pageHeight(count * rowHeight) - before - rows.length * rowHeight);
  return { rows, before, after };
}

function span(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
}

function isSame(a: RowView, b: RowView): boolean {
  return a.first === b.first && a.last === b.last && a.ahead === b.ahead && a.focused === b.focused;
}
