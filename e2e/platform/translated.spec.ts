import type { Page } from '@playwright/test';
import { seededProduct } from '../fixtures/products.ts';
import { expect, Shop, test } from '../fixtures/shop.ts';
import { translate } from '../fixtures/translate.ts';
import { STATES, visitState } from '../states/states.ts';

// Only this test has a page whose text nodes are gone when React changes or removes them.
test('[DATA25] a purchase and a share work on a translated page, and no old text stays @our-goods', async ({
  page,
  shop,
}) => {
  await page.addInitScript(translate);
  await page.setViewportSize({ width: 1280, height: 800 });
  await shop.open('?seed=7');
  const { title } = seededProduct(0);
  const card = shop.cards.filter({ has: page.getByRole('img', { name: title }) });
  await shop.searchBox.pressSequentially('steel', { delay: 20 });
  await expect(page.getByRole('option').first()).toBeVisible();
  await shop.searchBox.press('Escape');
  await shop.searchBox.fill('');
  for (const count of [1, 2, 3]) {
    await card.getByRole('button').click();
    await expect(shop.popup).toContainText(`× ${count}`);
    await expect(card.getByRole('button')).toBeEnabled();
  }
  await shop.popup.getByRole('link').click();
  await page.getByRole('button', { name: `Increase quantity of ${title}` }).click();
  await expect(page.locator('[data-total]')).toHaveText('$680.00');
  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-total]')).toHaveText('$680.00');
  await page.getByRole('link', { name: title }).first().click();
  await expect(shop.heading).toHaveText(title);
  await share(page);
  await share(page);
  await page.getByRole('textbox', { name: 'Your review' }).fill('Warm');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByRole('list', { name: 'Reviews' })).toContainText('Warm');
  await shop.navLink('Products').click();
  await expect(shop.cards).toHaveCount(20);
  await page.getByRole('combobox', { name: 'Minimum rating' }).selectOption('4');
  await expect(page.getByRole('main').getByText(/^\d+ products$/)).toBeVisible();
  await shop.searchFor('steel');
  await expect(page.getByRole('main').getByText(/results for "steel"$/)).toBeVisible();
  await shop.navLink('Cart').click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('main')).toContainText('Thank you for your purchase!');
});

for (const state of STATES) {
  const { name, below, clockPaused, expects } = state;
  // Their texts change while the clock stands still, which the translator's observer does not survive.
  if (clockPaused) continue;
  test.describe(() => {
    test.use({
      expectedErrors: expects ? [expects] : [],
      viewport: { width: below === undefined ? 1280 : 390, height: 800 },
    });

    // Finds the text that stands beside other elements and changes.
    test(
      `[DATA25] ${name} says the same on a translated page`,
      { tag: '@full' },
      async ({ page, shop, browser, baseURL, viewport }) => {
        await page.addInitScript(translate);
        await visitState(shop, state, { size: 6 });
        const plain = new Shop(await browser.newPage({ baseURL: baseURL ?? '', viewport }));
        await visitState(plain, state, { size: 6 });
        await expect(page.locator('[data-skeleton]')).toHaveCount(0);
        await expect(plain.skeletons).toHaveCount(0);
        expect(await textOf(page)).toBe(await textOf(plain.page));
        await plain.page.context().close();
      },
    );
  });
}

/** What is seen, without times and JSON of the lab's log. */
async function textOf(page: Page): Promise<string> {
  const text = await page.locator('body').innerText();
  return text.replaceAll(/\d+\.\d s|^\{.*\}$/gm, '');
}

async function share(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('main').getByRole('status').last()).toContainText(
    /Link copied|by hand/,
  );
}
