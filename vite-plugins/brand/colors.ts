import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatHex, formatHex8, parse, wcagContrast } from 'culori';
import { transform } from 'lightningcss';
import type { ShopConfig } from '../read-shop-config.ts';

/** The colours of a brand: hex, sRGB. */
export type BrandColors = Pick<ShopConfig, 'ground' | 'accent'> &
  Partial<Pick<ShopConfig, 'scene'>>;

/** A colour in both themes: hex. */
export interface Themed {
  readonly light: string;
  readonly dark: string;
}

const TOKENS = fileURLToPath(new URL('../../src/styles/tokens.css', import.meta.url));

/**
 * The declarations from which tokens.css computes the colours of a brand. Text on the accent is black or white, whichever
 * contrasts more. An accent with black text stands out from the dark theme's ground, and is kept there, too.
 */
export function brandProperties({ ground, accent, scene }: BrandColors): string {
  const isLight = wcagContrast(accent, '#000') > wcagContrast(accent, '#fff');
  return [
    `--brand-ground: ${ground}; --brand-accent: ${accent};`,
    `--brand-on-accent: ${isLight ? '#000' : '#fff'};`,
    `--brand-accent-dark: var(--brand-${isLight ? 'accent' : 'bright'});`,
    // A hue in `oklch(from …)`: of sand at the water's end, else the ground's.
    `--brand-sand: ${scene === 'water' ? '85' : 'h'};`,
  ].join(' ');
}

/** The colours of the browser's toolbar; in both themes the dark one where the brand is always dark. */
export function toolbarColors(config: ShopConfig): Themed {
  const { light, dark } = computeToken('ground', config);
  return { light: config.theme === 'dark' ? dark : light, dark };
}

/** The custom properties of a style sheet by name, each as it is declared first. */
export function customProperties(css: string): ReadonlyMap<string, string> {
  const declarations = Array.from(css.matchAll(/(--[\w-]+):\s*([^;]+);/g));
  return new Map(declarations.toReversed().map(([, name = '', value = '']) => [name, value]));
}

/** What a browser computes from a token of tokens.css, such as `ground`, in a brand. */
export function computeToken(name: string, brand: BrandColors): Themed {
  return computeColor(`var(--${name})`, brand);
}

/**
 * What a browser computes from a colour that may use the tokens: for pictures, manifest and `<meta>`, which no style
 * sheet reaches. Throws for a value that is not a colour.
 */
export function computeColor(
  color: string,
  brand: BrandColors,
  tokens = customProperties(readFileSync(TOKENS, 'utf8')),
): Themed {
  const properties = new Map([...tokens, ...customProperties(brandProperties(brand))]);
  const code = Buffer.from(`a { color: ${substitute(color, properties)} }`);
  const css = transform({ filename: 'color.css', code, minify: true }).code.toString();
  const [, light = '', dark = light] = COMPUTED.exec(css) ?? [];
  return { light: toHex(light, color), dark: toHex(dark, color) };
}

/** What Lightning CSS prints for a colour that it could compute. */
const COMPUTED =
  /^a\{color:(?:light-dark\()?([#\w]+|\w+\([^()]*\))(?:,([#\w]+|\w+\([^()]*\))\))?\}$/;

/** Clips what is not in sRGB, as a screen does. `source`: for the error. */
function toHex(computed: string, source: string): string {
  const color = parse(computed);
  if (!color) throw new Error(`not a colour: ${source}`);
  return color.alpha === undefined ? formatHex(color) : formatHex8(color);
}

/** Replaces each `var()` by its value. */
function substitute(value: string, properties: ReadonlyMap<string, string>): string {
  return value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) =>
    substitute(properties.get(name) ?? '', properties),
  );
}
