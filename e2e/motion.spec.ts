import { expect } from '@playwright/test';
import { test } from './shop.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Notes the names of every view transition's parts before and after, and how it ended. */
function watchTransitions() {
  const seen: { old: string[]; new: string[]; skipped: boolean }[] = [];
  Object.assign(window, { seen });
  const start = document.startViewTransition.bind(document);
  const names = () =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .map((element) => element.style.viewTransitionName)
      .filter((name) => name !== '');
  document.startViewTransition = (update) => {
    const entry = { old: names(), new: [] as string[], skipped: false };
    seen.push(entry);
    const transition = start(async () => {
      if (typeof update === 'function') await update();
      entry.new = names();
    });
    transition.ready.catch(() => {
      entry.skipped = true;
    });
    return transition;
  };
}

type Seen = ReturnType<typeof Array<{ old: string[]; new: string[]; skipped: boolean }>>;

test('[LOOK2] the picture of an opened card grows into the product’s, and back again', async ({
  page,
  shop,
}) => {
  await page.addInitScript(watchTransitions);
  await shop.open('?seed=7');
  await shop.cards.nth(2).getByRole('link').click();
  await expect(page.locator('[data-description]')).toBeVisible();
  await page.goBack();
  await expect(shop.cards.nth(2)).toBeInViewport();
  const seen = await page.evaluate<Seen>('seen');
  expect(seen.map((entry) => [entry.old, entry.new])).toEqual([
    [['product-picture'], ['product-picture']],
    [['product-picture'], ['product-picture']],
  ]);
});

test('[LOOK2] the cards of a changed list flow to their new places', async ({ page, shop }) => {
  await page.addInitScript(watchTransitions);
  await shop.open('products?seed=7');
  await expect(shop.cards).toHaveCount(20);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
  await expect(page).toHaveURL(/sort=price-low/);
  await expect.poll(() => page.evaluate<number>('seen[0]?.new.length ?? 0')).toBeGreaterThan(2);
  const [flow] = await page.evaluate<Seen>('seen');
  expect(flow?.old.every((name) => name.startsWith('card-'))).toBe(true);
  expect(new Set(flow?.new).size).toBe(flow?.new.length);
});

test('[LOOK3] a click during a transition takes effect, and cuts it short', async ({
  page,
  shop,
}) => {
  await page.addInitScript(watchTransitions);
  await shop.open('?seed=7');
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
});

test('[LOOK5] without view transitions every change of page is shown at once', async ({
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
  await expect(shop.heading).toHaveText('Flow Into Your Next Great Find');
});

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

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[LOOK4] there is no view transition and no endless animation', async ({ page, shop }) => {
    await page.addInitScript(watchTransitions);
    await shop.open('?seed=7');
    const endless = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ effect }) => effect?.getTiming().iterations === Infinity).length,
      );
    expect(await endless()).toBe(0);
    await shop.cards.first().getByRole('link').click();
    await expect(page.locator('[data-description]')).toBeVisible();
    await shop.open('products?seed=7');
    expect(await endless()).toBe(0);
    await shop.open('cart?seed=7');
    expect(await endless()).toBe(0);
    expect(await page.evaluate<Seen>('seen')).toEqual([]);
  });
});
