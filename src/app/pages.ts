import type { ComponentType } from 'react';
import { CartPage } from '#pages/cart/CartPage.tsx';
import { HomePage } from '#pages/home/HomePage.tsx';
import { NotFoundPage } from '#pages/messages/NotFoundPage.tsx';
import { ProductPage } from '#pages/product/ProductPage.tsx';
import { ProductsPage } from '#pages/products/ProductsPage.tsx';
import type { Route } from '#router/routes.ts';

/** A page gets the parameters of its path: see the route table. */
type Pages = {
  readonly [Page in Route['page']]: ComponentType<Omit<Extract<Route, { page: Page }>, 'page'>>;
};

const TABLE: Pages = {
  home: HomePage,
  products: ProductsPage,
  product: ProductPage,
  cart: CartPage,
  'not-found': NotFoundPage,
};

/** The component of each page. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the route of a page has its parameters
export const PAGES = TABLE as Readonly<Record<Route['page'], ComponentType<object>>>;
