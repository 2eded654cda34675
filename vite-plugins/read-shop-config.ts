import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

export const SHOP_CONFIG = fileURLToPath(new URL('../shop.config.json', import.meta.url));

const text = v.pipe(v.string(), v.regex(/\S/, 'must not be empty'));
const color = v.pipe(v.string(), v.regex(/^#[\da-fA-F]{6}$/, 'must be a colour such as #005a6f'));
const picture = v.pipe(
  v.string(),
  v.regex(/^[a-z-]+$/, 'must be the name of a picture, such as coffee-cup'),
  v.check(
    (name) => pictureNames().includes(name),
    () => `must be one of ${pictureNames().join(', ')}`,
  ),
);

/** Named in shop.config.schema.json. */
export const SHOP_CONFIG_DEFINITIONS = { text, color, picture };

/** The same as in shop.config.schema.json, which editors read. */
export const SHOP_CONFIG_SCHEMA = v.strictObject({
  $schema: v.optional(v.string()),
  name: text,
  tagline: text,
  heroHeading: text,
  footer: text,
  descriptions: v.strictObject({ app: text, home: text, products: text, cart: text }),
  storagePrefix: v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be letters, digits, _ or -')),
  ground: color,
  accent: color,
  logo: v.pipe(
    v.string(),
    v.regex(
      /^\s*[Mm][\s\d,.eEMmLlHhVvCcSsQqTtAaZz+-]+$/,
      'must be SVG path data, such as M2 2H30V30H2Z',
    ),
  ),
  heroPictures: v.strictObject({ near: picture, middle: picture, far: picture }),
});

export type ShopConfig = v.InferOutput<typeof SHOP_CONFIG_SCHEMA>;

/** The shop's name, texts, colours and storage prefix. Throws an error of one line for an invalid file (SPEC APP21). */
export function readShopConfig(json = readFileSync(SHOP_CONFIG, 'utf8')): ShopConfig {
  const { output, issues } = v.safeParse(SHOP_CONFIG_SCHEMA, parse(json));
  if (!issues) return output;
  throw new Error(`shop.config.json: ${v.getDotPath(issues[0]) ?? ''}: ${issues[0].message}`);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`shop.config.json is not JSON: ${message.replaceAll(/\s+/g, ' ')}`, {
      cause: error,
    });
  }
}

/** The kinds that have a picture. */
function pictureNames(): string[] {
  const pictures = fileURLToPath(new URL('../public/pictures', import.meta.url));
  const files = readdirSync(pictures, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /^\w+[\\/][a-z-]+\.avif$/.test(file))
    .map((file) => basename(file, '.avif'));
}
