import { expect, type Locator } from '@playwright/test';
import type { Checks } from './check.ts';

export const visual: Checks = {
  'badge-covers': async ({ cartIcon, menuButton }, claim) => {
    const badge = await boxOf(cartIcon.locator('span'));
    const menu = await boxOf(menuButton);
    claim(badge.x + badge.width).toBeLessThanOrEqual(menu.x);
  },
  'bounce-always': async (shop, claim) => {
    const { page, cards, cartIcon, popup } = shop;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const animations = await cartIcon.evaluateHandle((icon: HTMLElement) => {
      const names: string[] = [];
      icon.addEventListener('animationstart', ({ animationName }) => names.push(animationName));
      return names;
    });
    await cards.first().getByRole('button').click();
    // The popup opens when the icon begins to bounce.
    await expect(popup).toBeVisible();
    await expect(cartIcon).toHaveAttribute('data-bouncing', 'false');
    claim(await animations.jsonValue()).toEqual([]);
  },
  'dark-ink': async ({ page, cards }, claim) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const lightness = await cards
      .first()
      .locator('[data-slot="stars"]')
      .evaluate((stars) => {
        const context = document.createElement('canvas').getContext('2d');
        if (!context) throw new Error('no canvas');
        context.fillStyle = getComputedStyle(stars).fill;
        context.fillRect(0, 0, 1, 1);
        return Math.max(...context.getImageData(0, 0, 1, 1).data.slice(0, 3));
      });
    claim(lightness).toBeGreaterThan(150);
  },
  'foot-gone': async ({ page }, claim) => {
    const button = page.getByRole('button', { name: 'Buy Now' });
    await claim(button).toBeInViewport({ ratio: 1 });
  },
  'header-flat': async ({ page }, claim) => {
    await page.evaluate(() => window.scrollTo(0, 300));
    await claim(page.getByRole('banner')).not.toHaveCSS('box-shadow', 'none');
  },
  'large-text-cut': async (shop, claim) => {
    await shop.doubleTextSize();
    claim(await cutOff(shop.cardTitles)).toEqual([]);
  },
  overlap: async ({ cartLines }, claim) => {
    const overlapping = await cartLines.evaluateAll((lines) =>
      lines.flatMap((line) => {
        const [title, price] = [...line.querySelectorAll('a, p')].map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect();
        });
        return title && price && title.bottom > price.top ? [line.textContent] : [];
      }),
    );
    claim(overlapping).toEqual([]);
  },
  'picture-blurred': async ({ page }, claim) => {
    const sizes = await page
      .locator('main img[sizes]')
      .evaluate((picture: HTMLImageElement) => [picture.naturalWidth, picture.clientWidth]);
    claim(sizes[0]).toBeGreaterThanOrEqual(sizes[1] ?? 0);
  },
  'picture-broken': async ({ cards }, claim) => {
    await claim(cards.filter({ has: cards.page().locator('img:visible') })).toHaveCount(20);
  },
  'popup-outside': async ({ page, cartIcon, popup }, claim) => {
    await cartIcon.click();
    await expect(popup.getByRole('link')).toBeVisible();
    const { x, width } = await boxOf(popup);
    claim(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  },
  'print-controls': async ({ page }, claim) => {
    await page.emulateMedia({ media: 'print' });
    await claim(page.getByRole('main').getByRole('button')).toHaveCount(0);
  },
  sideways: async (shop, claim) => {
    claim(await shop.horizontalOverflow()).toBe(0);
  },
  'stars-five': async ({ page }, claim) => {
    const rating = page.getByRole('img', { name: 'Rated 4 out of 5' }).first();
    const path = await rating.locator('path').last().getAttribute('d');
    claim(path?.match(/M/g)).toHaveLength(4);
  },
  'three-pixels': async ({ cards }, claim) => {
    const distances = await cards.evaluateAll((all) =>
      all.map((card) => {
        const picture = card.querySelector('img') ?? card;
        return Math.round(picture.getBoundingClientRect().top - card.getBoundingClientRect().top);
      }),
    );
    claim(new Set(distances).size).toBe(1);
  },
  'title-cut': async ({ page, cardTitles }, claim) => {
    const wide = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    const titles = await cutOff(cardTitles);
    if (wide) await page.setViewportSize(wide);
    claim(titles).toEqual([]);
  },
};

/** The texts of the elements whose content is cut off. */
function cutOff(elements: Locator): Promise<readonly (string | null)[]> {
  return elements.evaluateAll((all) =>
    all
      .filter(
        (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1,
      )
      .map((one) => one.textContent),
  );
}

async function boxOf(element: Locator) {
  await expect(element).toBeVisible();
  const box = await element.boundingBox();
  if (!box) throw new Error('The element has no box');
  return box;
}
