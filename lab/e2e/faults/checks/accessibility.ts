import { expect } from '@playwright/test';
import type { Checks } from './check.ts';

export const accessibility: Checks = {
  'alt-gone': async ({ cards }, claim) => {
    const title = await cards.first().getByRole('heading').innerText();
    await claim(cards.first().getByRole('img', { name: title })).toBeVisible();
  },
  'remove-nameless': async ({ cartLines }, claim) => {
    const title = await cartLines.first().getByRole('link').innerText();
    const remove = cartLines.first().getByRole('button', { name: `Remove ${title}` });
    await claim(remove).toBeVisible();
  },
  'pale-price': async ({ cards }, claim) => {
    const card = cards.first();
    const colour = await card
      .getByRole('heading')
      .evaluate((heading) => getComputedStyle(heading).color);
    await claim(card.getByRole('paragraph')).toHaveCSS('color', colour);
  },
  'review-unlabelled': async ({ page }, claim) => {
    const form = page.getByRole('form', { name: 'Write a review' });
    await form.getByText('Your review').click();
    await claim(form.getByRole('textbox', { name: 'Your review' })).toBeFocused();
  },
  'tab-jumps': async ({ page }, claim) => {
    await page.keyboard.press('Tab');
    await claim(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  },
  'related-hidden': async ({ page }, claim) => {
    const related = page.getByRole('region', { name: 'Related Products' });
    await claim(related.getByRole('article')).toHaveCount(4);
  },
  'focus-unseen': async ({ page }, claim) => {
    await page.getByLabel('Minimum rating').focus();
    await page.keyboard.press('Shift+Tab');
    const sort = page.getByLabel('Sort by');
    await expect(sort).toBeFocused();
    await claim(sort).toHaveCSS('outline-style', 'solid');
  },
  'focus-lost': async ({ page, cartLines }, claim) => {
    const remove = cartLines.first().getByRole('button', { name: /^Remove / });
    await remove.press('Enter');
    const undo = page.getByRole('main').getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    await claim(undo).toBeFocused();
  },
  mute: async ({ cards, announcer }, claim) => {
    await cards.first().getByRole('button', { name: 'Add to Cart' }).click();
    await claim(announcer.last()).toHaveText(/added to cart, quantity \d+\.$/);
  },
  'escape-dead': async ({ page, cartIcon, popup }, claim) => {
    await cartIcon.click();
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await claim(popup).toBeHidden();
    await claim(cartIcon).toBeFocused();
  },
  'checkout-unreachable': async ({ page, cartLines }, claim) => {
    const remove = cartLines.last().getByRole('button', { name: /^Remove / });
    await remove.focus();
    await page.keyboard.press('Tab');
    await claim(page.getByRole('button', { name: 'Checkout' })).toBeFocused();
  },
  'tab-trapped': async ({ page }, claim) => {
    const field = page.getByRole('textbox', { name: 'Your review' });
    await field.focus();
    await page.keyboard.press('Tab');
    await claim(field).not.toBeFocused();
    await claim(field).toHaveValue('');
  },
};
