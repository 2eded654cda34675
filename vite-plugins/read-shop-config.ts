import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { trimmed } from '#domain/text.ts';
import { nearest } from '#lib/nearest.ts';
import { parseJson } from './parse-json.ts';

export const SHOP_CONFIG = join(import.meta.dirname, '../shop.config.json');

const text = v.pipe(
  v.string(),
  v.regex(/\S/, 'must not be empty'),
  v.check((given) => trimmed(given) !== '', 'must have a visible character'),
);
const color = v.pipe(v.string(), v.regex(/^#[\da-fA-F]{6}$/, 'must be a colour such as #005a6f'));
const picture = v.pipe(
  v.string(),
  v.regex(/^[a-z\d-]+$/, 'must be the name of a picture, such as lantern-brass'),
);

/** In the first tag: a file whose root element is not in this namespace is no picture. */
const SVG_NAMESPACE = /^[^>]*\sxmlns\s*=\s*(["'])http:\/\/www\.w3\.org\/2000\/svg\1/;

/** The build checks it, and editors read what is made of it, shop.config.schema.json. */
export const SHOP_CONFIG_SCHEMA = v.pipe(
  v.strictObject({
    $schema: v.optional(v.string()),
    name: about(text, "The shop's name, also in document titles"),
    tagline: about(text, 'On the home page and in the footer'),
    heroHeading: about(text, 'The heading of the home page'),
    footer: about(text, "The footer's notice"),
    descriptions: v.pipe(
      v.strictObject({
        app: about(text, 'In the web app manifest'),
        home: about(text, 'Also of pages without a description'),
        products: text,
        cart: text,
      }),
      v.description('For search engines, link previews and the installed app'),
    ),
    storagePrefix: v.pipe(
      v.string(),
      v.regex(/^[\w-]+$/, 'must be letters, digits, _ or -'),
      v.description(
        "Prefix of the keys in localStorage and of the service worker's caches; another one gives visitors an empty cart",
      ),
    ),
    ground: about(
      color,
      "The page's background in the light theme, #ffffff for a white shop; surfaces, text and the dark theme follow. It gives the hue and the chroma, the shop the lightness, so that everything stays legible",
    ),
    accent: about(
      color,
      'The buttons, exactly in this colour; links, water, logo, icons, the social picture and the dark theme follow, as dark or light as is legible',
    ),
    scene: v.pipe(
      v.optional(v.picklist(['water', 'hills', 'none'], 'must be water, hills or none'), 'water'),
      v.description(
        'What the pictures stand in: water that moves, hills, or nothing; water also has ripples, and a footer of sand',
      ),
    ),
    theme: v.pipe(
      v.optional(v.picklist(['system', 'dark'], 'must be system or dark'), 'system'),
      v.description("The visitor's theme, light or dark, or always the dark one"),
    ),
    face: v.pipe(
      v.optional(v.picklist(['soft', 'plain'], 'must be soft or plain'), 'soft'),
      v.description("Headings in Fraunces, with soft serifs, or in the text's Figtree"),
    ),
    logo: v.pipe(
      v.string(),
      v.regex(
        /^\s*(?:[Mm][\s\d,.eEMmLlHhVvCcSsQqTtAaZz+-]+|<svg\s[^]*<\/svg>\s*)$/,
        'must be SVG path data, such as M2 2H30V30H2Z, or an SVG, from <svg to </svg>',
      ),
      v.check(
        (logo) => !/^\s*<svg/.test(logo) || SVG_NAMESPACE.test(logo),
        'must be an SVG with xmlns="http://www.w3.org/2000/svg", without which browsers show no picture',
      ),
      v.description(
        'The logo: SVG path data (the attribute d) of a shape within 32 x 32 units, which the shop fills with its colours, or a whole SVG, which is shown as it is',
      ),
    ),
    heroPictures: v.pipe(
      v.strictObject({
        near: about(picture, 'The large one, also on tablets'),
        middle: picture,
        far: about(picture, 'The small one'),
        lost: v.optional(about(picture, 'Shown where nothing is found; by default the small one')),
      }),
      v.description(
        'The products in the water of the home page, by the names of their pictures, such as lantern-brass (in the table of the goods)',
      ),
    ),
    goods: v.pipe(
      v.optional(
        v.pipe(v.string(), v.regex(/^\.\//, 'must be a folder, such as ./my-goods')),
        './goods',
      ),
      v.description(
        'The folder with what the shop sells: its table goods.json and its pictures, beside this file',
      ),
    ),
  }),
  v.title(
    'What makes the shop yours: names, texts, two colours, logo, pictures and the prefix of its storage keys',
  ),
);

export type ShopConfig = v.InferOutput<typeof SHOP_CONFIG_SCHEMA>;

/** The shop's name, texts, colours and storage prefix. Throws an error of one line for an invalid file (SPEC APP21). */
export function readShopConfig(json = readFileSync(SHOP_CONFIG, 'utf8')): ShopConfig {
  const config = parseShopConfig(json);
  const names = pictureNames(config.goods);
  for (const [place, name] of Object.entries(config.heroPictures)) {
    if (name !== undefined && !names.includes(name))
      throw new Error(
        `shop.config.json: heroPictures.${place}: there is no picture ${name}; ${nearest(name, names)}`,
      );
  }
  return config;
}

/** The same without a look at the pictures, which may have to be made yet. */
export function parseShopConfig(json = readFileSync(SHOP_CONFIG, 'utf8')): ShopConfig {
  const { output, issues } = v.safeParse(SHOP_CONFIG_SCHEMA, parseJson(json, 'shop.config.json'));
  if (issues)
    throw new Error(`shop.config.json: ${v.getDotPath(issues[0]) ?? ''}: ${issues[0].message}`);
  return output;
}

function about(schema: v.GenericSchema<string>, description: string) {
  return v.pipe(schema, v.description(description));
}

/** The pictures of a folder of goods. */
function pictureNames(goods: string): string[] {
  const folder = resolve(dirname(SHOP_CONFIG), goods, 'pictures');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.flatMap((file) => /^(.+)-300\.avif$/.exec(file)?.[1] ?? []);
}
