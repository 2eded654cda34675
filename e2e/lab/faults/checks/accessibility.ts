import { type Checks, expect } from './check.ts';

export const accessibility: Checks = {
  'alt-gone': async ({ cards }) => {
    const title = await cards.first().getByRole('heading').innerText();
    await expect(cards.first().getByRole('img', { name: title })).toBeVisible();
  },
  'remove-nameless': async ({ cartLines }) => {
    const title = await cartLines.first().getByRole('link').innerText();
    const remove = cartLines.first().getByRole('button', { name: `Remove ${title}` });
    await expect(remove).toBeVisible();
  },
  'pale-price': async ({ cards }) => {
    const card = cards.first();
    const colour = await card
      .getByRole('heading')
      .evaluate((heading) => getComputedStyle(heading).color);
    await expect(card.getByRole('paragraph')).toHaveCSS('color', colour);
  },
  'review-unlabelled': async ({ page }) => {
    const form = page.getByRole('form', { name: 'Write a review' });
    await form.getByText('Your review').click();
    await expect(form.getByRole('textbox', { name: 'Your review' })).toBeFocused();
  },
  'tab-jumps': async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  },
  'related-hidden': async ({ page }) => {
    const related = page.getByRole('region', { name: 'Related Products' });
    await expect(related.getByRole('article')).toHaveCount(4);
  },
  'focus-unseen': async ({ page }) => {
    await page.getByLabel('Minimum rating').focus();
    await page.keyboard.press('Shift+Tab');
    const sort = page.getByLabel('Sort by');
    await expect(sort).toBeFocused();
    await expect(sort).toHaveCSS('outline-style', 'solid');
  },
  'focus-lost': async ({ page, cartLines }) => {
    await cartLines
      .first()
      .getByRole('button', { name: /^Remove / })
      .press('Enter');
    const line = page.getByRole('main').getByRole('status').filter({ hasText: 'was removed' });
    await expect(line).toBeFocused();
  },
  mute: async ({ cards, announcer }) => {
    await cards.first().getByRole('button', { name: 'Add to Cart' }).click();
    await expect(announcer.last()).toHaveText(/added to cart, quantity \d+\.$/);
  },
  'escape-dead': async ({ page, cartIcon, popup }) => {
    await cartIcon.click();
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(cartIcon).toBeFocused();
  },
  'checkout-unreachable': async ({ page, cartLines }) => {
    await cartLines
      .last()
      .getByRole('button', { name: /^Remove / })
      .focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Checkout' })).toBeFocused();
  },
  'tab-trapped': async ({ page }) => {
    const field = page.getByRole('textbox', { name: 'Your review' });
    await field.focus();
    await page.keyboard.press('Tab');
    await expect(field).not.toBeFocused();
    await expect(field).toHaveValue('');
  },
};
