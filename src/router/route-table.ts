export interface Row {
  /** From the shop's root; `:name` matches one segment, which the page gets as a prop. */
  readonly path: string;
  /** The page's part of `document.title`; without it the title is the shop's. */
  readonly title?: string;
  /** For search engines; without it that of shop.config.json, else the home page's. */
  readonly description?: string;
}

/**
 * Every page of the shop, one row each. The row's name is also the name of the page's file: `about` is
 * `src/pages/about/AboutPage.tsx`, which exports `AboutPage`.
 */
export const ROUTES = {
  home: { path: '/' },
  products: { path: '/products', title: 'Products' },
  product: { path: '/product/:id' },
  cart: { path: '/cart', title: 'Cart' },
} as const satisfies Readonly<Record<string, Row>>;

/** The document for every path without one. Hosts send it with status 404. */
export const NOT_FOUND_DOCUMENT = '404.html';

/** The prerendered document of a page, below the build's folder. A path with a parameter has one for all of its values. */
export function documentOf({ path }: Row): string {
  const [name = '', parameter] = path.slice(1).split('/:');
  if (parameter !== undefined) return `${name}.html`;
  return name === '' ? 'index.html' : `${name}/index.html`;
}
