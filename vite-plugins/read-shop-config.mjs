import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

export const SHOP_CONFIG = fileURLToPath(new URL('../shop.config.json', import.meta.url));

const text = v.pipe(v.string(), v.regex(/\S/, 'must not be empty'));
const color = v.pipe(v.string(), v.regex(/^#[\da-fA-F]{6}$/, 'must be a colour such as #005a6f'));
const pair = v.strictObject({ light: color, dark: color });
const mark = v.strictObject({ drop: color, light: color, stream: color });

/** Named in shop.config.schema.json. */
export const SHOP_CONFIG_DEFINITIONS = { text, color, pair, mark };

/** The same as in shop.config.schema.json, which editors read. */
export const SHOP_CONFIG_SCHEMA = v.strictObject({
  $schema: v.optional(v.string()),
  name: text,
  tagline: text,
  heroHeading: text,
  footer: text,
  descriptions: v.strictObject({ app: text, home: text, products: text, cart: text }),
  storagePrefix: v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be letters, digits, _ or -')),
  themeColors: pair,
  colors: v.strictObject({
    accent: pair,
    'accent-deep': pair,
    'accent-ink': pair,
    'mark-deep': pair,
    'mark-light': pair,
    'mark-foam': pair,
  }),
  iconColors: v.strictObject({
    light: mark,
    dark: mark,
    onWater: mark,
    water: v.strictObject({ top: color, bottom: color, far: color, near: color, sun: color }),
  }),
});

/** @typedef {v.InferOutput<typeof SHOP_CONFIG_SCHEMA>} ShopConfig */

/**
 * The shop's name, texts, colours and storage prefix. Throws an error of one line for an invalid file (SPEC APP21).
 * @returns {ShopConfig}
 */
export function readShopConfig(json = readFileSync(SHOP_CONFIG, 'utf8')) {
  const { output, issues } = v.safeParse(SHOP_CONFIG_SCHEMA, parse(json));
  if (!issues) return output;
  throw new Error(`shop.config.json: ${v.getDotPath(issues[0]) ?? ''}: ${issues[0].message}`);
}

/** @param {string} json */
function parse(json) {
  try {
    return JSON.parse(json);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`shop.config.json is not JSON: ${message.replaceAll(/\s+/g, ' ')}`, {
      cause: error,
    });
  }
}

/**
 * The custom properties that the configuration sets, for the start of src/styles/tokens.css: its media queries override
 * some of them.
 * @param {ShopConfig} config
 */
export function colorTokens({ themeColors, colors }) {
  const tokens = Object.entries({ ground: themeColors, ...colors }).map(
    ([name, { light, dark }]) => `--${name}: light-dark(${light}, ${dark});`,
  );
  return `:root { ${tokens.join(' ')} }\n`;
}
