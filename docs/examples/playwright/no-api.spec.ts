import { expect, test, type Page, type Route } from '@playwright/test';
import { open } from './open.ts';

test('a script that fails to load', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('?seed=7');
  const failed = page.getByRole('status').filter({ hasText: 'has not loaded' });
  await expect(failed).toBeVisible();
  await page.unrouteAll();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-ready');
});

test('a script that loads slowly', async ({ page }) => {
  const release = await hold(page, '**/assets/index-*.js');
  await page.goto('?seed=7');
  const card = page.getByRole('article', { name: 'Ink Study Desk Lamp' });
  await card.getByRole('button').click();
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  await release();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
});

test('pictures that load slowly', async ({ page }) => {
  const release = await hold(page, '**/*.avif');
  await open(page, '?seed=7');
  const card = page.getByRole('article', { name: 'Ink Study Desk Lamp' });
  const picture = card.getByRole('img', { name: 'Ink Study Desk Lamp' });
  await expect(picture).toHaveJSProperty('complete', false);
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await release();
  await expect(picture).toHaveJSProperty('complete', true);
});

test('storage that is full', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await open(page, '?seed=7');
  const logged = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.getByRole('article').first().getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  expect((await logged).text()).toContain('Storage failed to write rivulet.cart');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
});

/** Holds the requests for some files until the returned function is called. */
async function hold(page: Page, files: string): Promise<() => Promise<void>> {
  let isHeld = true;
  const held: Route[] = [];
  await page.route(files, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}
