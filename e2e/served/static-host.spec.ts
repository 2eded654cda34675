import type { Server } from 'node:http';
import { createStaticServer, listen } from '../../scripts/serve.mjs';
import { expect, test } from '../fixtures/shop.ts';
import { BASES, siteFor } from './sites.ts';
import { visitEveryScreen } from './visit.ts';

let server: Server;

test.afterEach(async ({ page }) => {
  await page.goto('about:blank');
  server.closeAllConnections();
  server.close();
});

for (const fallback of ['404.html', 'index.html'] as const) {
  test.describe(`unknown paths respond with ${fallback}`, () => {
    // Chromium logs the status of a document too.
    if (fallback === '404.html') test.use({ expectedErrors: [/status of 404/] });

    // The nested base path covers /rivulet/.
    for (const base of BASES.filter((base) => base !== '/rivulet/')) {
      test(`[SERVE1] every screen opens at ${base} directly and after a reload`, async ({
        shop,
        page,
      }) => {
        const missing: string[] = [];
        page.on('response', (answer) => {
          const isDocument = answer.request().isNavigationRequest();
          if (answer.status() >= 400 && !isDocument) missing.push(answer.url());
        });
        server = createStaticServer({ dir: siteFor(base), base, plain: true, fallback });
        const origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
        await visitEveryScreen(shop, origin + base);
        expect(missing).toEqual([]);
      });
    }
  });
}
