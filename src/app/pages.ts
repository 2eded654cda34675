import type { ComponentType } from 'react';
import type { LazyModule } from '#lib/lazy-module.ts';
import { lazyWithPreload } from '#lib/lazy-with-preload.tsx';
import { HomePage } from '#pages/home/HomePage.tsx';
import { ProductsPage } from '#pages/products/ProductsPage.tsx';
import type { Route } from '#router/routes.ts';

/** A page gets the parameters of its path: see the route table. */
type PageComponent = ComponentType<Readonly<Record<string, string>>>;

/** In the entry chunk, so that the list's skeletons render at once. */
const ENTRY_PAGES = { home: HomePage, products: ProductsPage } satisfies Partial<
  Record<Route['page'], PageComponent>
>;

type LazyPage = Exclude<Route['page'], keyof typeof ENTRY_PAGES>;

const LAZY_PAGES = {
  product: lazyWithPreload(
    async () => (await import('#pages/product/ProductPage.tsx')).ProductPage,
  ),
  cart: lazyWithPreload(async () => (await import('#pages/cart/CartPage.tsx')).CartPage),
  'not-found': lazyWithPreload(
    async () => (await import('#pages/messages/NotFoundPage.tsx')).NotFoundPage,
  ),
} satisfies Record<LazyPage, LazyModule<unknown>>;

/** Fetches the code of a route's page; `null` for a page of the entry chunk. */
export function loadPage({ page }: Pick<Route, 'page'>): Promise<unknown> | null {
  return isEntryPage(page) ? null : LAZY_PAGES[page].load();
}

/** One function per lazy page that fetches its chunk. */
export const LAZY_PAGE_LOADERS = Object.values(LAZY_PAGES).map(({ load }) => load);

/** The component of a route's page. */
export function pageComponent(page: Route['page']): PageComponent {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the route of a page has its parameters
  return (isEntryPage(page) ? ENTRY_PAGES[page] : LAZY_PAGES[page]) as PageComponent;
}

function isEntryPage(page: Route['page']): page is keyof typeof ENTRY_PAGES {
  return page in ENTRY_PAGES;
}
