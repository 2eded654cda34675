import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { useSearch } from '#router/location.ts';
import { parseSearchParams } from '#domain/search/search-params.ts';
import { useShop } from '#stores/use-shop.ts';
import { routeOf, type Route } from '#router/routes.ts';
import { useRoute } from '#router/use-route.ts';

/** The text of the search box, and what becomes of it. */
export interface SearchText {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** The text was sent off: the address will ask for it a moment later. */
  readonly sent: (text: string) => void;
  readonly clear: () => void;
}

/** One text for all search boxes: turned, a phone may show the other one. */
export function useSearchText(): SearchText {
  const { go, href, searchText } = useShop();
  const asked = askedBy(useRoute(), useSearch());
  useLayoutEffect(() => searchText.follow(asked), [searchText, asked]);
  const { text } = useStore(searchText.state);
  const setText = (typed: string) =>
    searchText.type(typed, askedBy(routeOf(location.pathname), location.search));

  return {
    text,
    setText,
    sent: (typed) => searchText.type(typed, typed),
    clear() {
      setText('');
      if (asked !== null) void go(href.products(), { replace: true });
    },
  };
}

function askedBy({ page }: Route, search: string): string | null {
  return page === 'products' ? parseSearchParams(search).text : null;
}
