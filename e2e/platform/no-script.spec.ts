import { NAME, TAGLINE } from '../fixtures/config.ts';
import { expect, notInFirefox, test } from '../fixtures/shop.ts';

test.use({ javaScriptEnabled: false });

test(
  '[EASE17] without JavaScript every page says what the shop is and that it needs JavaScript',
  notInFirefox('JavaScript cannot be disabled over BiDi'),
  async ({ page }) => {
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 1 });
    for (const path of ['', 'products?q=mug', 'cart']) {
      await page.goto(path);
      await expect(heading).toHaveText(`${NAME} runs on JavaScript`);
      await expect(heading).toHaveCSS('font-family', /Fraunces/);
      await expect(main).toContainText(TAGLINE);
      await expect(main).toContainText('it needs JavaScript');
      await expect(main.getByRole('link', { name: 'load it again' })).toBeVisible();
      await expect(page.locator('#root')).toBeHidden();
    }
  },
);
