import { later } from '#browser/later.tsx';
import type { Route } from '../routes.ts';

/** Every page but the home page comes after the first script. */
export const ProductsPage = later(
  async () => (await import('#pages/products/ProductsPage.tsx')).ProductsPage,
);
export const ProductPage = later(
  async () => (await import('#pages/product/ProductPage.tsx')).ProductPage,
);
export const CartPage = later(async () => (await import('#pages/cart/CartPage.tsx')).CartPage);
export const NotFoundPage = later(
  async () => (await import('#pages/NotFoundPage.tsx')).NotFoundPage,
);

const FETCHES: Readonly<Record<Route['page'], () => Promise<unknown> | null>> = {
  home: () => null,
  products: ProductsPage.fetch,
  product: ProductPage.fetch,
  cart: CartPage.fetch,
  'not-found': NotFoundPage.fetch,
};

/** Fetches the code of a route's page; null when it is here. */
export function fetchPage({ page }: Route): Promise<unknown> | null {
  return FETCHES[page]();
}
