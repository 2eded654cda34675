import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatHex, formatHex8, parse } from 'culori';
import type { ShopConfig } from '../read-shop-config.ts';
import { inPalette, inThemes, type BrandColors } from './palette.ts';

/** A colour in both themes: hex. */
export interface Themed {
  readonly light: string;
  readonly dark: string;
}

const TOKENS = readFileSync(
  fileURLToPath(new URL('../../src/styles/tokens.css', import.meta.url)),
  'utf8',
);

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

/**
 * What a browser computes from a token of tokens.css, such as `ground`, in a brand: for pictures, manifest and `<meta>`,
 * which no style sheet reaches. Throws for a token that is not a colour.
 */
export function computeToken(name: string, brand: BrandColors): Themed {
  return computeColor(name, customProperties(inPalette(TOKENS, brand)));
}

/** As `computeToken`, from custom properties. */
export function computeColor(name: string, properties: ReadonlyMap<string, string>): Themed {
  const value = properties.get(`--${name}`) ?? '';
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (other !== undefined) return computeColor(other, properties);
  const [light, dark] = inThemes(value);
  return { light: toHex(light, name), dark: toHex(dark, name) };
}

/** Clips what is not in sRGB, as a screen does. `token`: for the error. */
function toHex(color: string, token: string): string {
  const parsed = parse(color);
  if (!parsed) throw new Error(`not a colour: --${token}`);
  return parsed.alpha === undefined || parsed.alpha === 1 ? formatHex(parsed) : formatHex8(parsed);
}
