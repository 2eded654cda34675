import { expect, test, type Page, type Route } from '@playwright/test';
import { open } from './open.ts';

test('a page whose code fails to load', async ({ page }) => {
  await page.route('**/assets/CartPage-*.js', (route) => route.abort());
  await open(page, '?seed=7');
  await page.getByRole('link', { name: 'Cart', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Cart');
});

test('a page whose code loads slowly', async ({ page }) => {
  const release = await hold(page, '**/assets/CartPage-*.js');
  await open(page, '?seed=7');
  await page.getByRole('link', { name: 'Cart', exact: true }).click();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('article')).toHaveCount(20);
  await release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Cart');
});

test('pictures that load slowly', async ({ page }) => {
  const release = await hold(page, '**/*.avif');
  await open(page, '?seed=7');
  const card = page.getByRole('article', { name: 'Alpaca Fringed Scarf' });
  const picture = card.getByRole('img', { name: 'Alpaca Fringed Scarf' });
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
