import { systemColour, controlsWithoutBorder } from '../fixtures/colours.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

test('[EASE9] controls have borders and states differ in forced colours @full', async ({
  page,
  shop,
}) => {
  const { id } = seededProduct(0);
  await shop.storeCart([{ id, qty: 1 }]);
  for (const path of ['?seed=7', 'products?seed=7&q=steel&rating=2', `product/${id}`, 'cart']) {
    await shop.openLoaded(path);
    expect(await controlsWithoutBorder(page), path).toEqual([]);
  }
  await shop.open('products?seed=7');
  const bar = await shop
    .navLink('Products')
    .evaluate((link) => getComputedStyle(link, '::after').backgroundColor);
  expect(bar).toBe(await systemColour(page, 'Highlight'));
  await typeInto(shop.searchBox, 'ro');
  await expect(shop.suggestions.first()).toBeVisible();
  await shop.searchBox.press('ArrowDown');
  await expect(shop.suggestions.first()).toHaveCSS('outline-style', 'solid');
  await expect(shop.suggestions.nth(1)).toHaveCSS('outline-style', 'none');
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await sort.focus();
  await expect(sort).toHaveCSS('outline-style', 'solid');
  const [full, empty] = await shop.cards.first().evaluate((card) => {
    const fillOf = (path: Element | null) => path && getComputedStyle(path).fill;
    const [empty, full] = card.querySelectorAll('svg path');
    return [fillOf(full ?? null), fillOf(empty ?? null)];
  });
  expect(full).not.toBe(empty);
});
