import { useAddressSearch } from '#browser/address.ts';
import { NO_QUERY } from '#domain/search/query.ts';
import { parseSearch } from '#domain/search/url.ts';
import { useShop } from '#stores/use-shop.ts';
import { useRoute } from './use-route.ts';

/** The search, however it was asked for: on the list it keeps the filters, from elsewhere it goes there. */
export function useSearchFor(): (typed: string) => void {
  const { search, go, href } = useShop();
  const address = useAddressSearch();
  const { page } = useRoute();
  return (typed) => {
    const text = typed.trim();
    search.submit(text);
    if (page === 'products') {
      go(href.products({ ...parseSearch(address), text }, address), { replace: true });
      window.scrollTo({ top: 0, behavior: 'instant' });
    } else go(href.products({ ...NO_QUERY, text }));
  };
}
