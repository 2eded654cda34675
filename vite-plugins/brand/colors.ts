import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { clampChroma, converter, formatHex, formatHex8, type Oklch } from 'culori';
import type { ShopConfig } from '../read-shop-config.mjs';

/** The colours of a brand: hex, sRGB. */
export type BrandColors = Pick<ShopConfig, 'ground' | 'accent'>;

/** The brand in which src/styles/tokens.css and the icons are written. */
export const REFERENCE: BrandColors = { ground: '#f4fcfc', accent: '#005a6f' };

/**
 * The functions of tokens.css that follow the brand: the colour whose hue and chroma they take, and the most chroma that
 * they give a colour of chroma `c`. Without a limit a red brand would have red text, and neon for water; and a dark
 * ground that is blue may be more colourful than a brown one. `likeness`: 1 for the hue of the reference, else less.
 */
const FAMILIES = {
  ground: {
    follows: 'ground',
    limit: (c: number, likeness: number) => Math.max(0.025, c * likeness),
  },
  accent: { follows: 'accent', limit: () => Infinity },
  water: { follows: 'accent', limit: (c: number) => c + 0.03 },
} as const;
type Family = keyof typeof FAMILIES;

/** At this distance from the reference, in degrees, a colour has a hue of its own, as sand and sunlight have. */
const FAR = 90;

const TOKENS = fileURLToPath(new URL('../../src/styles/tokens.css', import.meta.url));

const toOklch = converter('oklch');

/**
 * A colour of the reference in another brand. Hue: as far from the brand's as it is from the reference's. Chroma: in
 * the same proportion, within the limits of `FAMILIES` and sRGB. Lightness: the same, which keeps the contrast (SPEC
 * LOOK17). `color` is anything that culori parses.
 */
function inBrand(color: string, family: Family, brand: BrandColors): Oklch {
  const { l, c, h = 0 } = parse(color);
  const { follows, limit } = FAMILIES[family];
  const { c: fromChroma, h: from = 0 } = parse(REFERENCE[follows]);
  // A grey brand has no hue: any will do.
  const { c: toChroma, h: to = from } = parse(brand[follows]);
  const likeness = Math.max(0, Math.cos(((to - from) * Math.PI) / 180));
  const chroma = Math.min((c * toChroma) / fromChroma, limit(c, likeness));
  // Lit blue water is greener than deep water; water of another hue has less of that.
  const distance = h - from;
  const hue = Math.abs(distance) > FAR ? h : (to + distance * likeness + 360) % 360;
  return clampChroma({ mode: 'oklch', l, c: chroma, h: hue }, 'oklch');
}

/** Hex of a colour of the reference, in another brand. */
export function hexInBrand(color: string, family: Family, brand: BrandColors): string {
  return formatHex(inBrand(color, family, brand));
}

/**
 * Replaces the functions of a style sheet that follow the brand by `oklch()`, and `water-hue(205)` and `water-chroma(1)`,
 * a hue and a factor of chroma, by numbers.
 */
export function brandStyles(css: string, brand: BrandColors): string {
  return css
    .replaceAll(
      /\b(ground|accent|water)\(([\d.]+% [\d.]+ [\d.]+)( \/ [\d.]+%)?\)/g,
      (_, family: Family, color: string, alpha = '') => {
        const { l, c, h = 0 } = inBrand(`oklch(${color})`, family, brand);
        return `oklch(${round(l * 100, 2)}% ${round(c, 4)} ${round(h, 1)}${alpha})`;
      },
    )
    .replaceAll(/\bwater-hue\((\d+)\)/g, (_, hue: string) => {
      const { h = 0 } = inBrand(`oklch(50% 0.01 ${hue})`, 'water', brand);
      return String(round(h, 1));
    })
    .replaceAll(/\bwater-chroma\(([\d.]+)\)/g, (_, factor: string) => {
      const ratio = parse(brand.accent).c / parse(REFERENCE.accent).c;
      return String(round(Number(factor) * Math.min(ratio, 1), 3));
    });
}

/** A colour of a style sheet as hex, such as `oklch(95.5% water-chroma(0.03) water-hue(205))`. */
export function toHex(color: string, brand: BrandColors): string {
  const parsed = parse(brandStyles(color, brand));
  return parsed.alpha === undefined ? formatHex(parsed) : formatHex8(parsed);
}

/** The colour of a token of tokens.css in both themes, as hex. Throws for a token without two colours. */
export function brandToken(name: string, brand: BrandColors): { light: string; dark: string } {
  const pattern = new RegExp(`--${name}: light-dark\\((\\w+\\(.+?\\)), (\\w+\\(.+?\\))\\)`);
  const [, light, dark] = pattern.exec(readFileSync(TOKENS, 'utf8')) ?? [];
  if (!light || !dark) throw new Error(`tokens.css has no colour --${name}`);
  return { light: toHex(light, brand), dark: toHex(dark, brand) };
}

function parse(color: string): Oklch {
  const parsed = toOklch(color);
  if (!parsed) throw new Error(`not a colour: ${color}`);
  return parsed;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
