import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProductGrid } from '#components/product-grid/ProductGrid.tsx';
import { productAt } from '#domain/catalogue/generate.ts';
import { ProductIntro } from '#pages/product/ProductIntro.tsx';
import { ProductsPage } from '#pages/products/ProductsPage.tsx';
import { createShop, type Shop } from '#stores/shop.ts';
import { ShopContext } from '#stores/use-shop.ts';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { renderCardTemplate, renderIntroTemplate } from './prerender.tsx';
import { SEARCHING_MS, slotSelector } from './contract.ts';
import { fillCards, fillIntro, replaceSkeletons } from './fill-templates.ts';

const SEEDS = [0, 7, 306_783_378, 2 ** 31, 0xffff_ffff];

function shopOf(seed: number, searching = 0) {
  return createShop({
    seed,
    size: 20,
    storage: createFakeStorage().openTab(),
    now: () => new Date(0),
    searching,
  });
}

/** What React renders. */
function render(shop: Shop, children: ReactNode): DocumentFragment {
  return parse(renderToStaticMarkup(<ShopContext value={shop}>{children}</ShopContext>)).content;
}

function parse(html: string): HTMLTemplateElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template;
}

test('[PAINT13] the list with cards instead of skeletons is what React renders', () => {
  const shop = shopOf(7);
  const renderList = (searching: number) =>
    render(shopOf(7, searching), <ProductsPage />).querySelector('[aria-busy]');
  const list = renderList(SEARCHING_MS);
  const grid = list?.querySelector<HTMLElement>(slotSelector('skeletons'));
  if (!list || !grid) throw new Error('The list has no skeletons');
  const template = parse(renderCardTemplate());
  replaceSkeletons(grid, fillCards(template, shop.catalogue.products.slice(0), shop.href.product));
  expect(list.querySelectorAll('[data-product]')).toHaveLength(20);
  expect(list.isEqualNode(renderList(0))).toBe(true);
});

test('[PAINT3] the inline script and React render the same cards for every seed', () => {
  const template = parse(renderCardTemplate());
  for (const seed of SEEDS) {
    const shop = shopOf(seed);
    const { catalogue, href } = shop;
    const rendered = render(
      shop,
      <ProductGrid products={catalogue.products.slice(0)} heading="h2" eager />,
    ).querySelector(slotSelector('cards'));
    const filled = fillCards(template, catalogue.products.slice(0), href.product);
    const pairs = [...filled.children].map(
      (card, index) => [card, rendered?.children[index]] as const,
    );
    expect(pairs).toHaveLength(20);
    const different = pairs.find(([card, other]) => !other || !card.isEqualNode(other));
    expect(different?.[0].outerHTML, `seed ${seed}`).toBe(different?.[1]?.outerHTML);
  }
});

test('[PAINT23, PAINT44] the inline script and React render the same top of a product page for every product', async () => {
  const template = parse(await renderIntroTemplate());
  for (const [index, seed] of SEEDS.entries()) {
    const product = productAt({ seed, index });
    const { children } = render(shopOf(seed), <ProductIntro product={product} />);
    // React also preloads the picture. (The Suspense boundary of the template is comments.)
    const rendered = [...children].filter(({ nodeName }) => nodeName !== 'LINK');
    const filled = [...fillIntro(template, product).children];
    expect(filled.map(({ nodeName }) => nodeName)).toEqual(['DIV', 'DIV']);
    const different = filled.findIndex((element, part) => !rendered[part]?.isEqualNode(element));
    expect(filled[different]?.outerHTML, `seed ${seed}`).toBe(rendered[different]?.outerHTML);
    expect(rendered).toHaveLength(filled.length);
  }
});
