import type { Page } from '@playwright/test';
import { seededProduct, seededProducts } from '../fixtures/products.ts';
import { holdScript } from '../fixtures/hold-script.ts';
import { layoutShift } from '../fixtures/layout-shifts.ts';
import { expect, type Shop, test } from '../fixtures/shop.ts';

/**
 * Each page with an element that it has once it is complete. A virtualized page and one that grows after hydration run
 * in all engines.
 */
for (const [name, path, last, tag] of [
  ['the home page', '?seed=7', 'article:nth-of-type(20)', ['@full']],
  ['the list', 'products?seed=7', 'article:nth-of-type(20)', ['@full']],
  ['a sorted list', 'products?seed=7&sort=rating', 'article:nth-of-type(20)', ['@full']],
  ['a virtualized list', 'products?seed=7&size=500', '[data-row]', ['@engines']],
  ['a product', `product/${seededProduct(0).id}?seed=7`, 'form', ['@engines']],
  ['the cart', 'cart?seed=7', 'h2', ['@full']],
] as const) {
  test(
    `[PAINT24] a reload or Back restores the scroll position of ${name} without layout shift`,
    { tag: [...tag] },
    async ({ shop, page }) => {
      const lines = seededProducts().slice(0, 6);
      await shop.storeCart(lines.map(({ id }) => ({ id, qty: 1 })));
      await shop.open(path);
      for (const share of [0.4, 1]) {
        await expectComplete(page, last);
        const position = await scrollToShare(shop, share);
        const release = await holdScript(page);
        await page.reload({ waitUntil: 'commit' });
        await expect.poll(() => shop.scrolled()).toBe(position);
        await release();
        await expectComplete(page, last);
        expect(await layoutShift(page)).toBe(0);
        expect(await shop.scrolled()).toBe(position);

        await page.goto('licenses.txt');
        await page.goBack();
        await expectComplete(page, last);
        expect(await layoutShift(page)).toBe(0);
        expect(await shop.scrolled()).toBe(position);
      }
    },
  );
}

async function expectComplete(page: Page, last: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await expect(page.locator(`main ${last}`).first()).toBeAttached();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
}

/** Scrolls to a share of the page once its height is saved, and resolves to the scroll position in px. */
async function scrollToShare(shop: Shop, share: number): Promise<number> {
  const { page } = shop;
  const isHeightSaved = () => Math.abs(history.state.height - document.body.offsetHeight) < 1;
  await expect.poll(() => page.evaluate(isHeightSaved)).toBe(true);
  await page.evaluate(
    (share) => scrollTo(0, Math.round((document.body.offsetHeight - innerHeight) * share)),
    share,
  );
  // The scroll event comes with the next frame.
  await shop.nextFrames();
  return shop.scrolled();
}
