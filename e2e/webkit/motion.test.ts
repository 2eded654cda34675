import { HERO_HEADING } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test } from './driver/browser.ts';
import type { Shop } from './driver/shop.ts';

const product = seededProduct(2);

/** Navigates from the home page to a product and back. */
async function openProductAndGoBack(shop: Shop): Promise<void> {
  await shop.card(product.title).getByRole('link').click();
  await expect.poll(() => shop.heading.text()).toBe(product.title);
  await shop.driver.navigate().back();
  await expect.poll(() => shop.heading.text()).toBe(HERO_HEADING);
}

test('[LOOK2] a view transition animates the picture of the opened card', async ({ shop }) => {
  await shop.open('?seed=7');
  await shop.everythingIsPrefetched();
  await shop.driver.executeScript(() => {
    const named: string[] = [];
    Object.assign(window, { named });
    const start = document.startViewTransition.bind(document);
    const note = () => {
      const elements = document.querySelectorAll('main [style*="view-transition-name"]');
      named.push(`${elements.length}`);
    };
    document.startViewTransition = (update) => {
      note();
      const transition = start(update);
      void transition.ready.then(note);
      return transition;
    };
  });
  await openProductAndGoBack(shop);
  await expect
    .poll(() => shop.driver.executeScript('return window.named'))
    .toEqual(['1', '1', '1', '1']);
});

test('[LOOK3] a click during a view transition skips it and navigates', async ({ shop }) => {
  await shop.open('?seed=7');
  await shop.everythingIsPrefetched();
  await shop.driver.executeScript(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync('::view-transition-group(*) { animation-duration: 10min !important }');
    document.adoptedStyleSheets.push(slow);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => Object.assign(window, { animating: true }));
      return transition;
    };
  });
  const link = await shop.nav.getByRole('link', 'Products').evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
  });
  await shop.nav.getByRole('link', 'Cart').click();
  await expect.poll(() => shop.driver.executeScript('return window.animating')).toBe(true);
  // By position: WebDriver's element click waits until the transition no longer covers the link.
  await shop.driver.actions().move(link).click().perform();
  await expect.poll(() => shop.heading.text()).toBe('Products');
});

test('[LOOK5] without view transitions every navigation renders immediately', async ({ shop }) => {
  await shop.open('?seed=7');
  await shop.driver.executeScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  expect(await shop.driver.executeScript(() => 'startViewTransition' in document)).toBe(false);
  await openProductAndGoBack(shop);
});
