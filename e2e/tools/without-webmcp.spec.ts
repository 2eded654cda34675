import { expect, test } from '../fixtures/shop.ts';

test('[AGENT1] without WebMCP the tools add no request, no storage key and no element', async ({
  page,
  shop,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await shop.openLoaded('products?seed=7&q=steel');
  expect(await page.evaluate(() => 'modelContext' in document)).toBe(false);
  await shop.navLink('Cart').click();
  await expect(shop.heading).toHaveText('Your Cart');
  expect(requests.length).toBeGreaterThan(5);
  expect(requests.filter((path) => path.includes('tools'))).toEqual([]);
  expect(Object.keys(await shop.stored())).toEqual([]);
  expect(await page.locator('body > div').count()).toBe(1);
  const worker = await (await page.request.get('sw.js')).text();
  expect(worker).not.toMatch(/"assets\/tools-/);
});
