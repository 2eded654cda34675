import type { Page } from '@playwright/test';
import { HERO_HEADING } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { DEFAULT_PREFERENCES } from '../fixtures/preferences.ts';
import { expect, notInFirefox, test, type Shop } from '../fixtures/shop.ts';
import { recordTransitions, type Transition } from '../fixtures/view-transitions.ts';

test.use({ prefers: { ...DEFAULT_PREFERENCES, reducedMotion: 'no-preference' } });

test('[LOOK2] a view transition grows the picture of an opened card', async ({ page, shop }) => {
  await page.addInitScript(recordTransitions);
  await shop.open('?seed=7');
  await shop.everythingIsPrefetched();
  await shop.cards.nth(2).getByRole('link').click();
  await expect(page.locator('[data-description]')).toBeVisible();
  await page.goBack();
  await expect(shop.cards.nth(2)).toBeInViewport();
  const picture = { old: ['product-picture'], new: ['product-picture'] };
  await expect.poll(() => page.evaluate('transitions')).toEqual([picture, picture]);
});

test('[LOOK2] a view transition moves the cards of a changed list', async ({ page, shop }) => {
  await page.addInitScript(recordTransitions);
  await shop.open('products?seed=7');
  await expect(shop.cards).toHaveCount(20);
  await shop.everythingIsPrefetched();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
  await expect(page).toHaveURL(/sort=price-low/);
  await expect
    .poll(() => page.evaluate<number>('transitions[0]?.new.length ?? 0'))
    .toBeGreaterThan(2);
  const [transition] = await page.evaluate<Transition[]>('transitions');
  expect(transition?.old.length).toBeGreaterThan(2);
  expect(transition?.old.every((name) => name.startsWith('card-'))).toBe(true);
  expect(new Set(transition?.new).size).toBe(transition?.new.length);
});

test(
  '[LOOK3] a click during a view transition takes effect and skips the rest of it',
  {
    ...notInFirefox('a forced click during a transition reaches no element there'),
    tag: '@smoke',
  },
  async ({ page, shop }) => {
    await page.addInitScript(recordTransitions);
    await shop.open('?seed=7');
    await shop.everythingIsPrefetched();
    // Longer than the test: only a skipped transition ends.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('::view-transition-group(*) { animation-duration: 60s !important; }');
      document.adoptedStyleSheets.push(sheet);
    });
    for (const [index, name] of (['Cart', 'Products', 'Home'] as const).entries()) {
      // Forced, as Playwright would wait until the transition does not cover the link.
      await shop.navLink(name).click({ force: true });
      await expect.poll(() => page.evaluate('transitions.length')).toBe(index + 1);
    }
    await expect(shop.heading).toHaveText(HERO_HEADING);
    await expect(page).toHaveURL(/rivulet\/\?seed=7$/);
  },
);

test('[LOOK5] a browser without view transitions renders every navigation at once @engines', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  await shop.open('?seed=7');
  const title = await shop.cardTitles.first().innerText();
  await shop.cards.first().getByRole('link').click();
  await expect(shop.heading).toHaveText(title);
  await page.goBack();
  await expect(shop.heading).toHaveText(HERO_HEADING);
});

test('[POP11] Add to Cart on a card bounces the cart icon for 0.6 s @engines @smoke', async ({
  shop,
}) => {
  await expectBounce(shop, '?seed=7');
});

test('[ITEM7] Add to Cart on the product page bounces the cart icon', async ({ shop }) => {
  await expectBounce(shop, `product/${seededProduct(0).id}?seed=7`);
});

test('[HEAD6] the menu slides in @engines', async ({ shop, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.open('?seed=7');
  const isAnimated = page.evaluate(
    () =>
      new Promise((done) => {
        for (const kind of ['transitionrun', 'animationstart']) {
          addEventListener(kind, ({ target }) => target instanceof HTMLDialogElement && done(true));
        }
      }),
  );
  await shop.menuButton.click();
  expect(await isAnimated).toBe(true);
});

test('[EASE14, LOOK8] the water does not move out of view, and can be paused for the whole visit', async ({
  page,
  shop,
}) => {
  const pause = page.getByRole('button', { name: 'Pause the water' });
  const resume = page.getByRole('button', { name: 'Let the water flow' });
  const moving = () => runningAnimations(page);
  await shop.open('?seed=7');
  await expect.poll(moving).toBeGreaterThan(0);
  await shop.cards.last().scrollIntoViewIfNeeded();
  await expect.poll(moving).toBe(0);
  await shop.heading.scrollIntoViewIfNeeded();
  await expect.poll(moving).toBeGreaterThan(0);
  await pause.click();
  await expect(resume).toBeFocused();
  await expect.poll(moving).toBe(0);
  await shop.navLink('Cart').click();
  await shop.navLink('Home').click();
  await expect(resume).toBeVisible();
  await expect.poll(moving).toBe(0);
  await resume.click();
  await expect.poll(moving).toBeGreaterThan(0);
});

test('[EASE14] no other animation runs for more than 5 seconds', async ({ page, shop }) => {
  await shop.stopClock();
  const lastEnd = async () => {
    const ends = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    );
    return Math.max(0, ...ends);
  };
  for (const path of ['cart', 'nowhere', 'product/none', 'products?seed=7', 'products?q=zzz']) {
    await shop.open(path);
    // The skeleton cards, which are animated too, are shown for 0.5 s.
    await page.clock.runFor(600);
    await expect(shop.skeletons).toHaveCount(0);
    expect(await lastEnd(), path).toBeLessThanOrEqual(5000);
  }
  await shop.storeCart([{ id: seededProduct(0).id, qty: 1 }]);
  await shop.open('cart');
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect.poll(lastEnd).toBe(2400);
});

test('[LOOK14] a pointer pressed on the water and an addition send out rings', async ({
  page,
  shop,
}) => {
  await shop.open('?seed=7');
  await shop.everythingIsPrefetched();
  await page.mouse.click(900, 120);
  expect(await ringCentres(page)).toEqual(['900 120']);
  await shop.cards.first().getByRole('button', { name: 'Add to Cart' }).click();
  await expect.poll(() => ringCentres(page)).toHaveLength(2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.mouse.click(900, 140);
  expect(await ringCentres(page)).toHaveLength(2);
});

/** The centres of the rings that have been sent out, in px. Pauses them. */
function ringCentres(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.water-ring')].flatMap((ring) => {
      const [animation] = ring.getAnimations();
      if (!animation) return [];
      animation.pause();
      const { x, y, width, height } = ring.getBoundingClientRect();
      return `${Math.round(x + width / 2)} ${Math.round(y + height / 2)}`;
    }),
  );
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

async function expectBounce(shop: Shop, path: string) {
  const { page } = shop;
  /** The duration of the cart icon's animation, null while there is none. */
  const bounce = () =>
    shop.cartIcon.evaluate((icon) => {
      const styles = [icon, ...icon.querySelectorAll('*')].map((part) => getComputedStyle(part));
      return styles.find((style) => style.animationName !== 'none')?.animationDuration ?? null;
    });
  await shop.stopClock();
  await shop.open(path);
  expect(await bounce()).toBe(null);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect.poll(bounce).toBe('0.6s');
  await page.clock.runFor(599);
  expect(await bounce()).toBe('0.6s');
  await page.clock.runFor(1);
  await expect.poll(bounce).toBe(null);
}
