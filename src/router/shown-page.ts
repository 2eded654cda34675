import { useLayoutEffect } from 'react';

/*
 * `<html data-page>` is for whoever drives the shop from outside: the address of the screen, below the base path, while
 * that screen is shown whole; absent while another one is on its way, or a part of this one (SPEC APP18).
 */

const BASE = import.meta.env.BASE_URL;

/** The address of the latest screen that React has committed. */
let committed: string | null = null;
/** Parts of the screen that are still to come; at first the app itself. */
let unfinished = 1;

/** Call after each commit of a screen, with its path and query from the origin. */
export function commitPage(address: string): void {
  committed = address;
  markPage();
}

/** Call when the app is ready. */
export function startMarkingPages(): void {
  unfinished -= 1;
  markPage();
}

/** Call when the address bar has changed. */
export function markPage(): void {
  const { dataset } = document.documentElement;
  const isWhole = unfinished === 0 && committed === location.pathname + location.search;
  if (isWhole && committed !== null) dataset['page'] = committed.slice(BASE.length);
  else delete dataset['page'];
}

/** Says that a part of the screen is still to come. */
export function useUnfinished(isUnfinished: boolean): void {
  useLayoutEffect(() => {
    if (!isUnfinished) return undefined;
    unfinished += 1;
    markPage();
    return () => {
      unfinished -= 1;
      markPage();
    };
  }, [isUnfinished]);
}
