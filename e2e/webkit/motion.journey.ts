import { seededProduct } from '../fixtures/products.ts';
import { expect, test } from './browser.ts';
import type { Shop } from './shop.ts';

const product = seededProduct(2);

/** From the home page to a product and back. */
async function turnPages(shop: Shop): Promise<void> {
  await shop.card(product.title).getByRole('link').click();
  await expect.poll(() => shop.heading.text()).toBe(product.title);
  await shop.driver.navigate().back();
  await expect.poll(() => shop.heading.text()).toBe('Flow Into Your Next Great Find');
}

test('[LOOK2] the picture of an opened card takes part in a view transition', async ({ shop }) => {
  await shop.open('?seed=7');
  await shop.everythingIsPrefetched();
  await shop.driver.executeScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const start = document.startViewTransition.bind(document);
    const note = () => {
      const named = document.querySelectorAll('main [style*="view-transition-name"]');
      seen.push(`${named.length}`);
    };
    document.startViewTransition = (update) => {
      note();
      const transition = start(update);
      void transition.ready.then(note);
      return transition;
    };
  });
  await turnPages(shop);
  await expect
    .poll(() => shop.driver.executeScript('return window.seen'))
    .toEqual(['1', '1', '1', '1']);
});

test('[LOOK3] a click during a view transition takes effect, and cuts it short', async ({
  shop,
}) => {
  await shop.open('?seed=7');
  await shop.everythingIsPrefetched();
  await shop.driver.executeScript(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync('::view-transition-group(*) { animation-duration: 10min !important }');
    document.adoptedStyleSheets.push(slow);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => Object.assign(window, { moving: true }));
      return transition;
    };
  });
  const link = await shop.nav.getByRole('link', 'Products').middle();
  await shop.nav.getByRole('link', 'Cart').click();
  await expect.poll(() => shop.driver.executeScript('return window.moving')).toBe(true);
  // Where the link is: the driver's own click would wait until nothing covers it.
  await shop.driver.actions().move(link).click().perform();
  await expect.poll(() => shop.heading.text()).toBe('Products');
});

test('[LOOK5] without view transitions every change of page is shown at once', async ({ shop }) => {
  await shop.open('?seed=7');
  await shop.driver.executeScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  expect(await shop.driver.executeScript(() => 'startViewTransition' in document)).toBe(false);
  await turnPages(shop);
});
