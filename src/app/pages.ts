import type { ComponentType } from 'react';
import { lazyWithPreload } from '#lib/lazy-with-preload.tsx';
import { HomePage } from '#pages/home/HomePage.tsx';
import { ProductsPage } from '#pages/products/ProductsPage.tsx';
import { PAGE_NAMES, type PageName, type Route } from '#router/routes.ts';

/** A page gets the parameters of its path: see the route table. */
type PageComponent = ComponentType<Readonly<Record<string, string>>>;

const files = import.meta.glob<Readonly<Record<string, PageComponent>>>([
  '../pages/*/*Page.tsx',
  '!../pages/{home,products}/*',
  '!../pages/messages/{Error,Message}Page.tsx',
]);

/** The name of a page's component, file and chunk: `cart` has `CartPage`. */
export function componentName(page: PageName): string {
  return `${page.charAt(0).toUpperCase()}${page.slice(1)}Page`;
}

function lazyPage(folder: string, name: string) {
  const file = `../pages/${folder}/${name}.tsx`;
  return lazyWithPreload(async () => {
    const component = (await files[file]?.())?.[name];
    if (!component) throw new Error(`${file} does not export ${name}`);
    return component;
  });
}

/** In the entry chunk, so that the list's skeletons render at once. All other pages are lazy. */
const ENTRY_PAGES: Partial<Record<Route['page'], PageComponent>> = {
  home: HomePage,
  products: ProductsPage,
};

const LAZY_PAGES = new Map<Route['page'], ReturnType<typeof lazyPage>>(
  PAGE_NAMES.filter((page) => !(page in ENTRY_PAGES)).map(
    (page) => [page, lazyPage(page, componentName(page))] as const,
  ),
);
const NotFoundPage = lazyPage('messages', 'NotFoundPage');

/** Fetches the code of a route's page; `null` for a page of the entry chunk. */
export function loadPage({ page }: Route): Promise<unknown> | null {
  return page in ENTRY_PAGES ? null : lazyPageOf(page).load();
}

/** One function per lazy page, in the table's order, that fetches its chunk. */
export const LAZY_PAGE_LOADERS = [...LAZY_PAGES.values(), NotFoundPage].map(({ load }) => load);

/** The component of a route's page. */
export function pageComponent(page: Route['page']): PageComponent {
  return ENTRY_PAGES[page] ?? lazyPageOf(page);
}

function lazyPageOf(page: Route['page']) {
  return LAZY_PAGES.get(page) ?? NotFoundPage;
}
