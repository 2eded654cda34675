import { expect, type Page } from '@playwright/test';

/** Opens a path of the shop, such as `cart?seed=7`, and waits until its screen is completely shown. */
export async function open(page: Page, path: string): Promise<void> {
  // Not until the load event, which waits for every picture.
  await page.goto(path, { waitUntil: 'commit' });
  await shown(page, path.replace(/#.*/, ''));
}

/** Waits until the screen at a path is completely shown, for instance after a click. */
export async function shown(page: Page, path: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-page', path);
}
