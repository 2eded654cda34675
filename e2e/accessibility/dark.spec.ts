import { lowContrastPairs } from '../fixtures/colours.ts';
import { DEFAULT_PREFERENCES } from '../fixtures/preferences.ts';
import { expect, test } from '../fixtures/shop.ts';

test.use({ prefers: { ...DEFAULT_PREFERENCES, colorScheme: 'dark' } });

test(
  '[LOOK1] in a dark system the shop is dark from its start',
  { tag: ['@engines', '@smoke'] },
  async ({ page, shop }) => {
    await shop.open('?seed=7');
    const lightness = () =>
      page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body);
        return [color, backgroundColor].map((paint) => Number(/oklch\(([\d.]+)/.exec(paint)?.[1]));
      });
    const [ink = 0, ground = 1] = await lightness();
    expect(ink).toBeGreaterThan(0.8);
    expect(ground).toBeLessThan(0.3);
  },
);

test('[EASE7] text, lines, stars and the focus outline stand out by night', async ({
  page,
  shop,
}) => {
  await shop.open('?seed=7');
  expect(await lowContrastPairs(page)).toEqual([]);
});
