import { productFromId } from '#domain/catalogue/generate.ts';
import { parseSearchParams } from '#domain/search/search-params.ts';
import { BASE_PATH } from '#lib/base-path.ts';
import { routeOf } from '#router/routes.ts';
import type { Shop } from '#stores/shop.ts';
import { statePath } from '../state/path.ts';
import type { RecordEvent } from './decorate-shop.ts';
import { cartEvent, listEvent, MAX_ITEMS, selectEvent, viewEvent } from './items.ts';
import { findListed, shownList, type ShownList } from './lists.ts';

/** Reports each page that is shown: its list, its product, the cart. */
export function watchPages(shop: Shop, record: RecordEvent): void {
  const html = document.documentElement;
  let last = { path: '', lab: labOf(location.search) };
  const show = () => {
    const now = {
      path: statePath(location.pathname, location.search),
      lab: labOf(location.search),
    };
    // Switching a fault changes only `lab` in the URL: it is the same page.
    const isSamePage = now.path === last.path && now.lab !== last.lab;
    last = now;
    if (!isSamePage) recordPage(shop, record);
  };
  new MutationObserver((records) => {
    const { page } = html.dataset;
    // A fragment navigation sets the same value again.
    const isNew = records.some(({ oldValue }) => oldValue === null || oldValue !== page);
    if (page !== undefined && isNew) show();
  }).observe(html, { attributeFilter: ['data-page'], attributeOldValue: true });
}

function labOf(search: string): string | null {
  return new URLSearchParams(search).get('lab');
}

function recordPage({ catalogue, cart }: Shop, record: RecordEvent): void {
  const { pathname, search } = location;
  const route = routeOf(pathname);
  if (route.page === 'products') {
    const { text } = parseSearchParams(search);
    if (text !== '') record({ event: 'view_search_results', search_term: text });
  }
  if (route.page === 'product') {
    const product = productFromId(route.id, BASE_PATH);
    if (product) record(viewEvent(product));
  }
  if (route.page === 'cart') record(cartEvent('view_cart', cart.state.getState().items));
  const shown = shownList(catalogue, location);
  const products = shown?.products.slice(0, MAX_ITEMS) ?? [];
  if (shown && products.length > 0) record(listEvent(shown.list, products));
}

/** Reports clicks on cards. `list` returns the list of the current page. */
export function watchCards(list: () => ShownList | null, record: RecordEvent): void {
  const choose = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('article[data-product] a') : null;
    const id = link?.closest('article')?.dataset['product'];
    const shown = list();
    const product = id === undefined ? null : productFromId(id, BASE_PATH);
    const listed = shown && product && findListed(shown, product.id);
    if (listed) record(selectEvent(product, listed));
  };
  // In the capture phase, because the link's own listener changes the URL. On the document, because a click that the
  // shop ignores is stopped at the window.
  document.addEventListener('click', choose, true);
}
