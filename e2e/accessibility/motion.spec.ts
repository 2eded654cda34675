import { seededProduct } from '../fixtures/products.ts';
import { DEFAULT_PREFERENCES } from '../fixtures/preferences.ts';
import { expect, test, type Shop } from '../fixtures/shop.ts';
import { recordTransitions, type Seen } from '../fixtures/view-transitions.ts';

test.use({ prefers: { ...DEFAULT_PREFERENCES, reducedMotion: 'no-preference' } });

test('[LOOK2] the picture of an opened card grows into the product’s, and back again', async ({
  page,
  shop,
}) => {
  await page.addInitScript(recordTransitions);
  await shop.open('?seed=7');
  await shop.everythingIsPrefetched();
  await shop.cards.nth(2).getByRole('link').click();
  await expect(page.locator('[data-description]')).toBeVisible();
  await page.goBack();
  await expect(shop.cards.nth(2)).toBeInViewport();
  const names = async () =>
    (await page.evaluate<Seen>('seen')).map((entry) => [entry.old, entry.new]);
  await expect.poll(names).toEqual([
    [['product-picture'], ['product-picture']],
    [['product-picture'], ['product-picture']],
  ]);
});

test('[LOOK2] the cards of a changed list flow to their new places', async ({ page, shop }) => {
  await page.addInitScript(recordTransitions);
  await shop.open('products?seed=7');
  await expect(shop.cards).toHaveCount(20);
  await shop.everythingIsPrefetched();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
  await expect(page).toHaveURL(/sort=price-low/);
  await expect.poll(() => page.evaluate<number>('seen[0]?.new.length ?? 0')).toBeGreaterThan(2);
  const [flow] = await page.evaluate<Seen>('seen');
  expect(flow?.old.every((name) => name.startsWith('card-'))).toBe(true);
  expect(new Set(flow?.new).size).toBe(flow?.new.length);
});

test(
  '[LOOK3] a click during a transition takes effect, and cuts it short',
  { tag: ['@engines', '@smoke'] },
  async ({ page, shop }) => {
    await page.addInitScript(recordTransitions);
    await shop.open('?seed=7');
    await shop.everythingIsPrefetched();
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Cart' }).click();
    await nav.getByRole('link', { name: 'Products' }).click();
    await nav.getByRole('link', { name: 'Home' }).click();
    await expect(shop.heading).toHaveText('Flow Into Your Next Great Find');
    await expect(page).toHaveURL(/rivulet\/\?seed=7$/);
    const state = await page.evaluate(
      () => getComputedStyle(document.documentElement, '::view-transition').pointerEvents,
    );
    expect(['none', '']).toContain(state);
  },
);

test(
  '[LOOK5] without view transitions every change of page is shown at once',
  { tag: '@engines' },
  async ({ page, shop }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    });
    await shop.open('?seed=7');
    const title = await shop.cardTitles.first().innerText();
    await shop.cards.first().getByRole('link').click();
    await expect(shop.heading).toHaveText(title);
    await page.goBack();
    await expect(shop.heading).toHaveText('Flow Into Your Next Great Find');
  },
);

test('[LOOK8] the water does not move while it is off screen', async ({ page, shop }) => {
  await shop.open('?seed=7');
  const moving = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ effect, playState }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          return (
            playState === 'running' && target?.checkVisibility({ contentVisibilityAuto: true })
          );
        }).length,
    );
  await expect.poll(moving).toBeGreaterThan(0);
  await shop.cards.last().scrollIntoViewIfNeeded();
  await expect.poll(moving).toBe(0);
});

test(
  '[POP11] adding from a card bounces the cart icon for 0.6 s',
  { tag: ['@engines', '@smoke'] },
  async ({ shop }) => {
    await expectBounce(shop, '?seed=7');
  },
);

test('[ITEM7] Add to Cart on the product page bounces the cart icon', async ({ shop }) => {
  await expectBounce(shop, `product/${seededProduct(0).id}?seed=7`);
});

test('[HEAD6] the menu slides in', { tag: '@engines' }, async ({ shop, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.open('?seed=7');
  const slid = page.evaluate(
    () =>
      new Promise((done) => {
        for (const kind of ['transitionrun', 'animationstart']) {
          addEventListener(kind, ({ target }) => target instanceof HTMLDialogElement && done(true));
        }
      }),
  );
  await shop.menuButton.click();
  expect(await slid).toBe(true);
});

test('[EASE14] the water can be paused and set flowing again, for the visit', async ({
  page,
  shop,
}) => {
  const moving = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  const pause = page.getByRole('button', { name: 'Pause the water' });
  const flow = page.getByRole('button', { name: 'Let the water flow' });
  await shop.open('?seed=7');
  await expect.poll(moving).toBeGreaterThan(0);
  await pause.click();
  await expect(flow).toBeFocused();
  await expect.poll(moving).toBe(0);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'Cart' }).click();
  await nav.getByRole('link', { name: 'Home' }).click();
  await expect(flow).toBeVisible();
  await expect.poll(moving).toBe(0);
  await flow.click();
  await expect.poll(moving).toBeGreaterThan(0);
});

test('[EASE14] nothing else moves by itself for more than 5 seconds', async ({ page, shop }) => {
  await shop.stopClock();
  for (const path of ['cart', 'nowhere', 'product/none', 'products?seed=7', 'products?q=zzz']) {
    await shop.open(path);
    // What ends with the skeleton cards does not move on.
    await page.clock.runFor(600);
    await expect(shop.skeletons).toHaveCount(0);
    const ends = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    );
    expect(Math.max(0, ...ends), path).toBeLessThanOrEqual(5000);
  }
});

async function expectBounce(shop: Shop, path: string) {
  const { page } = shop;
  await shop.stopClock();
  await shop.open(path);
  expect(await shop.bounces()).toBe(null);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect.poll(() => shop.bounces()).toBe('0.6s');
  await page.clock.runFor(599);
  expect(await shop.bounces()).toBe('0.6s');
  await page.clock.runFor(1);
  await expect.poll(() => shop.bounces()).toBe(null);
}
