import type { Page } from '@playwright/test';
import { layoutShift } from '../../../fixtures/layout-shifts.ts';
import { type Checks, expect } from './check.ts';

export const performance: Checks = {
  'lcp-late': async ({ cards }) => {
    const title = await cards.first().getByRole('heading').innerText();
    await expect(cards.first().getByAltText(title)).toBeVisible();
  },
  'cls-late': async ({ page, heading }) => {
    await animationsEnd(page);
    expect(await layoutShift(page)).toBeLessThan(0.1);
    // Only Chromium reports layout shifts.
    const header = await page.getByRole('banner').boundingBox();
    const title = await heading.boundingBox();
    expect((title?.y ?? NaN) - (header?.height ?? NaN)).toBeLessThan(100);
  },
  'pictures-unsized': async (shop) => {
    // No picture ever loads.
    await shop.page.route('**/pictures/**', () => {});
    await shop.page.reload();
    await shop.hydrated();
    await expect(shop.cards.first()).toBeVisible();
    const box = await shop.cards.first().locator('img').boundingBox();
    await shop.page.unrouteAll();
    expect(box?.height).toBeGreaterThan(100);
  },
  'inp-add': async ({ page, cards }) => {
    const buttons = cards.getByRole('button');
    const add = (index: number) => handlerTime(page, () => buttons.nth(index).click());
    expect(Math.min(await add(0), await add(4))).toBeLessThan(400);
  },
  'inp-key': async ({ page, searchBox }) => {
    const type = () => handlerTime(page, () => searchBox.press('c'));
    expect(Math.min(await type(), await type())).toBeLessThan(240);
  },
  'inp-menu': async ({ page, menu, menuButton }) => {
    const open = () => handlerTime(page, () => menuButton.click());
    const first = await open();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    expect(Math.min(first, await open())).toBeLessThan(480);
  },
  'inp-grows': async ({ page, cartLines }) => {
    const plus = cartLines.first().getByRole('button', { name: /^Increase/ });
    for (let click = 0; click < 3; click += 1) await plus.click();
    const click = () => handlerTime(page, () => plus.click());
    expect(Math.min(await click(), await click())).toBeLessThan(320);
  },
  'skeletons-long': async (shop) => {
    await shop.searchFor('cotton');
    await expect(shop.skeletons).toHaveCount(8);
    await expect(shop.skeletons).toHaveCount(0, { timeout: 2500 });
  },
  'badge-late': async ({ cards, cartIcon }) => {
    const before = await cartIcon.getAttribute('aria-label');
    await cards.first().getByRole('button').click();
    await expect(cartIcon).not.toHaveAttribute('aria-label', before ?? '');
  },
  leak: async (shop) => {
    const { page, cards } = shop;
    const navigate = async () => {
      await shop.navLink('Cart').click();
      await expect(shop.heading).toHaveText('Your Cart');
      await shop.navLink('Products').click();
      await expect(cards).toHaveCount(20);
    };
    await navigate();
    await cards.first().evaluate((card) => Object.assign(window, { card: new WeakRef(card) }));
    await navigate();
    await navigate();
    const isFreed = async () => {
      await page.requestGC();
      return page.evaluate(
        () => (Reflect.get(window, 'card') as WeakRef<Element>).deref() === undefined,
      );
    };
    await expect.poll(isFreed).toBe(true);
  },
  thrash: async ({ page }) => {
    await page.evaluate(() => {
      const { prototype } = HTMLElement;
      const height = Object.getOwnPropertyDescriptor(prototype, 'offsetHeight');
      let reads = 0;
      Object.assign(window, { reads: () => reads });
      Object.defineProperty(prototype, 'offsetHeight', {
        configurable: true,
        get(this: HTMLElement) {
          reads += 1;
          return height?.get?.call(this) as number;
        },
      });
    });
    await page.getByLabel('Sort by').selectOption('price-low');
    await expect(page).toHaveURL(/sort=price-low/);
    expect(await page.evaluate<number>('reads()')).toBeLessThan(50);
  },
  'heavy-pictures': async ({ page }) => {
    await page.waitForLoadState('networkidle');
    const requested = await page.evaluate(() =>
      window.performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(requested.filter((name) => name.includes('@2x'))).toEqual([]);
  },
};

/** Waits until all finite animations have ended. */
async function animationsEnd(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  );
}

/** The longest processing time of an event of an interaction, in milliseconds. */
async function handlerTime(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    let longest = 0;
    const observer = new PerformanceObserver((list) => {
      for (const {
        processingStart,
        processingEnd,
      } of list.getEntries() as PerformanceEventTiming[])
        longest = Math.max(longest, processingEnd - processingStart);
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, {
      longestHandler: () => {
        observer.disconnect();
        return longest;
      },
    });
  });
  await act();
  // Entries are reported some time after the frame.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
  return page.evaluate<number>('longestHandler()');
}
