import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import { escapeHtml } from '../documents/escape-html.ts';
import { readGoods, type Goods } from '../goods/read-goods.ts';
import type { ShopConfig } from '../read-shop-config.ts';
import { computeToken } from './colors.ts';
import { logoPaths } from './logo.ts';

const WIDTH = 1200;
const HEIGHT = 630;
/** Rendered at this multiple of the size and scaled down, for finer edges. */
const DENSITY = 2;
/** In bytes. */
const MAX_SIZE = 150_000;

const root = new URL('../../', import.meta.url);
/** The fonts of the headings as TrueType, because sharp reads no WOFF2. */
const FACES = {
  soft: { family: 'Fraunces', file: fileURLToPath(new URL('art/fraunces-soft.ttf', root)) },
  plain: { family: 'Figtree', file: fileURLToPath(new URL('art/figtree.ttf', root)) },
};

/** Where name and tagline are, in px: their left edge, the widest that they may be, and the middle of both. */
const WORDS = { left: 293, width: 831, middle: 182, gap: 42 };

/** How many products are on the picture. */
const PRODUCTS = [0, 1, 2, 3, 4] as const;

/** The names of their pictures: those of the home page, and two more kinds. */
function picturesOf(
  { heroPictures: { near, middle, far } }: ShopConfig,
  { kinds }: Goods,
): string[] {
  const hero = new Set([near, middle, far]);
  const others = kinds.filter(({ finishes }) => !finishes.some(({ picture }) => hero.has(picture)));
  const [second, fourth] = others.flatMap(({ finishes }) => finishes[0]?.picture ?? []);
  return [far, second, near, fourth, middle].filter((picture) => picture !== undefined);
}

/** The cards of the products, in px; every other one is lower. */
const CARD = { side: 192, padding: 9, left: 76, top: 344, gap: 22, lower: 18 };

/** The wave of the home page, and its layers from the back to the front, in px. */
const WAVE =
  'M0 60c100-44 200-44 300 0s200 44 300 0 200-44 300 0 200 44 300 0 200-44 300 0 200 44 300 0V420H0Z';
const WAVES = [
  { token: 'wave-far', x: -190, y: 286 },
  { token: 'wave-mid', x: -420, y: 354 },
  { token: 'wave-near', x: -70, y: 446 },
] as const;

/** The picture for link previews, PNG, 1200 × 630: logo, name and tagline over the shop's water with some products. */
export async function socialPicture(config: ShopConfig): Promise<Buffer> {
  const goods = readGoods(config.goods);
  const pictures = picturesOf(config, goods).map((name, index) =>
    product(join(goods.source, `${name}-600.avif`), index),
  );
  const large = await sharp(Buffer.from(await scene(config)), { density: 72 * DENSITY })
    .composite([...(await words(config)), ...(await Promise.all(pictures))])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = await sharp(large.data, { raw: large.info })
    .resize(WIDTH, HEIGHT)
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let colours = 256; colours >= 64; colours -= 32) {
    const png = await sharp(data, { raw: info })
      .png({ palette: true, colours, dither: 0.6, effort: 7, compressionLevel: 9 })
      .toBuffer();
    if (png.length <= MAX_SIZE) return png;
  }
  throw new Error(`social.png is larger than ${MAX_SIZE / 1000} kB`);
}

/** Sky, waves, logo and the empty cards, as SVG. */
async function scene(config: ShopConfig): Promise<string> {
  const color = (token: string) => computeToken(token, config).light;
  const crest = color('crest');
  const sun = color('sun').slice(0, 7);
  const waves = WAVES.map(
    ({ token, x, y }) =>
      `<path transform="translate(${x} ${y})" d="${WAVE}" fill="${color(token)}" stroke="${crest}" stroke-width="2.5"/>`,
  );
  const deep = `<path transform="translate(-300 536)" d="${WAVE}" fill="${color('accent')}" opacity=".34"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs>
      <linearGradient id="sky" x2="0" y2=".62">
        <stop stop-color="${color('sky')}"/><stop offset="1" stop-color="${color('sky-low')}"/>
      </linearGradient>
      <radialGradient id="sun">
        <stop stop-color="${sun}" stop-opacity=".9"/><stop offset="1" stop-color="${sun}" stop-opacity="0"/>
      </radialGradient>
      <radialGradient id="tile" cx="0" cy="0" r="1" gradientTransform="translate(.5 .22) scale(1.2 1.1)">
        <stop stop-color="${color('tile-light')}"/><stop offset=".48" stop-color="${color('tile')}"/><stop offset="1" stop-color="${color('tile-deep')}"/>
      </radialGradient>
    </defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
    <circle cx="940" cy="80" r="500" fill="url(#sun)"/>
    ${config.scene === 'none' ? '' : [...waves, deep].join('')}
    <svg x="40" y="62" width="228" height="228" viewBox="0 0 32 32">${logoPaths(config, 'onLight')}</svg>
    <image width="${WIDTH}" height="${HEIGHT}" href="${await shadows(color('ink'))}"/>
    ${PRODUCTS.map(card).join('')}
  </svg>`;
}

/** The shadows of the cards as a `data:` URL. Blurred at a quarter of the size, where that takes milliseconds. */
async function shadows(color: string): Promise<string> {
  const shapes = PRODUCTS.map((index) => {
    const { x, y } = placeOf(index);
    const inset = 14;
    const side = CARD.side - 2 * inset;
    return `<rect x="${x + inset}" y="${y + inset + 26}" width="${side}" height="${side}" rx="16" fill="${color}" opacity=".5"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH / 4}" height="${HEIGHT / 4}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${shapes.join('')}</svg>`;
  const png = await sharp(Buffer.from(svg)).blur(5.5).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

function card(index: number): string {
  const { x, y } = placeOf(index);
  const { side, padding } = CARD;
  const inner = side - 2 * padding;
  return `<g transform="translate(${x} ${y})">
    <rect width="${side}" height="${side}" rx="30" fill="#ffffff"/>
    <rect x="${padding}" y="${padding}" width="${inner}" height="${inner}" rx="22" fill="url(#tile)"/>
  </g>`;
}

function placeOf(index: number): { x: number; y: number } {
  const { left, top, side, gap, lower } = CARD;
  return { x: left + index * (side + gap), y: top + (index % 2) * lower };
}

async function product(file: string, index: number): Promise<OverlayOptions> {
  const { x, y } = placeOf(index);
  const side = (CARD.side - 2 * CARD.padding) * DENSITY;
  return {
    input: await sharp(file).resize(side, side).png().toBuffer(),
    left: (x + CARD.padding) * DENSITY,
    top: (y + CARD.padding) * DENSITY,
  };
}

/** Name and tagline, one below the other. */
async function words(config: ShopConfig): Promise<readonly OverlayOptions[]> {
  const { name, tagline } = config;
  const { left, middle, gap } = WORDS;
  const lines = [
    await line(name, {
      size: 138,
      weight: 600,
      spacing: -0.025,
      color: computeToken('ink', config).light,
      face: config.face,
    }),
    await line(tagline, {
      size: 44,
      weight: 450,
      spacing: -0.005,
      color: computeToken('accent-ink', config).light,
      face: config.face,
    }),
  ] as const;
  const height = lines[0].info.height + lines[1].info.height + gap * DENSITY;
  const top = Math.round(middle * DENSITY - height / 2);
  return [
    { input: lines[0].data, left: left * DENSITY, top },
    { input: lines[1].data, left: left * DENSITY, top: top + height - lines[1].info.height },
  ];
}

interface Type {
  /** In px. */
  readonly size: number;
  readonly weight: number;
  /** In em. */
  readonly spacing: number;
  /** Hex. */
  readonly color: string;
  readonly face: keyof typeof FACES;
}

/** A line of text cut to its ink, scaled down when it is too wide. */
async function line(text: string, { size, weight, spacing, color, face }: Type) {
  const { family, file } = FACES[face];
  const pixels = size * DENSITY;
  // Pango's units are 1024 to a point, and at 72 dpi a point is a pixel.
  const letterSpacing = Math.round(spacing * pixels * 1024);
  const input = await sharp({
    text: {
      text: `<span foreground="${color}" weight="${weight}" letter_spacing="${letterSpacing}">${escapeHtml(text)}</span>`,
      font: `${family} ${pixels}`,
      fontfile: file,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer();
  return sharp(input)
    .trim({ background: '#0000', threshold: 1 })
    .resize({ width: WORDS.width * DENSITY, withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
}
