import { expect, type Page } from '@playwright/test';
import type { Checks } from './check.ts';

/** Milliseconds within which the healthy shop answers on any machine, and the faulty one with the largest dose on none. */
const SOON = 1000;

export const performance: Checks = {
  'lcp-late': async ({ cards }, claim) => {
    const title = await cards.first().getByRole('heading').innerText();
    await claim(cards.first().getByAltText(title)).toBeVisible();
  },
  'cls-late': async ({ page, heading }, claim) => {
    // The banner appears at the end of an animation.
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    });
    const header = await page.getByRole('banner').boundingBox();
    const title = await heading.boundingBox();
    claim((title?.y ?? NaN) - (header?.height ?? NaN)).toBeLessThan(100);
  },
  'pictures-unsized': async (shop, claim) => {
    // No picture ever loads.
    await shop.page.route('**/pictures/**', () => {});
    await shop.page.reload();
    await shop.hydrated();
    await expect(shop.cards.first()).toBeVisible();
    const box = await shop.cards.first().locator('img').boundingBox();
    claim(box?.height).toBeGreaterThan(100);
  },
  'inp-add': async ({ page, cards }, claim) => {
    claim(
      await answerTime(page, 'click', () => cards.first().getByRole('button').click()),
    ).toBeLessThan(SOON);
  },
  'inp-key': async ({ page, searchBox }, claim) => {
    claim(await answerTime(page, 'input', () => searchBox.press('c'))).toBeLessThan(SOON);
  },
  'inp-menu': async (shop, claim) => {
    const { page, menuButton } = shop;
    claim(await answerTime(page, 'click', () => menuButton.click())).toBeLessThan(SOON);
  },
  'inp-grows': async ({ page, cartLines }, claim) => {
    const plus = cartLines.first().getByRole('button', { name: /^Increase/ });
    await plus.click();
    claim(await answerTime(page, 'click', () => plus.click())).toBeLessThan(SOON);
  },
  'skeletons-long': async (shop, claim) => {
    await shop.searchFor('steel');
    await expect(shop.skeletons).toHaveCount(8);
    await claim(shop.skeletons).toHaveCount(0);
  },
  'badge-late': async ({ cards, cartIcon }, claim) => {
    const before = await cartIcon.getAttribute('aria-label');
    await cards.first().getByRole('button').click();
    await claim(cartIcon).not.toHaveAttribute('aria-label', before ?? '');
  },
  leak: async (shop, claim) => {
    const { page, cards } = shop;
    const navigate = async () => {
      await shop.navLink('Cart').click();
      await expect(shop.heading).toHaveText('Your Cart');
      await shop.navLink('Products').click();
      await expect(cards).toHaveCount(20);
    };
    await navigate();
    const card = await cards.first().evaluateHandle((one) => new WeakRef(one));
    await navigate();
    await navigate();
    const isFreed = async () => {
      await page.requestGC();
      return card.evaluate((reference) => reference.deref() === undefined);
    };
    await claim.poll(isFreed).toBe(true);
  },
  thrash: async ({ page }, claim) => {
    await page.evaluate(() => {
      let reads = 0;
      Object.assign(window, { reads: () => reads });
      Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
        configurable: true,
        get(this: HTMLElement) {
          reads += 1;
          return this.getBoundingClientRect().height;
        },
      });
    });
    await page.getByLabel('Sort by').selectOption('price-high');
    await expect(page).toHaveURL(/sort=price-high/);
    claim(await page.evaluate<number>('reads()')).toBeLessThan(50);
  },
  'heavy-pictures': async ({ page }, claim) => {
    await page.waitForLoadState('networkidle');
    const requested = await page.evaluate(() =>
      window.performance.getEntriesByType('resource').map(({ name }) => name),
    );
    claim(requested.filter((name) => name.endsWith('-600.avif'))).toEqual([]);
  },
};

/** The milliseconds from the next event of this type to the frame after it. */
async function answerTime(page: Page, type: string, act: () => Promise<void>): Promise<number> {
  const time = await page.evaluateHandle((type) => {
    const frame = new Promise<number>((resolve) => {
      const answer = ({ timeStamp }: Event) =>
        requestAnimationFrame(() => resolve(window.performance.now() - timeStamp));
      addEventListener(type, answer, { capture: true, once: true });
    });
    return { frame };
  }, type);
  await act();
  return time.evaluate(({ frame }) => frame);
}
