import type { Page } from '@playwright/test';
import { holdScript } from '../fixtures/hold-script.ts';
import { layoutShift } from '../fixtures/layout-shifts.ts';
import { expect, type Shop, test } from '../fixtures/shop.ts';

test('a reload or Back restores the cards of a large list and its scroll position without layout shift @engines', async ({
  shop,
  page,
}) => {
  // However slow the machine: the shop stops restoring the position after 3 s.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const neverAfter3s = (action: () => void, ms = 0) => (ms < 3000 ? setTimeout(action, ms) : 0);
    Object.assign(window, { setTimeout: neverAfter3s });
  });
  await shop.open('products?seed=7&size=500');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expectComplete(page);
  const position = await scrollHalfway(shop);
  await test.step('[PAINT24] a reload restores the scroll position before any script file has loaded', async () => {
    const release = await holdScript(page);
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => shop.scrolled()).toBe(position);
    await release();
  });
  await test.step('[LIST41, PAINT45] the cards follow without layout shift', async () => {
    await expectComplete(page);
    expect(await layoutShift(page)).toBe(0);
    expect(await shop.scrolled()).toBe(position);
  });

  await test.step('[LIST41, PAINT24, PAINT45] Back from another document restores both', async () => {
    await page.goto('licenses.txt');
    await page.goBack();
    await expectComplete(page);
    expect(await layoutShift(page)).toBe(0);
    expect(await shop.scrolled()).toBe(position);
  });
});

async function expectComplete(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await expect(page.getByRole('article')).toHaveCount(400);
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
}

/** Scrolls once the page's height is saved, and resolves to the scroll position in px. */
async function scrollHalfway(shop: Shop): Promise<number> {
  const { page } = shop;
  const isHeightSaved = () => Math.abs(history.state.height - document.body.offsetHeight) < 1;
  await expect.poll(() => page.evaluate(isHeightSaved)).toBe(true);
  await page.evaluate(async () => {
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    scrollTo(0, Math.round(document.body.offsetHeight / 2));
    await scrolled;
  });
  return shop.scrolled();
}
