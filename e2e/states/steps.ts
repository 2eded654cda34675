import type { Page } from '@playwright/test';
import { readShopConfig } from '../../vite-plugins/read-shop-config.mjs';
import { typeInto } from '../fixtures/shop.ts';

/** The first products of the catalogue. */
export type Products = readonly { readonly id: string; readonly title: string }[];

/** What a visitor does in an opened page. */
export type Step = (page: Page, products: Products) => Promise<unknown>;

const { storagePrefix } = readShopConfig();

/** Width in px from which the header has links and the search box instead of the menu. */
export const WIDE = 768;

export function cartOf(...quantities: readonly number[]) {
  return (products: Products) => ({
    [`${storagePrefix}.cart`]: quantities.map((qty, index) => ({ id: products[index]?.id, qty })),
  });
}

export function searches() {
  const queries = ['canoe', 'something for a long day by the water', 'lantern', 'tent', 'mug'];
  const timestamp = '2026-03-01T10:00:00.000Z';
  return { [`${storagePrefix}.search-history`]: queries.map((query) => ({ query, timestamp })) };
}

export function scrollBy(distance: number): Step {
  return (page) => page.evaluate((top) => scrollTo(0, top), distance);
}

/** Puts the longest and the shortest possible title and price into the cards. */
export async function stretchCards(page: Page): Promise<void> {
  await page.getByRole('main').evaluate((main) => {
    const titles = ['Cup', 'Hand-painted Mediterranean Earthenware Watering-can Collection'];
    const prices = ['$10.00', '$500.00'];
    for (const [index, card] of main.querySelectorAll('article').entries()) {
      const title = card.querySelector('a');
      const price = card.querySelector('[data-slot="price"]');
      if (!title || !price) throw new Error('A card has no title or no price');
      title.textContent = titles[index % 2] ?? '';
      price.textContent = prices[index % 2] ?? '';
    }
  });
}

/** Types in the search box, presses these keys there, and waits until the number of options is announced. */
export function typeInSearch(text: string, ...keys: readonly string[]): Step {
  return async (page) => {
    if (isNarrow(page)) await openMenu(page);
    const box = page.getByRole('combobox', { name: 'Search products' });
    await box.click();
    await typeInto(box, text);
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    for (const key of keys) await box.press(key);
    const announced = page.getByRole('status').filter({ hasText: 'use the down arrow' });
    await announced.first().waitFor({ state: 'attached' });
  };
}

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
}

export async function openPopup(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Cart,/ }).click();
  await page.getByRole('dialog', { name: 'Cart' }).waitFor();
}

export async function addFromCard(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('dialog', { name: 'Cart' }).waitFor();
}

export async function writeReview(page: Page): Promise<void> {
  const text = 'Went down the river with it, twice. Would go again.';
  await typeInto(page.getByRole('textbox', { name: 'Your review' }), text);
  await page.getByRole('combobox', { name: 'Rating' }).selectOption('3');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await page.getByRole('list', { name: 'Reviews', exact: true }).getByText(text).waitFor();
}

export async function submitBlank(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await page.getByText('Write a few words first.').waitFor();
}

export function typeQuantity(text: string): Step {
  return async (page) => {
    await typeInto(page.getByRole('spinbutton').first(), text);
    await page.getByRole('alert').waitFor();
  };
}

export async function removeSecond(page: Page, products: Products): Promise<void> {
  await page.getByRole('button', { name: `Remove ${products[1]?.title}`, exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
}

/** Where neither sharing nor copying works. */
export async function shareCartByHand(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Object.defineProperty(navigator, 'clipboard', { value: null });
  });
  await page.getByRole('button', { name: 'Share this cart' }).click();
  await page.getByText('The link could not be copied.').waitFor();
}

export async function setDirection(page: Page, direction: 'ltr' | 'rtl'): Promise<void> {
  await page.locator('html').evaluate((root, dir) => root.setAttribute('dir', dir), direction);
}

/** Through the property, as the Content Security Policy blocks `style` attributes. */
export async function setTextSize(page: Page, size: string): Promise<void> {
  await page.locator('html').evaluate((root, size) => void (root.style.fontSize = size), size);
}

function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? WIDE) < WIDE;
}
