import type { Page } from '@playwright/test';
import type { Shop } from '../fixtures/shop.ts';
import { findLayoutErrors, findTextErrors } from './layout-errors.ts';
import { findBrokenText, findCoveredControls, measureHeadings } from './width-errors.ts';

/** Of `npm test`, in px: both ends, both sides of each breakpoint, and the widths of tablets and large screens. */
export const MAIN_WIDTHS = [
  320, 390, 560, 700, 767, 768, 820, 940, 1023, 1024, 1060, 1112, 1220, 1279, 1280, 1440, 1599,
  1600, 1920, 2560, 3840,
];

/** From the smallest to the largest window, in steps that no tablet's or laptop's layout falls between, in px. */
export const ALL_WIDTHS = Array.from({ length: 89 }, (_, index) => 320 + 40 * index);

/**
 * Resizes the window to these widths in turn, at both text sizes. The errors of each: what overflows or is cut off, broken
 * words, narrow columns, covered controls, and headings that are narrower than in a smaller window of the same layout.
 */
export async function errorsAtWidths(shop: Shop, widths: readonly number[]): Promise<string[]> {
  const { page } = shop;
  const height = page.viewportSize()?.height ?? 850;
  const errors: string[] = [];
  for (const textSize of ['100%', '200%']) {
    await shop.setTextSize(textSize);
    let before = new Map<string, { width: number; layout: string }>();
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      const headings = await page.evaluate(measureHeadings);
      const found = await layoutErrors(page);
      for (const heading of headings) {
        const smaller = before.get(heading.name);
        // Letters of a larger size may be narrower by a fraction of a px each.
        const shrinks = smaller && heading.width < smaller.width * 0.99;
        if (shrinks && heading.layout === smaller.layout) {
          found.push(`“${heading.name}” is narrower than in a smaller window`);
        }
      }
      before = new Map(headings.map((heading) => [heading.name, heading]));
      errors.push(...found.map((error) => `${width} px, text at ${textSize}: ${error}`));
    }
  }
  await shop.setTextSize('');
  return errors;
}

async function layoutErrors(page: Page): Promise<string[]> {
  const finders = [findLayoutErrors, findTextErrors, findBrokenText, findCoveredControls];
  return (await Promise.all(finders.map((find) => page.evaluate(find)))).flat();
}
