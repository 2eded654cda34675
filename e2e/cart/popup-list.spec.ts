import type { Locator } from '@playwright/test';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/shop.ts';

test('[POP15] the line just added scrolls into view in a long list @engines', async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await shop.storeCart(
    Array.from({ length: 12 }, (_, index) => ({ id: seededProduct(index).id, qty: 1 })),
  );
  await shop.open('?seed=7');
  const line = (index: number) =>
    shop.popup.getByRole('listitem').filter({ hasText: seededProduct(index).title });
  // At the end of the list, at its start, and again while visible.
  for (const index of [15, 0, 0, 19]) {
    await shop
      .card(seededProduct(index).title)
      .getByRole('button', { name: 'Add to Cart' })
      .press('Enter');
    await expect(line(index)).toBeInViewport({ ratio: 0.9 });
  }
  await shop.cartIcon.click();
  await shop.cartIcon.click();
  await expect(line(0)).toBeInViewport({ ratio: 0.9 });
});

test('[POP3] no popup covers the menu opened right after an addition', async ({ shop, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.open('?seed=7');
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('article button')?.click();
    document.querySelector<HTMLElement>('header button[aria-label="Menu"]')?.click();
  });
  await expect(shop.menu).toBeVisible();
  await shop.everythingIsPrefetched();
  await expect(shop.popup).toHaveCount(0);
});

test('[POP16] a pointer press that starts inside the popup or menu and ends outside closes neither @engines', async ({
  shop,
  page,
}) => {
  await shop.storeCart([{ id: seededProduct(0).id, qty: 1 }]);
  await shop.open('?seed=7');
  await shop.cartIcon.click();
  const title = shop.popup.getByText(seededProduct(0).title);
  await expect(title).toBeVisible();
  const select = async (from: Locator) => {
    await from.hover();
    await page.mouse.down();
    await page.mouse.move(20, 300, { steps: 3 });
    await page.mouse.up();
  };
  await select(title);
  await expect(shop.popup).toBeVisible();
  await page.mouse.click(20, 300);
  await expect(shop.popup).toHaveCount(0);

  await page.setViewportSize({ width: 600, height: 700 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await select(shop.menu.getByRole('combobox'));
  await expect(shop.menu).toBeVisible();
  await page.mouse.click(20, 300);
  await expect(shop.menu).toHaveCount(0);
});

test('[POP17, POP18] on a phone the popup has a title and a button, and a swipe down closes it too @smoke', async ({
  shop,
  page,
}) => {
  const title = shop.popup.getByRole('heading');
  const close = shop.popup.getByRole('button', { name: 'Close cart', exact: true });
  await page.setViewportSize({ width: 767, height: 800 });
  await shop.open('?seed=7');
  await shop.cartIcon.click();
  await expect(title).toHaveText('Your cart');
  await close.click();
  await expect(shop.popup).toHaveCount(0);
  await expect(shop.cartIcon).toBeFocused();

  await shop.card(seededProduct(0).title).getByRole('button').click();
  await expect(title).toHaveText('Your cart · 1');
  await close.press('Enter');
  await expect(shop.popup).toHaveCount(0);
  await expect(shop.cartIcon).toBeFocused();

  const swipe = async (distance: number) => {
    const box = await title.boundingBox();
    if (!box) throw new Error('The popup has no title');
    await page.mouse.move(box.x + 20, box.y + 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 20, box.y + 2 + distance);
    await page.mouse.up();
  };
  await shop.cartIcon.click();
  await swipe(10);
  await expect(shop.popup).toBeVisible();
  await swipe(28);
  await expect(shop.popup).toHaveCount(0);
  await expect(shop.cartIcon).toBeFocused();

  await page.setViewportSize({ width: 768, height: 800 });
  await shop.cartIcon.click();
  await expect(shop.popup).toBeVisible();
  await expect(title).toHaveCount(0);
  await expect(close).toHaveCount(0);
});
