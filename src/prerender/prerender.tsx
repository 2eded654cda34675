import { Suspense, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { HeadTag } from '#seo/update-tag.ts';
import { NO_PATH, setPrerenderedPath } from '#router/location.ts';
import { documentTitle } from '#components/PageTitle.tsx';
import { ProductCard } from '#components/product-grid/ProductCard.tsx';
import type { Product } from '#domain/catalogue/product.ts';
import { NO_QUERY } from '#domain/search/query.ts';
import { ProductIntro } from '#pages/product/ProductIntro.tsx';
import { App } from '#app/App.tsx';
import { headTags } from '#seo/head-tags.ts';
import { formatJsonLd } from '#seo/json-ld.ts';
import { pageMetadata } from '#seo/page-metadata.ts';
import { startLazyLoading } from '#layout/lazy-components.ts';
import { SEARCHING_MS } from '#stores/search.ts';
import { createShop, type Shop } from '#stores/shop.ts';
import { ShopContext } from '#stores/use-shop.ts';
import { routeOf, type Route } from '#router/routes.ts';

export { renderHead } from './head.tsx';

/** A file of the built shop, with the page that it holds before any script has run. */
export interface PrerenderedDocuments {
  /** Below the folder of the built shop. */
  readonly file: string;
  readonly title: string;
  readonly tags: readonly HeadTag[];
  /** JSON-LD, where the document is served with some. */
  readonly data: string | null;
  /** The path of the page, as the address bar has it; empty for a document that fits every path. */
  readonly path: string;
  /** The module of the page's own code; null when it is in the first script. */
  readonly code: string | null;
  readonly html: string;
}

/**
 * Every document of the shop under a base path (a slash at both ends), and what `pourCards` and `pourIntro` fill in.
 * `site`: the origin that the shop is published under, `null` when it is not known.
 */
export async function renderDocuments(base: string, site: string | null) {
  startLazyLoading();
  const document = async (
    file: string,
    path: string,
    screen?: string,
  ): Promise<PrerenderedDocuments> => ({
    file,
    ...headOf(base, site, path, documentTitle(screen)),
    path,
    code: screen === 'Cart' ? 'CartPage' : null,
    html: await renderPage(base, path),
  });
  return {
    documents: [
      await document('index.html', base === '/' ? base : base.slice(0, -1)),
      await document('products/index.html', `${base}products`, 'Products'),
      await document('cart/index.html', `${base}cart`, 'Cart'),
      await document('product.html', NO_PATH),
      await document('404.html', NO_PATH),
    ],
    emptyCard: renderCardTemplate(base),
    emptyIntro: await renderIntroTemplate(base),
  };
}

/** What a document says of its page: of the shop alone in one that fits every path. */
function headOf(base: string, site: string | null, path: string, title: string) {
  const route: Route = path === NO_PATH ? { page: 'not-found' } : routeOf(path, base);
  const { catalogue, href } = emptyShop(base, 0);
  const facts = pageMetadata(route, NO_QUERY, {
    origin: site ?? '',
    base,
    catalogue,
    href,
    reviewsOf: () => [],
  });
  const tags = headTags(title, facts, base, site);
  return {
    title,
    // What such a document will be used for is not known: it may be a product's.
    tags: path === NO_PATH ? tags.filter((tag) => !('name' in tag && tag.name === 'robots')) : tags,
    // Every address in it is a whole one.
    data: site === null ? null : formatJsonLd(facts.data),
  };
}

async function renderPage(base: string, path: string): Promise<string> {
  setPrerenderedPath(path);
  const shop = emptyShop(base, path === `${base}products` ? SEARCHING_MS : 0);
  return renderComplete(inShop(shop, <App onReady={() => undefined} />), `The page for '${path}'`);
}

async function renderComplete(content: ReactNode, name: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(content, {
    // Without streaming: late Suspense boundaries would need an inline script of React's.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // Otherwise React leaves a failed Suspense boundary to the browser without an error.
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, `${name} failed to render`);
  return html;
}

const NOTHING: Product = { id: '', title: '', price: '0', image: '', rating: 0 };

export function renderCardTemplate(base: string): string {
  const card = inShop(emptyShop(base, 0), <ProductCard product={NOTHING} heading="h2" />);
  return renderToStaticMarkup(card).replace(' data-product=""', '');
}

/** In a Suspense boundary, like every page: React hydrates it in place. */
export async function renderIntroTemplate(base: string): Promise<string> {
  const intro = (
    <Suspense>
      <ProductIntro product={NOTHING} />
    </Suspense>
  );
  const html = await renderComplete(inShop(emptyShop(base, 0), intro), 'A product’s intro');
  // React's preload of the picture: there is no product yet.
  return html.replace(/^<link rel="preload"[^>]*>/, '');
}

function inShop(shop: Shop, children: ReactNode): ReactNode {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

/** A shop before anybody has come: no products, nothing stored. */
function emptyShop(base: string, searching: number): Shop {
  return createShop({
    start: { seed: 0, size: 0, pin: {}, unusable: [] },
    base,
    storage: {
      read: () => ({ state: 'absent' }),
      write: () => false,
      remove: () => false,
      watch: () => () => undefined,
    },
    now: () => new Date(0),
    searching,
  });
}
