import { contrast, lowContrastPairs, rgb } from '../fixtures/colours.ts';
import { THEME_COLORS } from '../fixtures/config.ts';
import { DEFAULT_PREFERENCES } from '../fixtures/preferences.ts';
import { expect, test } from '../fixtures/shop.ts';

test.use({ prefers: { ...DEFAULT_PREFERENCES, colorScheme: 'dark' } });

test(
  '[LOOK1] the shop loads in the dark theme when the system is dark',
  { tag: '@smoke' },
  async ({ page, shop }) => {
    await shop.open('?seed=7');
    await expect(page.locator('body')).toHaveCSS('background-color', rgb(THEME_COLORS.dark));
    expect(await contrast(page, 'ink', 'ground')).toBeGreaterThan(7);
  },
);

test('[EASE7] every colour has enough contrast in the dark theme', async ({ page, shop }) => {
  await shop.open('?seed=7');
  expect(await lowContrastPairs(page)).toEqual([]);
});
