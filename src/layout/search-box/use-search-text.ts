import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { useSearch } from '#router/location.ts';
import { parseSearchParams } from '#domain/search/search-params.ts';
import { useShop } from '#stores/use-shop.ts';
import { routeOf, type Route } from '#router/routes.ts';
import { useRoute } from '#router/use-route.ts';

/** The text of the search boxes and its changes. */
export interface SearchText {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Call when the text was submitted: the URL will contain it. */
  readonly submitted: (text: string) => void;
  readonly clear: () => void;
}

/** Shared by all search boxes: after a rotation a phone may show the other one. */
export function useSearchText(): SearchText {
  const { go, href, searchText } = useShop();
  const urlText = textInURL(useRoute(), useSearch());
  useLayoutEffect(() => searchText.follow(urlText), [searchText, urlText]);
  const { text } = useStore(searchText.state);
  const setText = (typed: string) =>
    searchText.type(typed, textInURL(routeOf(location.pathname), location.search));

  return {
    text,
    setText,
    submitted: (typed) => searchText.type(typed, typed),
    clear() {
      setText('');
      if (urlText !== null) void go(href.products(), { replace: true });
    },
  };
}

function textInURL({ page }: Route, search: string): string | null {
  return page === 'products' ? parseSearchParams(search).text : null;
}
