import { lowContrastPairs } from '../fixtures/colours.ts';
import { DEFAULT_PREFERENCES } from '../fixtures/preferences.ts';
import { expect, test } from '../fixtures/shop.ts';

test.use({ prefers: { ...DEFAULT_PREFERENCES, colorScheme: 'dark' } });

test(
  '[LOOK1] the shop loads in the dark theme when the system is dark',
  { tag: ['@engines', '@smoke'] },
  async ({ page, shop }) => {
    await shop.open('?seed=7');
    const [ink = 0, ground = 1] = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return [color, backgroundColor].map((value) => Number(/oklch\(([\d.]+)/.exec(value)?.[1]));
    });
    expect(ink).toBeGreaterThan(0.8);
    expect(ground).toBeLessThan(0.3);
  },
);

test('[EASE7] every colour has enough contrast in the dark theme', async ({ page, shop }) => {
  await shop.open('?seed=7');
  expect(await lowContrastPairs(page)).toEqual([]);
});
