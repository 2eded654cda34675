import { lazyWithPreload } from '#lib/lazy-with-preload.tsx';
import type { Route } from '#router/routes.ts';

/** Home and the list are in the entry chunk, so that the list's skeletons are there at once; all others are lazy. */
export const ProductPage = lazyWithPreload(
  async () => (await import('#pages/product/ProductPage.tsx')).ProductPage,
);
export const CartPage = lazyWithPreload(
  async () => (await import('#pages/cart/CartPage.tsx')).CartPage,
);
export const NotFoundPage = lazyWithPreload(
  async () => (await import('#pages/messages/NotFoundPage.tsx')).NotFoundPage,
);

const FETCHES: Readonly<Record<Route['page'], () => Promise<unknown> | null>> = {
  home: () => null,
  products: () => null,
  product: ProductPage.fetch,
  cart: CartPage.fetch,
  'not-found': NotFoundPage.fetch,
};

/** Fetches the code of a route's page; null for a page of the entry chunk. */
export function fetchPage({ page }: Route): Promise<unknown> | null {
  return FETCHES[page]();
}
