import type { Locator, Page } from '@playwright/test';
import { seededProduct } from '../fixtures/products.ts';
import { expect, notInFirefox, test, typeInto } from '../fixtures/shop.ts';
import { panelOf, section } from './panel.ts';

const toggle = (page: Page) => panelOf(page).getByRole('button', { name: 'Lab', exact: true });

const scarf = seededProduct(0);

test('[LAB30] the footer links to the lab with the same catalogue', async ({ page, shop }) => {
  await shop.open('products?seed=7&size=30');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Lab', exact: true }).click();
  await shop.hydrated();
  await expect(panelOf(page)).toBeVisible();
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe('/rivulet/');
  expect(searchParams.get('seed')).toBe('7');
  expect(searchParams.get('size')).toBe('30');
  expect(searchParams.get('lab')).toBe('');
});

test('[LAB31] the keyboard reaches the panel after the page, and folds it @smoke', async ({
  page,
  shop,
}) => {
  await shop.open('cart?seed=7&lab');
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle(page)).toBeFocused();
  await expect(section(page, 'State')).toHaveCount(0);
  await shop.open('products?seed=7&lab');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await toggle(page).click();
  await expect(section(page, 'State')).toBeVisible();
});

test('[LAB31] options in the URL start the panel folded', async ({ page, shop }) => {
  await shop.open('?seed=7&lab=clock_1767225600000');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await shop.open('?seed=7&lab=clock_1767225600000&lab-panel=off');
  await shop.nextFrames();
  await expect(panelOf(page)).toHaveCount(0);
});

test('[LAB2] Close the lab ends it in this tab', async ({ page, shop }) => {
  await shop.open('cart?seed=7&lab');
  await panelOf(page).getByRole('button', { name: 'Close the lab' }).click();
  await expect(page).toHaveURL(/\/cart\?seed=7$/);
  await shop.hydrated();
  await expect(panelOf(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('[LAB32] in a wide window the shop is beside the panel', async ({ page, shop }) => {
  await shop.storeCart([{ id: scarf.id, qty: 1 }]);
  for (const path of ['', 'products', `product/${scarf.id}`, 'cart', 'nowhere']) {
    await shop.openLoaded(`${path}?seed=7&lab`);
    for (const fontSize of ['', '200%']) {
      await page.locator('html').evaluate((root, size) => (root.style.fontSize = size), fontSize);
      for (const width of [1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const edge = (await boxOf(panelOf(page))).left;
        expect(edge).toBeGreaterThan(0.7 * width);
        expect(await beyond(page, edge), `${path} ${width} ${fontSize}`).toEqual([]);
      }
    }
  }
  await shop.cartIcon.click();
  const popup = await boxOf(shop.popup);
  expect(popup.right).toBeLessThan((await boxOf(panelOf(page))).left);
  expect(popup.right).toBeGreaterThan((await boxOf(shop.cartIcon)).right - 2);
});

test('[LAB32] beside the panel the header is still one line', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await shop.open('cart?seed=7');
  const alone = await boxOf(page.getByRole('banner'));
  await shop.open('cart?seed=7&lab');
  await expect(panelOf(page)).toBeVisible();
  expect((await boxOf(page.getByRole('banner'))).bottom).toBe(alone.bottom);
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1024, 768],
] as const) {
  const details =
    width < 768 ? notInFirefox('focus() does not scroll to a sticky button behind the panel') : {};
  test(
    `[LAB32] everything can be scrolled into view above the panel at ${width} px`,
    details,
    async ({ page, shop }) => {
      await page.setViewportSize({ width, height });
      await shop.open(`product/${scarf.id}?seed=7&lab`);
      await expect(panelOf(page)).toBeVisible();
      const panel = await boxOf(panelOf(page));
      expect(panel.top).toBeGreaterThanOrEqual(height / 2);
      const buy = page.getByRole('button', { name: 'Buy Now' });
      await buy.focus();
      expect((await boxOf(buy)).bottom).toBeLessThanOrEqual(panel.top);
      for (const link of await page.getByRole('main').getByRole('link').all()) {
        await link.focus();
        expect((await boxOf(link)).bottom).toBeLessThanOrEqual(panel.top);
      }
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const last = await boxOf(page.getByRole('contentinfo').getByRole('link').last());
      expect(last.bottom).toBeLessThanOrEqual(panel.top);
    },
  );
}

test(
  '[LAB32] the panel is not printed and leaves no gap',
  notInFirefox('print media cannot be emulated over BiDi'),
  async ({ page, shop }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await shop.open('cart?seed=7&lab');
    await expect(panelOf(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(panelOf(page)).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('margin-right', '0px');
  },
);

test('[LAB33] another catalogue is shown on the same page', async ({ page, shop }) => {
  await shop.openLoaded('products?seed=7&q=wool&lab');
  const catalogue = section(page, 'Catalogue');
  await expect(catalogue.getByRole('textbox', { name: 'Size' })).toHaveValue('20');
  const seed = catalogue.getByRole('textbox', { name: 'Seed' });
  await typeInto(seed, '4294967296');
  await catalogue.getByRole('button', { name: 'Show' }).click();
  await expect(seed).toBeFocused();
  await expect(seed).toHaveAttribute('aria-invalid', 'true');
  await expect(seed).toHaveAccessibleDescription('Seed: a whole number from 0 to 4294967295');
  await typeInto(seed, '8');
  await expect(seed).toHaveAttribute('aria-invalid', 'false');
  await catalogue.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/products\?seed=8&q=wool&lab=/);
  await shop.hydrated();
  await expect(shop.heading).toHaveText('Results for "wool"');
});

test('[LAB34] a random catalogue, and the link of a catalogue', async ({ page, shop, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await shop.open('cart?seed=7&size=5&lab');
  const catalogue = section(page, 'Catalogue');
  await catalogue.getByRole('button', { name: 'Copy link' }).click();
  await expect(catalogue.getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL('/rivulet/?seed=7&size=5', page.url()).href,
  );
  await catalogue.getByRole('button', { name: 'New random catalogue' }).click();
  await expect(page).toHaveURL(/cart\?seed=(?!7&)\d+&size=5&lab=/);
});

/** The elements of the shop that overlap an edge, in px from the left. */
function beyond(page: Page, edge: number): Promise<readonly string[]> {
  return page.evaluate(
    (edge) =>
      [...document.querySelectorAll('#root *')]
        .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true]'))
        .filter((element) => element.getBoundingClientRect().right > edge + 1)
        .map((element) => `${element.tagName} ${element.textContent.slice(0, 30)}`),
    edge,
  );
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not rendered');
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
}
