import { formatHex, type Oklch } from 'culori';
import sharp from 'sharp';
import type { ShopConfig } from '../read-shop-config.ts';
import { isDrawing, logoBox, logoColors, logoPaths } from './logo.ts';
import { sourcesOf, type Sources } from './palette.ts';

/** What is behind the logo. */
const BEHIND = {
  top: ({ water }) => ({ ...water, l: 0.555, c: Math.min(water.c, 0.094) }),
  bottom: ({ shade }) => ({ ...shade, l: 0.363, c: 0.85 * shade.c }),
  far: ({ shade }) => ({ ...shade, l: 0.475 }),
  near: ({ shade }) => ({ ...shade, l: 0.325, c: 0.75 * shade.c }),
  sun: ({ lit }) => ({ ...lit, l: 0.86, c: Math.min(lit.c, 0.094) }),
} satisfies Readonly<Record<string, (sources: Sources) => Oklch>>;

/** Width of the stream in a small icon, in the logo's units. */
const SMALL_STROKE = 2.7;
/** Distance of the logo from the edges of a small icon, in its units. */
const SMALL_MARGIN = 0.6;

/** How far below the centre the logo lies on water, in its units: a shape like a drop is heavy at its foot. */
const LOWER = 0.3;

/**
 * Size of the logo relative to the icon of the installed app, and the radius of the icon's corners, in 512ths. The safe
 * zone of a maskable icon is a circle of 80 %; the system rounds the corners of a square one.
 */
const SHAPES = {
  square: { share: 0.66, corner: 0 },
  round: { share: 0.66, corner: 116 },
  maskable: { share: 0.54, corner: 0 },
} as const;

/** The icon of the browser's tab, SVG: the logo alone. The tab is light or dark by the system's theme. */
export async function favicon(config: ShopConfig): Promise<string> {
  const { x, y, width, height } = await logoBox(config);
  if (isDrawing(config)) return config.logo;
  const side = Math.max(width, height) + 2 * SMALL_MARGIN;
  const view = [x + (width - side) / 2, y + (height - side) / 2, side, side];
  const dark = logoColors(config, 'onDark');
  const style = `@media (prefers-color-scheme:dark){.vessel{fill:${dark.vessel}}.water{fill:${dark.water}}.stream{stroke:${dark.stream}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.map((value) => Number(value.toFixed(1))).join(' ')}"><style>${style}</style>${logoPaths(config, 'onLight', SMALL_STROKE)}</svg>\n`;
}

/** The icon of the installed app, SVG, 512 × 512: the logo in its colour, over waves where the shop's scene has them. */
export async function appIcon(
  config: ShopConfig,
  shape: keyof typeof SHAPES = 'square',
): Promise<string> {
  const { x, y, width, height } = await logoBox(config);
  const { share, corner } = SHAPES[shape];
  const scale = (512 * share) / Math.max(width, height);
  const left = 256 - (x + width / 2) * scale;
  const top = 256 - (y + height / 2 - LOWER) * scale;
  const color = (name: keyof typeof BEHIND) => formatHex(BEHIND[name](sourcesOf(config)));
  const waves =
    `<path d="M0 372c86-58 172-58 256-6s170 52 256-10v156H0Z" fill="${color('far')}" opacity=".55"/>` +
    `<path d="M0 440c86 36 172 36 256-8s170-44 256 2v78H0Z" fill="${color('near')}" opacity=".6"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
    <defs>
      <linearGradient id="deep" x2="0" y2="1">
        <stop stop-color="${color('top')}"/><stop offset="1" stop-color="${color('bottom')}"/>
      </linearGradient>
      <radialGradient id="sun" cx=".5" cy="0" r=".8">
        <stop stop-color="${color('sun')}" stop-opacity=".5"/><stop offset="1" stop-color="${color('sun')}" stop-opacity="0"/>
      </radialGradient>
      <clipPath id="corners"><rect width="512" height="512" rx="${corner}"/></clipPath>
    </defs>
    <g clip-path="url(#corners)">
      <rect width="512" height="512" fill="url(#deep)"/>
      <rect width="512" height="512" fill="url(#sun)"/>
      ${config.scene === 'water' ? waves : ''}
      <g transform="translate(${left} ${top}) scale(${scale})">${logoPaths(config, 'onAccent')}</g>
    </g>
  </svg>`;
}

/** An SVG as PNG, rasterised at four times the size and scaled down, for finer edges. `side` is in px. */
export async function raster(svg: string, side: number): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 288 })
    .resize(side * 4, side * 4)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info })
    .resize(side, side, { kernel: 'lanczos3' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
