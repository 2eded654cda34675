import { once } from 'node:events';
import { createServer } from 'node:http';
import { listen, start } from '../../scripts/serve.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';

// Storage is denied in a frame without an origin.
test.use({ expectedErrors: [/^Storage failed/] });

test('[SERVE23] in a sandboxed frame of another site a search, a review and a purchase work', async ({
  page,
}) => {
  const shop = await start({ port: 0, allowFrames: true });
  const site = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<iframe sandbox="allow-scripts" width=1200 height=700 src="${shop.url}?seed=7">`);
  });
  await page.goto(`http://localhost:${await listen(site, 0)}`);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(frame.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  const box = frame.getByRole('combobox', { name: 'Search products' });
  await typeInto(box, 'tea');
  await box.press('Enter');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Results for "tea"');
  await frame.getByRole('article').getByRole('link').first().click();
  await typeInto(frame.getByRole('textbox', { name: 'Your review' }), 'Warm');
  await frame.getByRole('button', { name: 'Submit Review' }).click();
  await expect(frame.getByRole('list', { name: 'Reviews' })).toContainText('Warm');
  await frame.getByRole('link', { name: 'Cart' }).click();
  await frame.getByRole('button', { name: 'Checkout' }).click();
  await expect(frame.getByRole('main')).toContainText('Thank you for your purchase!');
  await shop.close();
  await once(site.close(), 'close');
});
