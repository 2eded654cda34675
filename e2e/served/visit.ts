import type { Page } from '@playwright/test';
import { expect, type Shop } from '../fixtures/shop.ts';

/** Opens every screen by its URL, and reloads one. `home` is the URL of the home page. */
export async function visitEveryScreen(shop: Shop, home: string): Promise<void> {
  const { page } = shop;
  await shop.open(`${home}?seed=7`);
  await expect(shop.cards).toHaveCount(20);
  const id = await shop.cards.first().getAttribute('data-product');
  const title = await shop.cardTitles.first().textContent();
  for (const [path, heading] of [
    ['products?seed=7&sort=price-low', 'Products'],
    ['cart', 'Your Cart'],
    ['adrift', '404 – Page Not Found'],
    [`product/${id}`, title ?? ''],
  ] as const) {
    await shop.open(home + path);
    await expect(shop.heading).toHaveText(heading);
    expect(page.url()).toBe(home + path);
  }
  // A reload sends the same request as the page load: testing it on one screen is enough.
  await page.reload();
  await shop.hydrated();
  await expect.poll(() => imageWidth(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL(`${home}cart`);
}

function imageWidth(page: Page): Promise<number> {
  return page
    .getByRole('main')
    .locator('img')
    .first()
    .evaluate((img: HTMLImageElement) => img.naturalWidth);
}
