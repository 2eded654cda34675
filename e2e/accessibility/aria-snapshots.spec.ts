import type { Locator } from '@playwright/test';
import { FOOTER, HERO_HEADING, NAME, TAGLINE } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, typeInto, type Shop } from '../fixtures/shop.ts';

const CART = [
  { id: seededProduct(0).id, qty: 2 },
  { id: seededProduct(3).id, qty: 120 },
];

/** Brings the shop to each screen or state, and returns what to snapshot. Two products keep the snapshots short. */
const SCREENS: Readonly<Record<string, (shop: Shop) => Promise<readonly Locator[]>>> = {
  'header-and-footer': async (shop) => {
    await shop.open('nowhere?seed=7&size=2');
    const { page } = shop;
    return [page.getByRole('banner'), page.getByRole('contentinfo')];
  },
  home: (shop) => main(shop, '?seed=7&size=2'),
  products: (shop) => main(shop, 'products?seed=7&size=2&rating=4'),
  results: (shop) => main(shop, 'products?seed=7&size=2&q=alpaca'),
  'nothing-found': (shop) => main(shop, 'products?seed=7&size=2&q=zeppelin'),
  product: (shop) => main(shop, `product/${seededProduct(0).id}?seed=7&size=2`),
  cart: (shop) => cart(shop),
  removal: (shop) => cart(shop, 'Remove Alpaca Fringed Scarf'),
  'thank-you': (shop) => cart(shop, 'Checkout'),
  'cart-by-link': async (shop) => {
    await shop.open('cart?seed=7&size=2#cart=0:2,1:1');
    const status = shop.page.getByRole('status').filter({ hasText: 'A link has filled' });
    await expect(status).toBeVisible();
    return [status];
  },
  'started-over': async (shop) => {
    await shop.open('?seed=7&size=2#reset');
    const status = shop.page.getByRole('status').filter({ hasText: 'Started over' });
    await expect(status).toBeVisible();
    return [status];
  },
  'empty-cart': (shop) => main(shop, 'cart'),
  'blank-review': async (shop) => {
    await shop.open(`product/${seededProduct(0).id}?seed=7&size=2`);
    await shop.page.getByRole('button', { name: 'Submit Review' }).click();
    return [shop.page.getByRole('form', { name: 'Write a review' })];
  },
  'wrong-quantity': async (shop) => {
    await shop.storeCart(CART);
    await shop.open('cart?seed=7&size=2');
    await typeInto(shop.page.getByRole('spinbutton').first(), '1000');
    return [shop.cartLines.first()];
  },
  searching: async (shop) => {
    await shop.stopClock();
    await shop.open('?seed=7&size=2');
    await shop.searchFor('lantern');
    await expect(shop.skeletons).toHaveCount(8);
    return [shop.page.getByRole('main'), shop.announcer];
  },
  'product-not-found': (shop) => main(shop, 'product/none'),
  'page-not-found': (shop) => main(shop, 'nowhere'),
  suggestions: async (shop) => {
    await shop.open('?seed=7&size=2');
    await typeInto(shop.searchBox, 'la');
    await expect(shop.suggestions.first()).toBeVisible();
    await shop.searchBox.press('ArrowDown');
    await expect(shop.announcer).not.toBeEmpty();
    return [shop.page.getByRole('search'), shop.announcer];
  },
  'recent-searches': async (shop) => {
    await shop.storeSearches('rope', 'canoe');
    await shop.open('?seed=7&size=2');
    await shop.searchBox.click();
    await expect(shop.announcer).not.toBeEmpty();
    return [shop.page.getByRole('search'), shop.announcer];
  },
  popup: async (shop) => {
    await shop.storeCart(CART);
    await shop.open('?seed=7&size=2');
    await shop.cartIcon.click();
    return [shop.cartIcon, shop.popup];
  },
  added: async (shop) => {
    await shop.stopClock();
    await shop.open('?seed=7&size=2');
    await shop.cards.first().getByRole('button').click();
    await expect(shop.popup).toBeVisible();
    return [shop.cartIcon, shop.cards.first(), shop.announcer];
  },
  menu: async (shop) => {
    await shop.page.setViewportSize({ width: 390, height: 800 });
    await shop.open('?seed=7&size=2');
    await shop.page.getByRole('button', { name: 'Menu' }).click();
    return [shop.page.getByRole('dialog', { name: 'Menu' })];
  },
  lab: async (shop) => {
    await shop.stopClock();
    await shop.storeCart(CART);
    await shop.open('cart?seed=7&size=2&lab=unknown&lab-panel=open');
    const panel = shop.page.getByRole('complementary', { name: 'Lab' });
    await expect(panel).toContainText('1 event');
    return [panel];
  },
};

for (const [name, show] of Object.entries(SCREENS)) {
  test(`[EASE18] the accessibility tree: ${name} @smoke`, async ({ shop }) => {
    const regions = await show(shop);
    const trees = await Promise.all(regions.map((region) => region.ariaSnapshot()));
    // The URLs of links depend on the base path.
    const tree = trees.join('\n').replaceAll(/:\n *- \/url: .*/g, '');
    expect(withPlaceholders(`${tree}\n`)).toMatchSnapshot(`${name}.yml`);
  });
}

/** The texts of shop.config.json as `{name}` and so on, so that the snapshots hold for another shop. */
function withPlaceholders(tree: string): string {
  const texts = { name: NAME, tagline: TAGLINE, heroHeading: HERO_HEADING, footer: FOOTER };
  return Object.entries(texts).reduce(
    (tree, [key, text]) =>
      tree
        // A text with a colon is quoted.
        .replaceAll(`: ${JSON.stringify(text)}\n`, `: {${key}}\n`)
        .replaceAll(`: ${text}\n`, `: {${key}}\n`)
        .replaceAll(`"${text}"`, `"{${key}}"`),
    tree,
  );
}

async function main(shop: Shop, path: string): Promise<readonly Locator[]> {
  await shop.openLoaded(path);
  return [shop.page.getByRole('main')];
}

/** The cart page, after a click on this button. */
async function cart(shop: Shop, button?: string): Promise<readonly Locator[]> {
  await shop.storeCart(CART);
  await shop.open('cart?seed=7&size=2');
  if (button) await shop.page.getByRole('button', { name: button }).click();
  return [shop.page.getByRole('main')];
}
