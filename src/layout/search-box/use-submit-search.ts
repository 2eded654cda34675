import { useSearch } from '#router/location.ts';
import { trimmed } from '#domain/text.ts';
import { useShop } from '#stores/use-shop.ts';
import { hrefOfSearch } from '#router/routes.ts';
import { submitSearch } from '#stores/search/submit-search.ts';
import { useRoute } from '#router/use-route.ts';

/** Submits a search: navigates to the list, or there replaces the query and leaves the filters. */
export function useSubmitSearch(): (typed: string) => void {
  const shop = useShop();
  const queryString = useSearch();
  const route = useRoute();
  return (typed) => {
    const text = trimmed(typed);
    const to = hrefOfSearch(shop.href, route, queryString, text);
    void submitSearch(shop, text, to, route.page === 'products');
  };
}
