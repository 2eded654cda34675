import { expect as expectSoon, type Locator } from '@playwright/test';
import { type Checks, expect } from './check.ts';

export const visual: Checks = {
  'badge-covers': async ({ cartIcon, menuButton }) => {
    const badge = await boxOf(cartIcon.locator('span'));
    const menu = await boxOf(menuButton);
    expect(badge.x + badge.width).toBeLessThanOrEqual(menu.x);
  },

  'bounce-always': async (shop) => {
    const { page, cards, cartIcon, popup } = shop;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const animations = await cartIcon.evaluateHandle((icon: HTMLElement) => {
      const names: string[] = [];
      icon.addEventListener('animationstart', ({ animationName }) => names.push(animationName));
      return names;
    });
    await cards.first().getByRole('button').click();
    // The popup opens when the icon begins to bounce.
    await expectSoon(popup).toBeVisible();
    await expectSoon(cartIcon).toHaveAttribute('data-bouncing', 'false');
    expect(await animations.jsonValue()).toEqual([]);
  },

  'dark-ink': async ({ page, cards }) => {
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
    expect(lightness).toBeGreaterThan(150);
  },

  'foot-gone': async ({ page }) => {
    const button = page.getByRole('button', { name: 'Buy Now' });
    await expect(button).toBeInViewport({ ratio: 1 });
  },

  'header-flat': async ({ page }) => {
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect(page.getByRole('banner')).not.toHaveCSS('box-shadow', 'none');
  },

  'large-text-cut': async (shop) => {
    await shop.doubleTextSize();
    expect(await cutOff(shop.cardTitles)).toEqual([]);
  },

  overlap: async ({ cartLines }) => {
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
    expect(overlapping).toEqual([]);
  },

  'picture-blurred': async ({ page }) => {
    const sizes = await page
      .locator('main img[sizes]')
      .evaluate((picture: HTMLImageElement) => [picture.naturalWidth, picture.clientWidth]);
    expect(sizes[0]).toBeGreaterThanOrEqual(sizes[1] ?? 0);
  },

  'picture-broken': async ({ cards }) => {
    await expect(cards.filter({ has: cards.page().locator('img:visible') })).toHaveCount(20);
  },

  'popup-outside': async ({ page, cartIcon, popup }) => {
    await cartIcon.click();
    await expectSoon(popup.getByRole('link')).toBeVisible();
    const { x, width } = await boxOf(popup);
    expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  },

  'print-controls': async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    // Show the buttons again for the next case.
    await page.emulateMedia({ media: 'screen' });
  },

  sideways: async (shop) => {
    expect(await shop.horizontalOverflow()).toBe(0);
  },

  'stars-five': async ({ page }) => {
    const rating = page.getByRole('img', { name: 'Rated 4 out of 5' }).first();
    const path = await rating.locator('path').last().getAttribute('d');
    expect(path?.match(/M/g)).toHaveLength(4);
  },

  'three-pixels': async ({ cards }) => {
    const distances = await cards.evaluateAll((all) =>
      all.map((card) => {
        const picture = card.querySelector('img') ?? card;
        return Math.round(picture.getBoundingClientRect().top - card.getBoundingClientRect().top);
      }),
    );
    expect(new Set(distances).size).toBe(1);
  },

  'title-cut': async ({ cardTitles }) => {
    expect(await cutOff(cardTitles)).toEqual([]);
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
  await expectSoon(element).toBeVisible();
  const box = await element.boundingBox();
  if (!box) throw new Error('The element has no box');
  return box;
}
