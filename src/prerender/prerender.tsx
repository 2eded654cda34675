import { Suspense, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { NO_PATH, SEARCHING_MS } from './contract.ts';
import type { HeadTag } from '#seo/set-head-tags.ts';
import { setPrerenderedPath } from '#router/location.ts';
import { formatDocumentTitle } from '#components/PageTitle.tsx';
import { ProductCard } from '#components/product-grid/ProductCard.tsx';
import { productAt } from '#domain/catalogue/generate.ts';
import { ProductIntro } from '#pages/product/ProductIntro.tsx';
import { App } from '#app/App.tsx';
import { startSearchField } from '#layout/search-box/LazySearchField.tsx';
import { headTags } from '#seo/head-tags.ts';
import { pageMetadata } from '#seo/page-metadata.ts';
import { createShop, type Shop } from '#stores/shop.ts';
import { ShopContext } from '#stores/use-shop.ts';
import { documentOf, NOT_FOUND_DOCUMENT, ROUTES } from '#router/route-table.ts';
import { isFixed, PAGE_NAMES, pathOf, titleOf, type Route } from '#router/routes.ts';

/** A prerendered document: an HTML file of the built shop. */
export interface PrerenderedDocument {
  /** Below the build's folder. */
  readonly file: string;
  readonly title: string;
  readonly tags: readonly HeadTag[];
  /** The page's path from the origin; `NO_PATH` for a document that hosts send for many paths. */
  readonly path: string;
  readonly html: string;
}

/**
 * Every document of the shop, and the templates that the inline script fills. `site`: the origin that the shop is
 * published under, `null` when it is not known.
 */
export async function renderDocuments(site: string | null) {
  startSearchField();
  const documents: PrerenderedDocument[] = [];
  // One after another: the path that the app renders is global.
  for (const page of [...PAGE_NAMES, 'not-found'] as const) {
    const file = page === 'not-found' ? NOT_FOUND_DOCUMENT : documentOf(ROUTES[page]);
    documents.push(await renderDocument(file, page, site));
  }
  return {
    documents,
    cardTemplate: renderCardTemplate(),
    introTemplate: await renderIntroTemplate(),
  };
}

async function renderDocument(
  file: string,
  page: Route['page'],
  site: string | null,
): Promise<PrerenderedDocument> {
  const route = isFixed(page) ? { page } : null;
  const title = formatDocumentTitle(route ? titleOf(route) : undefined);
  const tags = headTags(title, pageMetadata(route ?? { page: 'not-found' }), site);
  // `/rivulet`, not `/rivulet/`: the inline script accepts a path with and without a trailing slash.
  const path = (route && pathOf(route)?.replace(/(?<=.)\/$/, '')) ?? NO_PATH;
  return {
    file,
    title,
    // A document without a path may become a product's page, which search engines may index.
    tags: route ? tags : tags.filter((tag) => !('name' in tag && tag.name === 'robots')),
    path,
    html: await renderPage(path, page),
  };
}

async function renderPage(path: string, page: Route['page']): Promise<string> {
  setPrerenderedPath(path);
  const shop = emptyShop(page === 'products' ? SEARCHING_MS : 0);
  return renderComplete(inShop(shop, <App onReady={() => undefined} />), `The page for '${path}'`);
}

async function renderComplete(content: ReactNode, name: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(content, {
    // Without streaming: late Suspense boundaries would need an inline script of React's.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // Otherwise React reports no error for a failed Suspense boundary: the browser would render it.
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, `${name} failed to render`);
  return html;
}

/** Filling a template replaces all that is its own. */
const ANY_PRODUCT = productAt({ seed: 0, index: 0 });

export function renderCardTemplate(): string {
  const card = inShop(emptyShop(0), <ProductCard product={ANY_PRODUCT} heading="h2" />);
  // A crawler would follow the link and fetch the picture of a product that is not there.
  return renderToStaticMarkup(card).replace(/ (?:data-product|href|src|srcSet)="[^"]*"/g, '');
}

/** In a Suspense boundary, as every page: hydration needs the boundary's comment nodes. */
export async function renderIntroTemplate(): Promise<string> {
  const intro = (
    <Suspense>
      <ProductIntro product={ANY_PRODUCT} />
    </Suspense>
  );
  const html = await renderComplete(inShop(emptyShop(0), intro), 'A product’s intro');
  // The picture, and React's preload of it, are of a product that is not there.
  return html.replace(/^<link rel="preload"[^>]*>/, '').replace(/ (?:src|srcSet)="[^"]*"/g, '');
}

/** Title and tags of a document's head as HTML. Tags without content are left out. */
export function renderHead(title: string, tags: readonly HeadTag[]): string {
  return renderToStaticMarkup(
    <>
      <title>{title}</title>
      {tags.map(({ content, ...key }) => {
        if (content === null) return null;
        return 'rel' in key ? (
          <link key={key.rel} {...key} href={content} />
        ) : (
          <meta key={Object.values(key)[0]} {...key} content={content} />
        );
      })}
    </>,
  );
}

function inShop(shop: Shop, children: ReactNode): ReactNode {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

/** A shop without products and without stored data. */
function emptyShop(searching: number): Shop {
  return createShop({
    seed: 0,
    size: 0,
    storage: {
      read: () => ({ state: 'absent' }),
      write: () => false,
      remove: () => false,
      watch() {},
    },
    now: () => new Date(0),
    searching,
  });
}
