import { seededProduct } from '../fixtures/products.ts';
import { typeInto, type Shop } from '../fixtures/shop.ts';

/** What a visitor does before the visit, or in the opened page. */
export type Step = (shop: Shop) => Promise<unknown>;

/** Width in px from which the header has links and the search box instead of the menu. */
export const WIDE = 768;

/** Stores a cart of the first products, in these quantities. */
export function storeCart(...quantities: readonly number[]): Step {
  const lines = quantities.map((qty, index) => ({ id: seededProduct(index).id, qty }));
  return (shop) => shop.storeCart(lines);
}

/** Puts the longest and the shortest possible title and price into the cards. */
export async function stretchCards({ page }: Shop): Promise<void> {
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
  return async (shop) => {
    const { page, searchBox } = shop;
    if ((page.viewportSize()?.width ?? WIDE) < WIDE) await openMenu(shop);
    await searchBox.click();
    await typeInto(searchBox, text);
    await shop.suggestions.first().waitFor();
    for (const key of keys) await searchBox.press(key);
    const announced = page.getByRole('status').filter({ hasText: 'use the down arrow' });
    await announced.first().waitFor({ state: 'attached' });
  };
}

export async function openMenu({ menu, menuButton, searchBox }: Shop): Promise<void> {
  await menuButton.click();
  await menu.waitFor();
  // With its suggestions, whose code is requested with the menu.
  await searchBox.waitFor();
}

export async function openPopup({ cartIcon, popup }: Shop): Promise<void> {
  await cartIcon.click();
  await popup.waitFor();
}

export async function addFromCard({ cards, popup }: Shop): Promise<void> {
  await cards.first().getByRole('button').click();
  await popup.waitFor();
}

export async function submitReviews({ page }: Shop): Promise<void> {
  const text = 'Went down the river with it, twice. Would go again.';
  const submit = page.getByRole('button', { name: 'Submit Review' });
  await typeInto(page.getByRole('textbox', { name: 'Your review' }), text);
  await page.getByRole('combobox', { name: 'Rating' }).selectOption('3');
  await submit.click();
  await page.getByRole('list', { name: 'Reviews', exact: true }).getByText(text).waitFor();
  await submit.click();
  await page.getByText('Write a few words first.').waitFor();
}

export function typeQuantity(text: string): Step {
  return async ({ page }) => {
    await typeInto(page.getByRole('spinbutton').first(), text);
    await page.getByRole('alert').waitFor();
  };
}

export async function removeSecond({ page }: Shop): Promise<void> {
  await page.getByRole('button', { name: `Remove ${seededProduct(1).title}`, exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
}

/** Where neither sharing nor copying works. */
export async function shareCartByHand({ page }: Shop): Promise<void> {
  await page.evaluate(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Object.defineProperty(navigator, 'clipboard', { value: null });
  });
  await page.getByRole('button', { name: 'Share this cart' }).click();
  await page.getByText('The link could not be copied.').waitFor();
}

export async function setDirection({ page }: Shop, direction: 'ltr' | 'rtl'): Promise<void> {
  await page.locator('html').evaluate((root, dir) => root.setAttribute('dir', dir), direction);
}
