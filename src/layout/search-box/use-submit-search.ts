import { useSearch } from '#router/location.ts';
import { trimmed } from '#domain/text.ts';
import { useShop } from '#stores/use-shop.ts';
import { hrefOfSearch } from '#router/routes.ts';
import { useRoute } from '#router/use-route.ts';

/** Submits a search: navigates to the list, or there replaces the query and leaves the filters. */
export function useSubmitSearch(): (typed: string) => void {
  const { search, searchText, navigate, href } = useShop();
  const queryString = useSearch();
  const route = useRoute();
  return (typed) => {
    const text = trimmed(typed);
    const replace = route.page === 'products';
    search.submit(text);
    void navigate(hrefOfSearch(href, route, queryString, text), { replace, isSearch: true });
    searchText.setText(text);
    if (replace) window.scrollTo({ top: 0, behavior: 'instant' });
  };
}
