import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { readShopConfig } from '../../vite-plugins/read-shop-config.mjs';
import { debianPath, ensureProgram } from '../browsers.mjs';
import { readOptions, runCommand } from '../cli.mjs';
import { socialPage } from './social-page.mjs';

const HELP = `
Usage: node scripts/generate/brand.mjs

Renders art/mark.svg in the icon colours of shop.config.json into public/:
  favicon.svg, favicon-32.png        the mark alone, in light and dark colours
  apple-touch-icon.png (180 x 180)   on water, opaque
  icon-192.png, icon-512.png         on water, with round corners
  icon-maskable-512.png              on water, within the safe zone
  social.png (1200 x 630)            with name and products; needs Chromium

  --help  print this help
`;

const root = fileURLToPath(new URL('../..', import.meta.url));

const { iconColors } = readShopConfig();
const { light: LIGHT, dark: DARK, onWater: ON_WATER, water: WATER } = iconColors;

/** In a small icon the stream is thicker and the drop fills the square. */
const SMALL_STROKE = 2.7;
const SMALL_BOX = '1.4 1.6 29.2 29.2';

/** Height of the drop relative to the icon. The safe zone of a maskable icon is a circle of 80 %. */
const DROP = { plain: 0.66, maskable: 0.54 };
/** In bytes. */
const MAX_SOCIAL_SIZE = 150_000;

/**
 * The paths of the mark in other colours.
 * @param {string} mark
 * @param {Record<'drop' | 'light' | 'stream', string>} colours
 */
function recolour(mark, colours) {
  return inside(mark).replace(
    /(class="(drop|light|stream)"[^>]*? (?:fill|stroke)=)"#[\da-f]+"/g,
    (_, before, part) => `${before}"${colours[part]}"`,
  );
}

/** @param {string} mark */
function inside(mark) {
  return mark
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/\s*\n\s*/g, '')
    .trim();
}

/** @param {string} mark */
function favicon(mark) {
  // The tab is dark or light by the browser's theme.
  const style = `@media (prefers-color-scheme:dark){.drop{fill:${DARK.drop}}.light{fill:${DARK.light}}.stream{stroke:${DARK.stream}}}`;
  const paths = recolour(mark, LIGHT).replace(
    /stroke-width="[^"]*"/,
    `stroke-width="${SMALL_STROKE}"`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${SMALL_BOX}"><style>${style}</style>${paths}</svg>\n`;
}

/**
 * The mark on water, 512 x 512.
 * @param {string} mark
 * @param {{ drop: number, corner?: number }} shape
 */
function icon(mark, { drop, corner = 0 }) {
  // The drop is 28 high in a viewBox of 32, a little below the centre.
  const scale = (512 * drop) / 28;
  const left = 256 - 16 * scale;
  const top = 256 - 15.9 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
    <defs>
      <linearGradient id="water" x2="0" y2="1">
        <stop stop-color="${WATER.top}"/><stop offset="1" stop-color="${WATER.bottom}"/>
      </linearGradient>
      <radialGradient id="sun" cx=".5" cy="0" r=".8">
        <stop stop-color="${WATER.sun}" stop-opacity=".5"/><stop offset="1" stop-color="${WATER.sun}" stop-opacity="0"/>
      </radialGradient>
      <clipPath id="shape"><rect width="512" height="512" rx="${corner}"/></clipPath>
    </defs>
    <g clip-path="url(#shape)">
      <rect width="512" height="512" fill="url(#water)"/>
      <rect width="512" height="512" fill="url(#sun)"/>
      <path d="M0 372c86-58 172-58 256-6s170 52 256-10v156H0Z" fill="${WATER.far}" opacity=".55"/>
      <path d="M0 440c86 36 172 36 256-8s170-44 256 2v78H0Z" fill="${WATER.near}" opacity=".6"/>
      <g transform="translate(${left} ${top}) scale(${scale})">${recolour(mark, ON_WATER)}</g>
    </g>
  </svg>`;
}

/**
 * Rasterised at four times the size and scaled down, for finer edges.
 * @param {string} svg
 * @param {number} side
 * @param {boolean} [opaque]
 */
async function raster(svg, side, opaque = false) {
  const large = await sharp(Buffer.from(svg), { density: 288 })
    .resize(side * 4, side * 4)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const small = sharp(large).resize(side, side, { kernel: 'lanczos3' });
  if (opaque) small.flatten({ background: WATER.bottom });
  return small.png({ compressionLevel: 9 }).toBuffer();
}

/** @param {string} mark */
async function social(mark) {
  await ensureProgram('chromium');
  const executablePath = debianPath('chromium');
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    const page = await browser.newPage({
      viewport: { width: 1200, height: 630 },
      deviceScaleFactor: 2,
      colorScheme: 'light',
    });
    await page.setContent(await socialPage(root, recolour(mark, LIGHT)));
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    const large = await page.screenshot();
    const small = await sharp(large).resize(1200, 630).toBuffer();
    for (let colours = 256; colours >= 64; colours -= 32) {
      const png = await sharp(small)
        .png({ palette: true, colours, dither: 0.6, effort: 10, compressionLevel: 9 })
        .toBuffer();
      if (png.length <= MAX_SOCIAL_SIZE) return png;
    }
    throw new Error(`social.png is larger than ${MAX_SOCIAL_SIZE / 1000} kB`);
  } finally {
    await browser.close();
  }
}

async function main() {
  readOptions(HELP, {});
  const mark = await readFile(join(root, 'art/mark.svg'), 'utf8');
  const small = favicon(mark);
  const plain = icon(mark, { drop: DROP.plain });
  const round = icon(mark, { drop: DROP.plain, corner: 116 });
  /** @type {Record<string, string | Buffer>} */
  const files = {
    'favicon.svg': small,
    'favicon-32.png': await raster(small, 32),
    'apple-touch-icon.png': await raster(plain, 180, true),
    'icon-192.png': await raster(round, 192),
    'icon-512.png': await raster(round, 512),
    'icon-maskable-512.png': await raster(icon(mark, { drop: DROP.maskable }), 512, true),
    'social.png': await social(mark),
  };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(root, 'public', name), content);
    console.log(`public/${name}  ${(Buffer.byteLength(content) / 1000).toFixed(1)} kB`);
  }
}

await runCommand(main, 'Could not render the brand');
