import type { Page } from '@playwright/test';
import { expect, type Shop } from '../fixtures/shop.ts';

/** Opens every screen by its URL and reloads it. `home` is the URL of the home page. */
export async function visitEveryScreen(shop: Shop, home: string): Promise<void> {
  const { page } = shop;
  await openTwice(shop, `${home}?seed=7`);
  await expect(shop.cards).toHaveCount(20);
  const id = await shop.cards.first().getAttribute('data-product');
  const title = await shop.cardTitles.first().textContent();
  for (const [path, heading] of [
    ['products?seed=7&sort=price-low', 'Products'],
    [`product/${id}`, title ?? ''],
    ['cart', 'Your Cart'],
    ['adrift', '404 – Page Not Found'],
  ] as const) {
    await openTwice(shop, home + path);
    await expect(shop.heading).toHaveText(heading);
    expect(page.url()).toBe(home + path);
  }
  await openTwice(shop, `${home}product/${id}`);
  await expect.poll(() => imageWidth(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL(`${home}cart`);
}

async function openTwice(shop: Shop, url: string): Promise<void> {
  await shop.open(url);
  await shop.page.reload();
  await expect(shop.page.locator('html')).toHaveAttribute('data-ready');
}

function imageWidth(page: Page): Promise<number> {
  return page
    .getByRole('main')
    .locator('img')
    .first()
    .evaluate((img: HTMLImageElement) => img.naturalWidth);
}
