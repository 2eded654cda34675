import { seededProduct } from '../fixtures/products.ts';
import type { Page } from '@playwright/test';
import { recordMotion, type Motion, type MovedPictures } from '../fixtures/motion.ts';
import { expect, test } from '../fixtures/shop.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test.beforeEach(({ page }) => page.addInitScript(recordMotion));

const transitions = (page: Page) => page.evaluate<MovedPictures[]>('transitions');
const motions = (page: Page) => page.evaluate<Motion[]>('motions');

test('[LOOK2, LOOK30] view transitions grow the picture of an opened card, and a click during one skips it', async ({
  page,
  shop,
}) => {
  // The cart page has no card of what is in the cart.
  await shop.storeCart([{ id: seededProduct(2).id, qty: 1 }]);
  await shop.open('?seed=7');
  // A picture behind the header does not move.
  await shop.cards.nth(2).evaluate((card) => card.scrollIntoView({ block: 'center' }));
  await shop.cards.nth(2).getByRole('link').click();
  await expect(page.locator('[data-description]')).toBeVisible();
  await page.goBack();
  await expect(shop.cards.nth(2)).toBeInViewport();
  const picture = [await shop.cards.nth(2).locator('img').getAttribute('alt')];
  const move = { old: picture, new: picture };
  await expect.poll(() => transitions(page)).toEqual([move, move]);

  // Longer than the test: only a skipped transition ends.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('::view-transition-group(*) { animation-duration: 600s !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  const isRunning = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .some(
          ({ effect }) =>
            effect instanceof KeyframeEffect &&
            effect.pseudoElement?.startsWith('::view-transition'),
        ),
    );
  await shop.cards.nth(2).getByRole('link').click();
  await expect.poll(isRunning).toBe(true);
  await shop.navLink('Cart').click();
  await expect(shop.heading).toHaveText('Your Cart');
  await expect.poll(isRunning).toBe(false);
});

test('[LOOK21] a product that opens shows the picture of its card until its own has loaded', async ({
  page,
  shop,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/-600\.avif$/, async (route) => {
    await held;
    await route.continue();
  });
  await shop.open('?seed=7');
  await shop.cards.nth(1).getByRole('link').click();
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toHaveCSS('background-image', /-300\.avif/);
  release();
  await expect(picture).toHaveCSS('background-image', 'none');
});

test('the water moves in view until it is paused, the menu slides in, additions bounce the cart icon and send out rings, and all of that ends within 5 seconds', async ({
  page,
  shop,
}) => {
  const pause = page.getByRole('button', { name: 'Pause the water' });
  const resume = page.getByRole('button', { name: 'Let the water flow' });
  const moving = () => runningAnimations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.open('?seed=7');
  await setScene(page, 'water');
  await test.step('[EASE14] the water moves in view until it is paused', async () => {
    await expect.poll(moving).toBeGreaterThan(0);
    await shop.cards.last().scrollIntoViewIfNeeded();
    await expect.poll(moving).toBe(0);
    await shop.heading.scrollIntoViewIfNeeded();
    await expect.poll(moving).toBeGreaterThan(0);
    await pause.click();
    await expect(resume).toBeFocused();
    await expect.poll(moving).toBe(0);
  });

  const moved = async () => (await motions(page)).map(({ element }) => element);
  const rings = async () => (await moved()).filter((element) => element === 'water-ring').length;
  await test.step('[HEAD18] the menu slides in', async () => {
    await shop.menuButton.click();
    await expect.poll(moved).toContain('Menu');
    await page.keyboard.press('Escape');
    await expect(shop.menu).toHaveCount(0);
  });
  await test.step('[LOOK14, POP27, ITEM7] presses and additions send out rings', async () => {
    // They are created together with the listeners that animate them.
    await expect(page.locator('.water-ring')).toHaveCount(4);
    await page.mouse.click(30, 120);
    await expect.poll(rings).toBe(2);
    await shop.cards.first().getByRole('button', { name: 'Add to Cart' }).click();
    await expect.poll(rings).toBe(3);
    await expect(shop.cartIcon).toHaveAttribute('data-bouncing', 'false');
    await shop.cards.first().getByRole('link').click();
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect.poll(rings).toBe(4);
  });
  await test.step('[EASE32] the thank-you moves, and all of that ends within 5 seconds', async () => {
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect.poll(async () => (await moved()).join()).toContain('ThankYou');
    const long = (await motions(page)).filter(
      ({ element, end }) => element !== 'water' && end > 5000,
    );
    expect(long).toEqual([]);
  });

  await test.step('[EASE14] the pause lasts until the water is let flow', async () => {
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(resume).toBeVisible();
    await expect.poll(moving).toBe(0);
    await resume.click();
    await expect.poll(moving).toBeGreaterThan(0);
  });
});

test('[LOOK19] hills stand still and have no button that pauses them, and a brand can have no waves', async ({
  page,
  shop,
}) => {
  await shop.open('?seed=7');
  const wave = page.locator('[data-water] svg[data-layer]').first();
  await setScene(page, 'hills');
  await expect(wave).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause the water' })).toHaveCount(0);
  await expect.poll(() => runningAnimations(page)).toBe(0);
  await setScene(page, 'none');
  await expect(wave).toBeHidden();
});

test('with reduced motion nothing moves', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.open('?seed=7');
  await test.step('[EASE31] the water has no button that pauses it', async () => {
    await expect(page.locator('.water-ring')).toHaveCount(4);
    await page.mouse.click(900, 120);
    await expect(page.getByRole('button', { name: 'Pause the water' })).toHaveCount(0);
  });
  await test.step('[LOOK4] popup, product page, thank-you and menu are shown without motion', async () => {
    await shop.cards.first().getByRole('button').click();
    await expect(shop.popup).toBeVisible();
    await shop.cards.first().getByRole('link').click();
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(page.getByText('Thank you for your purchase! 🎉')).toBeVisible();
    await shop.searchFor('lamp');
    await expect(shop.heading).toHaveText('Results for "lamp"');
    await page.setViewportSize({ width: 390, height: 844 });
    await shop.menuButton.click();
    await expect(shop.menu).toBeVisible();
    expect(await motions(page)).toEqual([]);
    expect(await transitions(page)).toEqual([]);
  });
});

/** Shows the page as a brand with another `scene` in shop.config.json has it. */
function setScene(page: Page, scene: 'water' | 'hills' | 'none'): Promise<void> {
  return page.evaluate((scene) => {
    document.documentElement.dataset['scene'] = scene;
  }, scene);
}

/** How many animations run on elements in view, without those that follow the scroll position. */
function runningAnimations(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document.getAnimations().filter(({ effect, playState, timeline }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        const isRunning = playState === 'running' && timeline === document.timeline;
        return isRunning && target?.checkVisibility({ contentVisibilityAuto: true });
      }).length,
  );
}
