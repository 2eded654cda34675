import { readShopConfig } from '../../vite-plugins/read-shop-config.mjs';

/**
 * The steps that lead to the states of `states.mjs`, by roles and names (SPEC NAME).
 *
 * @typedef {import('playwright-core').Page} Page
 * @typedef {readonly { id: string, title: string }[]} Products  the first ones of the catalogue
 */

const { storagePrefix } = readShopConfig();

/** Width in px from which the header has links and the search box instead of the menu. */
export const WIDE = 768;

/** @param {...number} quantities */
export function cartOf(...quantities) {
  return (/** @type {Products} */ products) => ({
    [`${storagePrefix}.cart`]: quantities.map((qty, index) => ({ id: products[index]?.id, qty })),
  });
}

export function searches() {
  const queries = ['canoe', 'something for a long day by the water', 'lantern', 'tent', 'mug'];
  const timestamp = '2026-03-01T10:00:00.000Z';
  return { [`${storagePrefix}.search-history`]: queries.map((query) => ({ query, timestamp })) };
}

/** @param {number} distance */
export function scrollBy(distance) {
  return (/** @type {Page} */ page) => page.evaluate((top) => scrollTo(0, top), distance);
}

/**
 * Puts the longest and the shortest possible title and price into the cards.
 * @param {Page} page
 */
export async function stretchCards(page) {
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

/** @param {string} text */
export function typeInSearch(text) {
  return async (/** @type {Page} */ page) => {
    if (isNarrow(page)) await openMenu(page);
    const box = page.getByRole('combobox', { name: 'Search products' });
    await box.click();
    await box.pressSequentially(text);
    await page.getByRole('listbox').getByRole('option').first().waitFor();
  };
}

/** @param {Page} page */
export async function openMenu(page) {
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
}

/** @param {Page} page */
export async function openPopup(page) {
  await page.getByRole('button', { name: /^Cart,/ }).click();
  await page.getByRole('dialog', { name: 'Cart' }).waitFor();
}

/** @param {Page} page */
export async function addFromCard(page) {
  await page.getByRole('article').first().getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('dialog', { name: 'Cart' }).waitFor();
}

/** @param {Page} page */
export async function addToCart(page) {
  const added = page.getByRole('main').getByRole('button', { name: /^(Add to Cart|Added!)$/ });
  await added.first().click();
  await page.getByRole('button', { name: 'Added!' }).waitFor();
}

/** @param {number} count */
export function writeReviews(count) {
  return async (/** @type {Page} */ page) => {
    const region = page.getByRole('region', { name: 'Customer Reviews' });
    for (let written = 0; written < count; written += 1) {
      const words = 'Went down the river with it, twice. Would go again. '.repeat(
        1 + (written % 4) ** 2,
      );
      await region.getByRole('textbox', { name: 'Your review' }).evaluate(enter, words);
      await region
        .getByRole('combobox', { name: 'Rating' })
        .selectOption(String(1 + ((written + 2) % 5)));
      await region.getByRole('button', { name: 'Submit Review' }).click();
    }
  };
}

/**
 * Runs in the page: sets the text at once, like a paste. (React misses Playwright's `fill` in Firefox over BiDi.)
 * @param {Element} field
 * @param {string} text
 */
function enter(field, text) {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** @param {Page} page */
export async function submitBlank(page) {
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await page.getByText('Write a few words first.').waitFor();
}

/** @param {string} typed */
export function typeQuantity(typed) {
  return async (/** @type {Page} */ page) => {
    const field = page.getByRole('spinbutton').first();
    await field.press('ControlOrMeta+a');
    await field.pressSequentially(typed);
    await page.getByRole('alert').waitFor();
  };
}

/**
 * @param {Page} page
 * @param {Products} products
 */
export async function removeSecond(page, products) {
  await page.getByRole('button', { name: `Remove ${products[1]?.title}`, exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
}

/**
 * Where neither sharing nor copying works.
 * @param {Page} page
 */
export async function shareCartByHand(page) {
  await page.evaluate(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Object.defineProperty(navigator, 'clipboard', { value: null });
  });
  await page.getByRole('button', { name: 'Share this cart' }).click();
  await page.getByText('The link could not be copied.').waitFor();
}

/** @param {'link' | 'button'} role */
export function focusCard(role) {
  return async (/** @type {Page} */ page) => {
    const card = page.getByRole('article').nth(isNarrow(page) ? 0 : 1);
    await card.getByRole('link').focus();
    // The focus ring is visible after keyboard input only.
    await page.keyboard.press(role === 'button' ? 'Tab' : 'Shift');
    await card.getByRole(role).evaluate((control) => control.scrollIntoView({ block: 'center' }));
  };
}

/** @param {'ltr' | 'rtl'} direction */
export function setDirection(direction) {
  return (/** @type {Page} */ page) =>
    page.locator('html').evaluate((root, dir) => void (root.dir = dir), direction);
}

/**
 * Through the property, as the Content Security Policy blocks `style` attributes.
 * @param {string} size
 */
export function setTextSize(size) {
  return (/** @type {Page} */ page) =>
    page.locator('html').evaluate((root, size) => void (root.style.fontSize = size), size);
}

/** @param {Page} page */
function isNarrow(page) {
  return (page.viewportSize()?.width ?? WIDE) < WIDE;
}
