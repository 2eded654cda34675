import type { Page } from '@playwright/test';
import { expect, Shop, test } from '../../e2e/fixtures/shop.ts';
import { panelOf, section } from './panel.ts';

const hasLab = (page: Page) => page.evaluate(() => 'rivulet' in window);

test('[LAB1, LAB8] without lab in the URL it adds no request, no storage key and no global', async ({
  page,
  shop,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await shop.openLoaded('products?seed=7&q=steel&rating=2');
  await shop.cards.first().getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible();
  await shop.navLink('Cart').click();
  await expect(shop.heading).toHaveText('Your Cart');
  const traces = await page.evaluate(() => [
    'rivulet' in window || 'dataLayer' in window,
    sessionStorage.length,
    Date.toString().includes('native code'),
    document.documentElement.innerHTML.includes('/lab-'),
  ]);
  expect(traces).toEqual([false, 0, true, false]);
  expect(requests.filter((path) => path.includes('lab'))).toEqual([]);
  const worker = await (await page.request.get('sw.js')).text();
  expect(worker).not.toMatch(/"[^"]*\blab[-/.]/);
});

test.describe('when something fails', () => {
  test.use({ expectedErrors: [/^The lab failed|^Failed to load resource|adrift|ran dry/] });

  test('[LAB44, LAB50, LAB54] the shop works without the lab’s chunk and without session storage, and what fails is an event', async ({
    page,
    shop,
    context,
  }) => {
    await page.route('**/assets/lab-*.js', (route) =>
      route.fulfill({ status: 200, body: 'export {}', contentType: 'text/javascript' }),
    );
    await shop.open('?seed=7&lab');
    await shop.cards.first().getByRole('button', { name: 'Add to Cart' }).click();
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
    expect(await hasLab(page)).toBe(false);
    await expect(page.locator('body')).toHaveCSS('margin-right', '0px');

    const denied = new Shop(await context.newPage());
    await denied.page.addInitScript(() => {
      const get = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, 'sessionStorage', { get });
      // Only a product's page and its head tags call it, for the reviews.
      // oxlint-disable-next-line no-extend-native -- makes the page throw
      Array.prototype.toReversed = () => {
        throw new Error('ran dry');
      };
    });
    await denied.open('?seed=7&lab&lab-panel=off');
    await denied.page.evaluate(() => {
      setTimeout(() => {
        throw new Error('adrift');
      });
    });
    await denied.cards.first().getByRole('link').click();
    await expect(denied.heading).toHaveText('Something went wrong');
    const log = await denied.page.evaluate(() => window.rivulet?.log() ?? []);
    const messages = log.flatMap((entry) => (entry.event === 'error' ? [entry.message] : []));
    expect(messages).toEqual(expect.arrayContaining(['Uncaught Error: adrift', 'Error: ran dry']));
    // Nothing keeps it on.
    await denied.open('cart');
    await expect(denied.cartLines).toHaveCount(1);
    expect(await hasLab(denied.page)).toBe(false);
  });
});

test('the lab stays on in its tab until it is closed', async ({ page, shop }) => {
  const query = () => page.evaluate(() => location.search);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().includes('lab'))
      warnings.push(message.text());
  });
  await test.step('[LAB2, LAB7] the footer’s link opens it on the same catalogue', async () => {
    // The footer's link opens the same random catalogue, and names its seed.
    await shop.open('?size=30');
    const titles = await shop.cardTitles.allTextContents();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Lab', exact: true }).click();
    await expect(section(page, 'State')).toBeVisible();
    await expect(page).toHaveURL(/\/rivulet\/\?seed=\d+&size=30&lab=$/);
    expect(await shop.cardTitles.allTextContents()).toEqual(titles);
  });

  await test.step('[LAB4, LAB42, LAB43, LAB63] options of the URL, of which an unknown one is logged', async () => {
    // As if the visitor typed the URL.
    await shop.open('?lab=clock_5,fly');
    expect(await query()).toMatch(/^\?lab=clock_5%2Cfly&seed=\d+$/);
    expect(await page.evaluate(() => Date.now())).toBe(5);
    await panelOf(page).getByRole('button', { name: 'Lab', exact: true }).click();
    await expect(section(page, 'State')).toContainText('Unknown options in the URL: fly');
    await shop.navLink('Products').click();
    await expect(shop.heading).toHaveText('Products');
    expect(await query()).toMatch(/^\?seed=\d+&lab=clock_5%2Cfly$/);
    expect(warnings).toEqual(['The lab has no option "fly", which is ignored.']);
    expect(await page.evaluate(() => window.rivulet?.state().lab)).toEqual(['clock_5']);
  });

  await test.step('[LAB2, LAB7, LAB41, LAB42] it stays on at typed URLs and in other catalogues', async () => {
    await shop.open('products?q=walnut&seed=8');
    expect(await query()).toBe('?q=walnut&seed=8&lab=clock_5%2Cfly');
    await shop.open('cart');
    expect(await query()).toBe('?seed=8&size=20&lab=clock_5%2Cfly');
    await page.getByRole('link', { name: 'Draw a new catalogue' }).click();
    await expect(page).toHaveURL(/\/rivulet\/\?lab=clock_5%2Cfly&seed=(?!8$)\d+$/);
    await shop.hydrated();
  });

  await test.step('[LAB2] another tab has no lab', async () => {
    const other = new Shop(await page.context().newPage());
    await other.open('cart?seed=7');
    expect(await hasLab(other.page)).toBe(false);
  });

  await test.step('[LAB2] closed, it leaves nothing behind', async () => {
    await panelOf(page).getByRole('button', { name: 'Close the lab' }).click();
    await expect(page).not.toHaveURL(/lab/);
    await shop.hydrated();
    await expect(panelOf(page)).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});
