import { toJsonSchema } from '@valibot/to-json-schema';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { STORED } from '#visit/parts.ts';
import { storageKey } from '#visit/storage-keys.ts';
import { computeToken } from './brand/colors.ts';
import { appIcon, favicon } from './brand/icons.ts';
import { logoBox } from './brand/logo.ts';
import { readShopConfig, SHOP_CONFIG_SCHEMA } from './read-shop-config.ts';
import { brandStyles, FILES, fillPlaceholders, manifest } from './shop-config.ts';

const CONFIG = readShopConfig();

// The specification is that of Rivulet: a shop with another name has its own texts and keys.
test.runIf(CONFIG.name === 'Rivulet')(
  '[APP1, APP7, APP11, CART18, FIND22] Rivulet has the texts and storage keys that its specification quotes',
  () => {
    expect(CONFIG).toMatchObject({
      tagline: 'Flow into great deals',
      heroHeading: 'Flow Into Your Next Great Find',
    });
    expect(CONFIG.descriptions.home).toMatch(/^Rivulet .*water-themed/);
    const keys = Object.values(STORED).map(({ key }) => storageKey(key));
    expect(keys).toEqual(['rivulet.cart', 'rivulet.search-history']);
  },
);

test('[APP20] documents, manifest and style sheet take their texts and colours from the configuration', () => {
  const config = {
    ...CONFIG,
    name: 'Tide & "Co"',
    tagline: '<Low prices>',
    ground: '#fffaf2',
    theme: 'system',
    logo: 'M2 2H30V30H2Z',
  } as const;
  const { light, dark } = computeToken('ground', config);
  expect(fillPlaceholders('<p title="{{name}} {{dark}}">{{tagline}}</p>', config, '/')).toBe(
    `<p title="Tide &amp; &quot;Co&quot; ${dark}">&lt;Low prices></p>`,
  );
  expect(() => fillPlaceholders('{{title}}', config, '/')).toThrow('unknown {{title}}');
  expect(JSON.parse(manifest(config))).toMatchObject({
    name: config.name,
    description: CONFIG.descriptions.app,
    background_color: light,
  });
  expect(brandStyles(config)).toContain("--logo: path('M2 2H30V30H2Z');");
});

test('[LOOK25] a logo that is a whole SVG is the icon of the tab, and part of the others', async () => {
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#f0f" d="M1 1h6v6H1z"/></svg>`;
  const drawing = { ...CONFIG, logo };
  expect(await FILES['favicon.svg']?.(drawing)).toBe(logo);
  const icon = sharp(await FILES['icon-192.png']?.(drawing)).extract({
    left: 90,
    top: 90,
    width: 8,
    height: 8,
  });
  const { dominant } = await icon.stats();
  expect(dominant).toEqual({ r: 248, g: 8, b: 248 });
  await expect(logoBox({ ...CONFIG, logo: '<svg ></svg>' })).rejects.toThrow('shows something');
});

test.each(['hills', 'none'] as const)(
  '[LOOK37] with the scene %s the logo is of one colour in tab and icons',
  async (scene) => {
    const logo = 'M2 2H30V30H2Z';
    const onWater = { ...CONFIG, logo, scene: 'water' } as const;
    const onLand = { ...onWater, scene };
    const { light } = computeToken('accent', onLand);
    expect(await favicon(onWater)).toContain('<path class="water"');
    expect(await favicon(onLand)).not.toContain('<path class="water"');
    expect(await favicon(onLand)).toContain(`<path class="vessel" fill="${light}" d="${logo}"/>`);
    const wave = 'opacity=".55"';
    expect(await appIcon(onWater)).toContain(wave);
    expect(await appIcon(onLand)).not.toContain(wave);
  },
);

test('[LOOK24] a brand with plain headings says so in the style sheet', () => {
  const plain = brandStyles({ ...CONFIG, scene: 'none', face: 'plain' });
  expect(plain).toContain('--face-display: var(--face);');
});

test('[LOOK29] a dark brand is dark in either theme of the system, its toolbar and the installed app, too', () => {
  const dark = { ...CONFIG, theme: 'dark' as const };
  const { dark: ground } = computeToken('ground', CONFIG);
  expect(brandStyles(dark)).toContain('color-scheme: dark;');
  expect(fillPlaceholders('{{scheme}} {{light}} {{dark}}', dark, '/')).toBe(
    `dark ${ground} ${ground}`,
  );
  expect(JSON.parse(manifest(dark))).toMatchObject({ theme_color: ground });
});

test('[OFF7] the manifest starts at the home page, and has icons for every use in the sizes of their files', async () => {
  const config = { ...CONFIG, theme: 'system' } as const;
  const { icons, ...others } = JSON.parse(manifest(config));
  const home = { start_url: './', scope: './', display: 'standalone' };
  expect(others).toMatchObject({ ...home, theme_color: computeToken('ground', config).light });
  const pictures: { src: string; sizes: string; purpose?: string }[] = icons.slice(1);
  const uses = pictures.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
  expect(uses).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src, sizes } of pictures) {
    const { width, height } = await sharp(await FILES[src]?.(CONFIG)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test.each([
  [{ name: undefined }, 'name: Invalid key: Expected "name" but received undefined'],
  [{ tagline: ' ' }, 'tagline: must not be empty'],
  [{ name: '\u200B\u2060' }, 'name: must have a visible character'],
  [{ storagePrefix: 'my shop' }, 'storagePrefix: must be letters, digits, _ or -'],
  [{ ground: 'white' }, 'ground: must be a colour'],
  [{ logo: 'logo.svg' }, 'logo: must be SVG path data'],
  [
    { logo: '<svg viewBox="0 0 8 8"><path d="M1 1h6v6z"/></svg>' },
    'logo: must be an SVG with xmlns',
  ],
  [{ scene: 'desert' }, 'scene: must be water, hills or none'],
  [{ theme: 'light' }, 'theme: must be system or dark'],
  [
    { heroPictures: { ...CONFIG.heroPictures, far: `${CONFIG.heroPictures.far}s` } },
    `heroPictures.far: there is no picture ${CONFIG.heroPictures.far}s; the nearest are ${CONFIG.heroPictures.far}, `,
  ],
  [{ goods: 'goods' }, 'goods: must be a folder, such as ./my-goods'],
  [{ nmae: 'Tide' }, 'nmae: Invalid key'],
])('[APP21] %j is rejected with one line that names the field', (change, message) => {
  const read = () => readShopConfig(JSON.stringify({ ...CONFIG, ...change }));
  expect(read).toThrow(`shop.config.json: ${message}`);
  expect(read).not.toThrow('\n');
});

test.each(['M2 2H33V30H2Z', 'M-2 2H30V30Z', 'M2 2'])(
  '[APP21] a logo larger than its 32 units, or empty, is rejected with one line: %s',
  async (logo) => {
    const message = 'shop.config.json: logo: must be a shape within 32 x 32 units';
    await expect(logoBox({ ...CONFIG, logo })).rejects.toThrow(new Error(message));
  },
);

test('[APP21] a file that is not JSON is rejected with one line', () => {
  expect(() => readShopConfig('{\n"name"\n}')).toThrow(/^shop\.config\.json is not JSON: .*$/);
});

test('shop.config.schema.json is made of the schema that the build checks: npx vitest -u writes it', async () => {
  const schema = toJsonSchema(SHOP_CONFIG_SCHEMA, {
    target: 'draft-2020-12',
    ignoreActions: ['check'],
  });
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(
    '../shop.config.schema.json',
  );
});
