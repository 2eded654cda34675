import { seededProduct } from '../fixtures/products.ts';
import { StaticHost } from '../fixtures/static-host.ts';
import { expect, test } from '../fixtures/webmcp.ts';

test.use({ serviceWorkers: 'allow' });

test('[AGENT15] after one visit the tools work offline', async ({ page, shop, tools }) => {
  const host = new StaticHost();
  await host.start();
  await shop.open(host.url('?seed=7'));
  await tools.ready();
  const isControlled = () => page.evaluate(() => !!navigator.serviceWorker.controller);
  await expect.poll(isControlled).toBe(true);
  await host.stop();
  await shop.open(host.url('cart?seed=7'));
  await tools.ready();
  await tools.call('add_to_cart', { id: seededProduct(0).id });
  expect(await tools.call('search_products', { query: 'w' })).not.toHaveProperty('error');
  await expect(shop.heading).toHaveText('Results for "w"');
  await host.remove();
});
