import { itemsOf } from '#domain/cart/items.ts';
import { productFromId } from '#domain/catalogue/generate.ts';
import { parseSearchParams } from '#domain/search/search-params.ts';
import { routeOf } from '#router/routes.ts';
import type { Shop } from '#stores/shop.ts';
import type { RecordEvent } from './log.ts';
import { statePath } from '../state/path.ts';
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

function recordPage(shop: Shop, record: RecordEvent): void {
  const { pathname, search } = location;
  const route = routeOf(pathname);
  if (route.page === 'products') {
    const { text } = parseSearchParams(search);
    if (text !== '') record({ event: 'view_search_results', search_term: text });
  }
  if (route.page === 'product') {
    const product = productFromId(route.id);
    if (product) record(viewEvent(product));
  }
  if (route.page === 'cart') {
    record(cartEvent('view_cart', itemsOf(shop.visit.state.getState().cart)));
  }
  const shown = shownList(shop, location);
  const products = shown?.products.slice(0, MAX_ITEMS) ?? [];
  if (shown && products.length > 0) record(listEvent(shown.list, products));
}

/**
 * Reports clicks on cards. `list` returns the list of the current page. Returns a function that gives the id of the
 * product whose card was clicked last; `null` after a click elsewhere.
 */
export function watchCards(list: () => ShownList | null, record: RecordEvent): () => string | null {
  let card: string | null = null;
  const choose = ({ target }: Event) => {
    const element = target instanceof Element ? target : null;
    card = element?.closest<HTMLElement>('article[data-product]')?.dataset['product'] ?? null;
    const shown = list();
    const product = card !== null && element?.closest('a') ? productFromId(card) : null;
    const listed = shown && product && findListed(shown, product.id);
    if (listed) record(selectEvent(product, listed));
  };
  // In the capture phase, because the link's own listener changes the URL. On the document, because a click that the
  // shop ignores is stopped at the window.
  document.addEventListener('click', choose, true);
  return () => card;
}
