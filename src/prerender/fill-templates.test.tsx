// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProductGrid } from '#components/product-grid/ProductGrid.tsx';
import { productAt } from '#domain/catalogue/generate.ts';
import type { CatalogueParams } from '#domain/catalogue-params.ts';
import { ProductIntro } from '#pages/product/ProductIntro.tsx';
import { ProductsPage } from '#pages/products/ProductsPage.tsx';
import { SEARCHING_MS } from '#stores/search.ts';
import { createShop } from '#stores/shop.ts';
import { ShopProvider } from '#stores/ShopProvider.tsx';
import { renderCardTemplate, renderIntroTemplate } from './prerender.tsx';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { BASE } from '#test-utils/products.ts';
import { fillCards, fillIntro, replaceSkeletons } from './fill-templates.ts';

const SEEDS = [...Array.from({ length: 199 }, (_, index) => index * 21_578_437), 0xffff_ffff];

function shopOf(seed: number, searching = 0, pin: CatalogueParams = { seed }) {
  return createShop({
    start: { seed, size: 20, pin, invalid: [] },
    storage: createFakeStorage().openTab(),
    now: () => new Date(0),
    searching,
  });
}

function parse(html: string): HTMLTemplateElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template;
}

test('[PAINT13] the list with cards in place of its skeletons is what React draws of it', () => {
  const shop = shopOf(7);
  const draw = (searching: number) =>
    parse(
      renderToStaticMarkup(
        <ShopProvider shop={shopOf(7, searching)}>
          <ProductsPage />
        </ShopProvider>,
      ),
    ).content.querySelector('[aria-busy]');
  const list = draw(SEARCHING_MS);
  const grid = list?.querySelector('[data-skeleton]')?.parentElement;
  if (!list || !grid) throw new Error('The list has no skeletons');
  const emptyCard = parse(renderCardTemplate());
  replaceSkeletons(grid, fillCards(emptyCard, shop.catalogue.products.slice(0), shop.href.product));
  expect(list.querySelectorAll('[data-product]')).toHaveLength(20);
  expect(list.isEqualNode(draw(0))).toBe(true);
});

test('[PAINT3] the boot script and React draw the same cards, whatever the seed', () => {
  const emptyCard = parse(renderCardTemplate());
  for (const seed of SEEDS) {
    const shop = shopOf(seed);
    const { catalogue, href } = shop;
    const byReact = parse(
      renderToStaticMarkup(
        <ShopProvider shop={shop}>
          <ProductGrid products={catalogue.products} heading="h2" eager />
        </ShopProvider>,
      ),
    ).content.querySelector('[data-cards]');
    const poured = fillCards(emptyCard, catalogue.products.slice(0), href.product);
    const pairs = [...poured.children].map((card, at) => [card, byReact?.children[at]] as const);
    expect(pairs).toHaveLength(20);
    const odd = pairs.find(([card, other]) => !other || !card.isEqualNode(other));
    expect(odd?.[0].outerHTML, `seed ${seed}`).toBe(odd?.[1]?.outerHTML);
  }
}, 120_000);

test('[PAINT23] the boot script and React draw the same top of a product’s page, whatever the product', async () => {
  const emptyIntro = parse(await renderIntroTemplate());
  for (const [at, seed] of SEEDS.entries()) {
    const product = productAt({ seed, index: at }, BASE);
    const byReact = parse(
      renderToStaticMarkup(
        <ShopProvider shop={shopOf(seed, 0, {})}>
          <ProductIntro product={product} />
        </ShopProvider>,
      ),
    ).content;
    // React has the picture fetched; the boundary, in which React finds what was poured, is comments.
    const drawn = [...byReact.children].filter(({ nodeName }) => nodeName !== 'LINK');
    const poured = [...fillIntro(emptyIntro, product).children];
    expect(poured.map(({ nodeName }) => nodeName)).toEqual(['NAV', 'DIV']);
    const odd = poured.findIndex((element, part) => !drawn[part]?.isEqualNode(element));
    expect(poured[odd]?.outerHTML, `seed ${seed}`).toBe(drawn[odd]?.outerHTML);
    expect(drawn).toHaveLength(poured.length);
  }
});
