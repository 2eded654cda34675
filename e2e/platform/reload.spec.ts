import type { Page } from '@playwright/test';
import { seededProduct, seededProducts } from '../fixtures/products.ts';
import { holdScript } from '../fixtures/hold-script.ts';
import { observeLayoutShifts } from '../fixtures/layout-shifts.ts';
import { expect, type Shop, test } from '../fixtures/shop.ts';

/** Each with something that is there once the page is whole. */
for (const [name, path, last] of [
  ['home', '?seed=7', 'article:nth-of-type(20)'],
  ['the list', 'products?seed=7', 'article:nth-of-type(20)'],
  ['a list that was sorted', 'products?seed=7&sort=rating', 'article:nth-of-type(20)'],
  ['a list for the window', 'products?seed=7&size=500', '[data-row]'],
  ['a product', `product/${seededProduct(0).id}?seed=7`, 'form'],
  ['the cart', 'cart?seed=7', 'h2'],
] as const) {
  test(
    `[PAINT24] loaded again or come back to, ${name} stands where it was left, and nothing moves`,
    { tag: '@engines' },
    async ({ shop, page }) => {
      const lines = seededProducts().slice(0, 6);
      await shop.storeCart(lines.map(({ id }) => ({ id, qty: 1 })));
      const layoutShift = await observeLayoutShifts(page);
      await shop.open(path);
      for (const share of [0.4, 1]) {
        await expectWhole(page, last);
        const left = await leaveScrolled(shop, share);
        const release = await holdScript(page);
        await page.reload({ waitUntil: 'commit' });
        await expect.poll(() => shop.scrolled()).toBe(left);
        release();
        await expectWhole(page, last);
        expect(await layoutShift()).toBe(0);
        expect(await shop.scrolled()).toBe(left);

        await page.goto('licenses.txt');
        await page.goBack();
        await expectWhole(page, last);
        expect(await layoutShift()).toBe(0);
        expect(await shop.scrolled()).toBe(left);
      }
    },
  );
}

/** Until a page, which may have just begun, has all that it will have. */
async function expectWhole(page: Page, last: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await expect(page.locator(`main ${last}`).first()).toBeAttached();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
}

/** Scrolls down by a share of the way, once the page’s height is written down; resolves to where it then stands. */
async function leaveScrolled(shop: Shop, share: number): Promise<number> {
  const { page } = shop;
  const isWritten = () => Math.abs(history.state.height - document.body.offsetHeight) < 1;
  await expect.poll(() => page.evaluate(isWritten)).toBe(true);
  await page.evaluate(scrollDown, share);
  // Once the browser has heard of it.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return shop.scrolled();
}

function scrollDown(share: number) {
  scrollTo(0, Math.round((document.body.offsetHeight - innerHeight) * share));
}
