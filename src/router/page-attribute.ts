import { useLayoutEffect } from 'react';
import { BASE_PATH } from '#lib/base-path.ts';
import { htmlData } from '#prerender/contract.ts';
import { currentPathAndQuery, onNavigated } from './history.ts';

/*
 * `<html data-page>` names the rendered page, for tests: its path below the base path and its query. It is absent while
 * a navigation is pending or a part of the page is loading (SPEC APP18).
 */

/** Path and query of the page that React committed last. */
let committed: string | null = null;
/** How many parts of the page are loading; at first the app itself. */
let loading = 1;

/** Call after each commit of a page. `pathAndQuery`: from the origin. */
export function commitPage(pathAndQuery: string): void {
  committed = pathAndQuery;
  updatePageAttribute();
}

/** Call when the app is interactive. */
export function startPageAttribute(): void {
  loading -= 1;
  updatePageAttribute();
  onNavigated(updatePageAttribute);
}

function updatePageAttribute(): void {
  const data = htmlData();
  const isComplete = loading === 0 && committed === currentPathAndQuery();
  if (isComplete && committed !== null) data.page = committed.slice(BASE_PATH.length);
  else delete data.page;
}

/** Removes the attribute while a part of the page is loading. */
export function usePageIncomplete(isLoading: boolean): void {
  useLayoutEffect(() => {
    if (!isLoading) return undefined;
    loading += 1;
    updatePageAttribute();
    return () => {
      loading -= 1;
      updatePageAttribute();
    };
  }, [isLoading]);
}
