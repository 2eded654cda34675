import { readFileSync } from 'node:fs';
import { converter, wcagContrast } from 'culori';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { property } from '#test-utils/property.ts';
import { MINIMUMS } from '../../e2e/fixtures/colours.ts';
import { brandStyles, brandToken, REFERENCE, type BrandColors } from './colors.ts';

const CSS = readFileSync('src/styles/tokens.css', 'utf8');
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const toOklch = converter('oklch');
const toRgb = converter('rgb');

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const EXTREMES: readonly BrandColors[] = [
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
];

/** The colours of a style sheet in a theme by token, as visitors who prefer more contrast or not see them. */
function colorsOf(css: string, theme: Theme, preference: keyof typeof MINIMUMS) {
  const [start, more = ''] = css.split('@media (prefers-contrast: more)');
  const values = new Map<string, string>();
  for (const part of preference === 'more' ? [start, more.split('@media')[0]] : [start]) {
    for (const [, name = '', value = ''] of part?.matchAll(/--([\w-]+):\s*([^;]+);/g) ?? []) {
      values.set(name, value);
    }
  }
  return (name: string): string => {
    const value = values.get(name) ?? '';
    const [, light = value, dark = value] = /^light-dark\((.+\)), (.+)\)$/.exec(value) ?? [];
    const [, other] = /^var\(--(.+)\)$/.exec(value) ?? [];
    return other ? colorsOf(css, theme, preference)(other) : theme === 'light' ? light : dark;
  };
}

/** The pairs of tokens with too little contrast. */
function lowPairs(brand: BrandColors): readonly string[] {
  const css = brandStyles(CSS, brand);
  return THEMES.flatMap((theme) =>
    (['no-preference', 'more'] as const).flatMap((preference) => {
      const color = colorsOf(css, theme, preference);
      return MINIMUMS[preference].flatMap(([tokens, grounds, minimum]) =>
        tokens.flatMap((token) =>
          grounds.flatMap((ground) => {
            const ratio = wcagContrast(color(token), color(ground));
            if (ratio >= minimum) return [];
            return `${theme}, ${preference}: ${token} on ${ground} ${ratio.toFixed(2)}`;
          }),
        ),
      );
    }),
  );
}

test.each(EXTREMES)('[LOOK17] $accent on $ground has enough contrast in both themes', (brand) => {
  expect(lowPairs(brand)).toEqual([]);
});

// The same dice in every run.
const DICE = fc.sample(fc.record({ ground: anyColor, accent: anyColor }), {
  seed: 36,
  numRuns: 200,
});

test('[LOOK17] any two colours have enough contrast in both themes, and are in sRGB', () => {
  const ours = new Set(CSS.match(/oklch\([^()]+\)/g));
  for (const brand of DICE) {
    expect(lowPairs(brand), JSON.stringify(brand)).toEqual([]);
    for (const color of brandStyles(CSS, brand).match(/oklch\([\d.]+%[^()]+\)/g) ?? []) {
      if (ours.has(color)) continue;
      const { r = NaN, g = NaN, b = NaN } = toRgb(color) ?? {};
      // `clampChroma` approximates the edge, and the values are rounded: no visible difference.
      expect(Math.min(r, g, b), color).toBeGreaterThan(-0.01);
      expect(Math.max(r, g, b), color).toBeLessThan(1.01);
    }
  }
});

test('[LOOK16] hue and chroma come from the brand, and the lightness does not', () => {
  property(anyColor, anyColor, (ground, accent) => {
    const before = CSS.matchAll(/\b(?:ground|accent|water|oklch)\(([\d.]+)%/g);
    const after = brandStyles(CSS, { ground, accent }).matchAll(/\boklch\(([\d.]+)%/g);
    expect(Array.from(after, ([, l]) => Number(l))).toEqual(
      Array.from(before, ([, l]) => Number(l)),
    );
  });
  const red = { ground: '#fffaf2', accent: '#c8102e' };
  for (const theme of THEMES) {
    const accent = toOklch(brandToken('accent', red)[theme]);
    expect(Math.abs(Math.sin((((accent?.h ?? 0) - 22) * Math.PI) / 180))).toBeLessThan(0.5);
    expect(accent?.c).toBeGreaterThan(0.1);
  }
  expect(brandToken('wave-near', { ...red, accent: '#808080' }).light).toMatch(/^#(..)\1\1$/);
});

test('[LOOK16] the reference brand has the colours as tokens.css writes them', () => {
  const plain = CSS.replaceAll(/\b(?:ground|accent|water)\((?=\d)/g, 'oklch(').replaceAll(
    /\bwater-(?:hue|chroma)\((\d+)\)/g,
    '$1',
  );
  expect(brandStyles(CSS, REFERENCE)).toBe(plain);
});
