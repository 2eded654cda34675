import { readFileSync } from 'node:fs';
import { blend, converter, wcagContrast } from 'culori';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { property } from '#test-utils/property.ts';
import { MINIMUMS } from '../../e2e/fixtures/colours.ts';
import { readShopConfig } from '../read-shop-config.ts';
import { computeColor, computeToken, customProperties, type Themed } from './colors.ts';
import { inPalette, SHIPPED, type BrandColors } from './palette.ts';

/** Brands with the most extreme colours. */
const EXTREMES = [
  { ground: '#ffffff', accent: '#808080' },
  { ground: '#ffffff', accent: '#ffff00' },
  { ground: '#ffffff', accent: '#ff0000' },
  { ground: '#ffffff', accent: '#00ff00' },
  { ground: '#ffffff', accent: '#0000ff' },
  { ground: '#000000', accent: '#000000' },
  { ground: '#ffffff', accent: '#ffffff' },
  { ground: '#ffe600', accent: '#ffe600' },
  { ground: '#ff00ff', accent: '#ff00ff' },
  { ground: '#0000ff', accent: '#00ffff' },
] as const;

const THEMES = ['light', 'dark'] as const;

const CSS = readFileSync('src/styles/tokens.css', 'utf8');

const toOklch = converter('oklch');

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** The tokens of a brand by `prefers-contrast`. */
function tokensByPreference(brand: BrandColors) {
  const css = inPalette(CSS, brand);
  const tokens = customProperties(css);
  const [, more = ''] = css.split('@media (prefers-contrast: more)');
  const changed = customProperties(more.split('@media')[0] ?? '');
  // As many as the style sheet has: a test that reads none of them would always pass.
  expect(changed.size).toBeGreaterThan(5);
  return { 'no-preference': tokens, more: new Map([...tokens, ...changed]) };
}

/** The pairs of tokens with too little contrast. */
function lowPairs(brand: BrandColors): readonly string[] {
  const tokens = tokensByPreference(brand);
  return (['no-preference', 'more'] as const).flatMap((preference) => {
    const colors = new Map<string, Themed>();
    const color = (token: string): Themed => {
      const known = colors.get(token) ?? computeColor(token, tokens[preference]);
      colors.set(token, known);
      return known;
    };
    return MINIMUMS[preference].flatMap(([inks, grounds, minimum]) =>
      inks.flatMap((token) =>
        grounds.flatMap((ground) =>
          THEMES.flatMap((theme) => {
            const ratio = wcagContrast(color(token)[theme], color(ground)[theme]);
            if (ratio >= minimum) return [];
            return `${theme}, ${preference}: ${token} on ${ground} ${ratio.toFixed(2)}`;
          }),
        ),
      ),
    );
  });
}

test.each(EXTREMES)('[LOOK16] $accent on $ground has enough contrast in both themes', (brand) => {
  expect(lowPairs(brand)).toEqual([]);
});

test('[LOOK16] the colours of tokens.css are those that the palette computes for Rivulet', () => {
  expect(customProperties(inPalette(CSS, SHIPPED))).toEqual(customProperties(CSS));
});

test('[LOOK16] the colours of shop.config.json have enough contrast in both themes', () => {
  expect(lowPairs(readShopConfig())).toEqual([]);
});

/** The contrast of a card's button over the darkest and the lightest picture. */
function buttonContrast(brand: BrandColors, theme: (typeof THEMES)[number]): number {
  const [ink, glass] = ['accent-ink', 'glass'].map((token) => computeToken(token, brand)[theme]);
  if (!ink || !glass) throw new Error('no colour');
  return Math.min(
    ...['black', 'white'].map((picture) => wcagContrast(ink, blend([picture, glass]))),
  );
}

// The same dice in every run.
const DICE = fc.sample(fc.record({ ground: anyColor, accent: anyColor }), {
  seed: 36,
  numRuns: 200,
});

test('[LOOK16] any two colours have enough contrast in both themes', () => {
  for (const brand of DICE) expect(lowPairs(brand), JSON.stringify(brand)).toEqual([]);
});

test("[LOOK20] the text of a card's button has enough contrast over any picture", () => {
  for (const brand of [readShopConfig(), ...EXTREMES, ...DICE])
    for (const theme of THEMES)
      expect(buttonContrast(brand, theme), JSON.stringify(brand)).toBeGreaterThan(4.5);
});

test('[LOOK22] a button has the very accent, in the dark theme unless its text is white', () => {
  const accents = ['#005a6f', '#ffc400', '#c8102e', '#000000', '#ffffff'];
  const buttons = accents.map((accent) => {
    const brand = { ground: '#ffffff', accent };
    const { light, dark } = computeToken('accent', brand);
    return `${light === accent} ${dark === accent} ${computeToken('on-accent', brand).light}`;
  });
  const [white, black] = ['true false #ffffff', 'true true #000000'];
  expect(buttons).toEqual([white, black, white, white, black]);
});

test('[LOOK16, LOOK23] hue and chroma come from the brand, and the lightness does not', () => {
  property(anyColor, anyColor, (ground, accent) => {
    for (const token of ['ground', 'ink', 'accent-ink', 'sky']) {
      const [ours, shipped] = [{ ground, accent }, SHIPPED].map((brand) =>
        computeToken(token, brand),
      );
      for (const theme of THEMES) {
        const [a, b] = [ours, shipped].map((colors) => toOklch(colors?.[theme])?.l ?? NaN);
        // A colour outside of sRGB is clipped, which changes its lightness.
        expect(Math.abs((a ?? NaN) - (b ?? NaN))).toBeLessThan(0.1);
      }
    }
  });
});

test.each(['#c8102e', '#f2c400', '#2e7d32', '#6a1b9a', '#e91e63'])(
  '[LOOK16] controls are %s in hue, and as colourful, in both themes',
  (accent) => {
    const { h: hue = NaN, c: chroma = NaN } = toOklch(accent) ?? {};
    for (const theme of THEMES) {
      const { h = NaN, c = NaN } =
        toOklch(computeToken('accent', { ground: '#fffaf2', accent })[theme]) ?? {};
      expect(Math.cos(((h - hue) * Math.PI) / 180)).toBeGreaterThan(0.99);
      expect(c).toBeGreaterThan(chroma / 2.5);
    }
  },
);

test('[LOOK16] a grey brand is grey', () => {
  const grey = { ground: '#eeeeee', accent: '#808080' };
  for (const token of ['ground', 'ink', 'accent', 'wave-near', 'sky']) {
    const { light, dark } = computeToken(token, grey);
    expect([light, dark]).toEqual([light, dark].map(() => expect.stringMatching(/^#(..)\1\1$/)));
  }
});

test('[LOOK36] the sky is between ground and accent in hue, and warms sun and moon', () => {
  const warm = { ground: '#fbf4e6', accent: '#7a2f1d' };
  const hue = (token: string, brand: BrandColors, theme: (typeof THEMES)[number] = 'light') =>
    toOklch(computeToken(token, brand)[theme])?.h ?? NaN;
  const [ground, accent] = [hue('ground', warm), hue('accent', warm)];
  expect(hue('sky', warm)).toBeLessThan(ground);
  expect(hue('sky', warm)).toBeGreaterThan(accent);
  for (const theme of THEMES) {
    expect(hue('disc', warm, theme)).toBeLessThan(hue('disc', SHIPPED, theme));
    expect(computeToken('disc', { ...warm, accent: '#2f5d2a', ground: '#f2f7ec' })[theme]).toBe(
      computeToken('disc', SHIPPED)[theme],
    );
  }
});

test('a value that is not a colour is an error', () => {
  const brand = readShopConfig();
  expect(() => computeToken('no-such-token', brand)).toThrow('not a colour: --no-such-token');
  expect(() => computeToken('space-1', brand)).toThrow('not a colour: --space-1');
});
