import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { useSearch } from '#router/location.ts';
import { parseSearchParams } from '#domain/search/search-params.ts';
import { useShop } from '#stores/use-shop.ts';
import { routeOf, type Route } from '#router/routes.ts';
import { useRoute } from '#router/use-route.ts';

/** Shows the query of each rendered URL in the search boxes. Call where it is always mounted: a menu is not. */
export function useSyncSearchText(): void {
  const { searchText } = useShop();
  const urlText = textInURL(useRoute(), useSearch());
  useLayoutEffect(() => searchText.syncWithURL(urlText), [searchText, urlText]);
}

/**
 * The text of the search boxes and how to change it. Shared by all of them: after a rotation a phone may show the other
 * one.
 */
export function useSearchText() {
  const { navigate, href, searchText } = useShop();
  const { text, urlQuery } = useStore(searchText.state);
  const setText = (typed: string) =>
    searchText.setText(typed, textInURL(routeOf(location.pathname), location.search));

  return {
    text,
    setText,
    clear: () => {
      setText('');
      if (urlQuery !== null) void navigate(href.products(), { replace: true });
    },
  };
}

function textInURL({ page }: Route, search: string): string | null {
  return page === 'products' ? parseSearchParams(search).text : null;
}
