import { expect, notInFirefox, test } from './shop.ts';

test.use({ javaScriptEnabled: false });

const details = notInFirefox('its scripts cannot be turned off over BiDi');

for (const path of ['', 'products?q=mug', 'cart']) {
  test(
    `[EASE17] without JavaScript the page says what it is and needs: /${path}`,
    details,
    async ({ page }) => {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        await page.goto(path);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(
          'Rivulet runs on JavaScript',
        );
        await expect(main).toContainText('demo shop');
        await expect(main).toContainText('it needs JavaScript');
        await expect(main.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Fraunces/);
        await expect(main.getByRole('link', { name: 'load it again' })).toBeVisible();
        await expect(page.locator('#root')).toBeEmpty();
      }
    },
  );
}
