export interface Row {
  /** From the shop's root; `:name` matches one segment, which the page gets as a prop. */
  readonly path: string;
  /** The page's part of `document.title`; without it the title is the shop's. */
  readonly title?: string;
  /** For search engines; without it that of shop.config.json, else the home page's. */
  readonly description?: string;
  /** Whether the build writes a document for it, which hosts serve with status 200. */
  readonly prerender: boolean;
  /** Whether it is listed in `sitemap.xml`. */
  readonly sitemap: boolean;
}

/**
 * Every page of the shop, one row each. The row's name is also the name of the page's file: `about` is
 * `src/pages/about/AboutPage.tsx`, which exports `AboutPage`.
 */
export const ROUTES = {
  home: { path: '/', prerender: true, sitemap: true },
  products: { path: '/products', title: 'Products', prerender: true, sitemap: true },
  product: { path: '/product/:id', prerender: true, sitemap: false },
  cart: { path: '/cart', title: 'Cart', prerender: true, sitemap: true },
} as const satisfies Readonly<Record<string, Row>>;

/** The document for every path without one. Hosts send it with status 404. */
export const NOT_FOUND_DOCUMENT = '404.html';

/**
 * The prerendered document of a page, below the build's folder; `null` for a page without one. A path with a parameter
 * has one document for all of its values.
 */
export function documentOf({ path, prerender }: Row): string | null {
  if (!prerender) return null;
  const [name = '', parameter] = path.slice(1).split('/:');
  if (parameter !== undefined) return `${name}.html`;
  return name === '' ? 'index.html' : `${name}/index.html`;
}

const ROWS: readonly Row[] = Object.values(ROUTES);

/** Every document that the build writes, in the table's order. */
export const DOCUMENTS = [...ROWS.flatMap((row) => documentOf(row) ?? []), NOT_FOUND_DOCUMENT];

/** The path of every page below the base path, without a leading slash. */
export const PATHS = ROWS.map(({ path }) => path.slice(1));

/** The paths that `sitemap.xml` lists. */
export const SITEMAP_PATHS = ROWS.filter(({ sitemap }) => sitemap).map(({ path }) => path.slice(1));
