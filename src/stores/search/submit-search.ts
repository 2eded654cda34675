import type { Shop } from '../shop.ts';

type SearchingShop = Pick<Shop, 'search' | 'searchText' | 'navigate'>;

/**
 * Submits a search: saves its text, and shows the results at the URL `to`. `replace`: on the list, whose history entry is
 * replaced. Resolves as `navigate` does.
 */
export function submitSearch(
  { search, searchText, navigate }: SearchingShop,
  text: string,
  to: string,
  replace: boolean,
): Promise<void> {
  search.submit(text);
  const rendered = navigate(to, { replace, isSearch: true });
  searchText.setText(text);
  if (replace) window.scrollTo({ top: 0, behavior: 'instant' });
  return rendered;
}
