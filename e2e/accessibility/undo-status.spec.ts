import { focusErrors } from '../fixtures/controls.ts';
import { layoutShift } from '../fixtures/layout-shifts.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, notInFirefox, test, type Shop } from '../fixtures/shop.ts';

const first = seededProduct(0);
const FILLED = 'A link has filled your cart: 1 item.';

const lineOf = ({ page }: Shop) => page.getByRole('status').filter({ hasText: 'A link' });
const undoOf = (shop: Shop) => lineOf(shop).getByRole('button', { name: 'Undo' });

test('[FOCUS6, FOCUS7, HEAR4, NAME28] Tab reaches Undo early, and Undo moves the focus to the heading @engines', async ({
  shop,
  page,
}) => {
  await shop.open('products?seed=7');
  // Screen readers announce changes of an existing live region.
  await page.locator('output').evaluate((region) => (region.dataset['same'] = ''));
  await page.evaluate(() => void (location.hash = 'cart=0:1'));
  await expect(page.locator('output[data-same]')).toContainText(FILLED);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(undoOf(shop)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shop.heading).toBeFocused();
  await expect(page.locator('output[data-same]')).toBeEmpty();
  await expect(shop.announcer).toHaveText('Your cart is empty again.');
});

for (const [path, width] of [
  ['cart?seed=7', 1280],
  [`product/${first.id}?seed=7`, 390],
  ['?seed=7&size=4', 390],
] as const) {
  test(`[EASE11, EASE20] the line hides no tab stop: ${path}, ${width} px`, async ({
    shop,
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await shop.open(`${path}#cart=0:1`);
    await expect(lineOf(shop)).toContainText(FILLED);
    const errors: string[] = [];
    const stops = await page
      .locator('a, button, input, select, textarea')
      .evaluateAll((controls) => controls.filter((control) => control.checkVisibility()).length);
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      errors.push(...(await focusErrors(page)));
    }
    // Beyond the first one the focus leaves the page.
    for (let stop = 1; stop < stops; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      errors.push(...(await focusErrors(page)));
    }
    expect(errors).toEqual([]);
  });
}

test('[EASE20, LOOK9] on phones the buttons of the product page are above the line', async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await shop.open(`product/${first.id}?seed=7#cart=0:1`);
  await expect(lineOf(shop)).toBeVisible();
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first();
  const edge = async () => {
    const [line, button] = [await lineOf(shop).boundingBox(), await add.boundingBox()];
    return (line?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0);
  };
  await expect.poll(edge).toBeGreaterThan(0);
  expect(await layoutShift(page)).toBe(0);
  // The line gets higher when it wraps.
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(edge).toBeGreaterThan(0);
  await undoOf(shop).click();
  await expect(lineOf(shop)).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.style.cssText)).toBe('');
});

test('[EASE11, EASE20] the line neither moves the page nor hides a tab stop, nor sticks in a low window', async ({
  shop,
  page,
}) => {
  await shop.open('?seed=7');
  const top = () => shop.cards.first().evaluate((card) => card.getBoundingClientRect().top);
  const before = await top();
  await page.evaluate(() => void (location.hash = 'cart=0:1'));
  await expect(lineOf(shop)).toBeVisible();
  expect(await top()).toBe(before);

  const card = shop.cards.nth(9);
  await shop.cards.nth(8).getByRole('button').focus();
  await card.getByRole('link').evaluate((link) => {
    scrollBy({ top: link.getBoundingClientRect().bottom - innerHeight + 10, behavior: 'instant' });
  });
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link')).toBeFocused();
  expect(await focusErrors(page)).toEqual([]);

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const [line, footer] = [
    await lineOf(shop).boundingBox(),
    await page.getByRole('contentinfo').boundingBox(),
  ];
  expect(line?.y).toBeCloseTo((footer?.y ?? 0) + (footer?.height ?? 0), 0);
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(undoOf(shop)).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(undoOf(shop)).toBeInViewport();
});

test(
  '[LOOK15] the line and the share button are not printed, an order is',
  notInFirefox('print media cannot be emulated over BiDi'),
  async ({ shop, page }) => {
    await shop.open('cart?seed=7#cart=0:1');
    await expect(lineOf(shop)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(lineOf(shop)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Share this cart' })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Checkout' }).click();
    await page.emulateMedia({ media: 'print' });
    const order = page.getByRole('region', { name: /^Order R-\d{8}$/ });
    await expect(order.getByText(first.title)).toBeVisible();
  },
);
