#!/usr/bin/env node
/**
 * Draws the picture of every product kind; run by hand, its output is committed.
 * Each SVG is rasterised far above its final size and scaled down, or its clip edges are jagged.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { readOptions } from '../cli.mjs';

const HELP = `Usage: node scripts/generate/pictures.mjs [--check] [--list] [--help]

Renders the artwork of every product kind to AVIF with a transparent background:
  public/pictures/<hash>/<slug>.avif      300 x 300
  public/pictures/<hash>/<slug>@2x.avif   600 x 600
<hash> comes from all the bytes, so the folder can be cached forever; older ones are removed.
It also writes public/pictures/LICENSE.txt and src/domain/product-kinds/picture-folder.ts.

  --check   render, but write nothing; exit 1 if the committed folder would change
  --list    print the kinds and their icons, and exit
  --help    print this and exit

Exit codes: 0 done, 1 failed, 2 wrong usage.`;

/** Kind to icon of @iconify-json/fluent-emoji, where the names differ from the slug. */
const ICONS = {
  lantern: 'red-paper-lantern',
  headphones: 'headphone',
  'running-shoes': 'running-shoe',
  'pond-yacht': 'sailboat',
  'hiking-boots': 'hiking-boot',
  'electric-guitar': 'guitar',
  planter: 'potted-plant',
  suitcase: 'luggage',
  'coffee-cup': 'hot-beverage',
  'flip-flops': 'thong-sandal',
  rope: 'knot',
  'sun-hat': 'womans-hat',
  hourglass: 'hourglass-not-done',
  'soap-bar': 'soap',
  'fishing-rod': 'fishing-pole',
};

const RASTER = 1800;
const SIZES = [
  { side: 300, suffix: '', quality: 46 },
  { side: 600, suffix: '@2x', quality: 46 },
];
/** Longest side of the artwork, and side of the square of its area: wide, full shapes look bigger. */
const LONGEST = 0.84;
const FULLEST = 0.77;
/** The artwork's middle, a little above the picture's: the shadow balances it. */
const MIDDLE = 0.485;

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const pictures = join(root, 'public/pictures');
const folderModule = join(root, 'src/domain/product-kinds/picture-folder.ts');

const { check, list } = readOptions(HELP, {
  check: { type: 'boolean' },
  list: { type: 'boolean' },
});
await main().catch((error) => {
  console.error(`make-art: ${error.message}`);
  process.exit(1);
});

async function main() {
  const slugs = await kindSlugs();
  if (list) return console.log(slugs.map((slug) => `${slug} ${iconOf(slug)}`).join('\n'));
  const icons = JSON.parse(
    await readFile(join(root, 'node_modules/@iconify-json/fluent-emoji/icons.json'), 'utf8'),
  );
  const files = [];
  for (const [index, slug] of slugs.entries()) {
    const drawn = await render(slug, icons);
    files.push(...drawn);
    const sizes = drawn.map(({ bytes }) => kilobytes(bytes.length)).join(' + ');
    console.log(`${String(index + 1).padStart(2)}/${slugs.length} ${slug.padEnd(16)} ${sizes}`);
  }
  const hash = createHash('sha256');
  for (const { bytes } of files) hash.update(bytes);
  const folder = hash.digest('hex').slice(0, 8);
  if (check) await compare(folder);
  else await write(folder, files);
  summarise(folder, files);
}

/** By Vite, since Node 20 does not load TypeScript. */
async function kindSlugs() {
  const file = join(root, 'src/domain/product-kinds/kinds.ts');
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'warn' });
  return module.KINDS.map(({ slug }) => slug);
}

function iconOf(slug) {
  return ICONS[slug] ?? slug;
}

async function render(slug, set) {
  const icon = set.icons[iconOf(slug)];
  if (!icon) throw new Error(`no artwork for the kind '${slug}'`);
  const width = icon.width ?? set.width;
  const height = icon.height ?? set.height;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${RASTER}" height="${RASTER}" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`;
  // To pixels first: resized in one go, the SVG would be rasterised at the small size.
  const raster = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  const art = await sharp(raster)
    .trim({ background: '#0000', threshold: 1 })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return Promise.all(
    SIZES.map(async ({ side, suffix, quality }) => ({
      name: `${slug}${suffix}.avif`,
      side,
      bytes: await picture(art, side, quality),
    })),
  );
}

async function picture({ data, info }, side, quality) {
  const scale = Math.min(
    (LONGEST * side) / Math.max(info.width, info.height),
    (FULLEST * side) / Math.sqrt(info.width * info.height),
  );
  const width = Math.round(info.width * scale);
  const height = Math.round(info.height * scale);
  const left = Math.round((side - width) / 2);
  const top = Math.round(side * MIDDLE - height / 2);
  const art = await sharp(data).resize(width, height, { kernel: 'lanczos3' }).png().toBuffer();
  const { data: pixels, info: raw } = await sharp(shadow(side, width, top + height))
    .composite([{ input: art, left, top }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  fillClear(pixels);
  return sharp(pixels, { raw }).avif({ quality, effort: 9, chromaSubsampling: '4:2:0' }).toBuffer();
}

/** Gives clear pixels the artwork's mean colour instead of black: smaller files, no dark fringe. */
function fillClear(rgba) {
  const sum = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3];
    weight += alpha;
    for (let channel = 0; channel < 3; channel += 1) sum[channel] += alpha * rgba[at + channel];
  }
  const mean = sum.map((value) => Math.round(value / weight));
  for (let at = 0; at < rgba.length; at += 4) if (rgba[at + 3] === 0) rgba.set(mean, at);
}

/** Soft contact shadow under the artwork, with the blue of deep water. */
function shadow(side, width, bottom) {
  const rx = Math.max(width * 0.44, side * 0.2);
  const ry = side * 0.045;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
      <radialGradient id="s">
        <stop offset="0" stop-color="#0b2a4a" stop-opacity=".34"/>
        <stop offset=".55" stop-color="#0b2a4a" stop-opacity=".16"/>
        <stop offset="1" stop-color="#0b2a4a" stop-opacity="0"/>
      </radialGradient>
      <ellipse cx="${side / 2}" cy="${bottom + side * 0.008}" rx="${rx}" ry="${ry}" fill="url(#s)"/>
    </svg>`,
  );
}

async function write(folder, files) {
  await mkdir(pictures, { recursive: true });
  for (const name of await readdir(pictures)) {
    if (/^[0-9a-f]{8}$/.test(name)) await rm(join(pictures, name), { recursive: true });
  }
  await mkdir(join(pictures, folder));
  for (const { name, bytes } of files) await writeFile(join(pictures, folder, name), bytes);
  await writeFile(join(pictures, 'LICENSE.txt'), licence());
  await writeFile(folderModule, moduleText(folder));
}

async function compare(folder) {
  const current = await readFile(folderModule, 'utf8').catch(() => '');
  if (current !== moduleText(folder)) throw new Error('the pictures are not up to date');
}

function moduleText(folder) {
  return `// Generated by scripts/generate/pictures.mjs; do not edit.\nexport const PICTURE_FOLDER = 'pictures/${folder}';\n`;
}

function summarise(folder, files) {
  for (const { side } of SIZES) {
    const sizes = files.filter((file) => file.side === side).map(({ bytes }) => bytes.length);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const mean = kilobytes(total / sizes.length);
    const largest = kilobytes(Math.max(...sizes));
    console.log(
      `${side} px: ${sizes.length} files, mean ${mean}, largest ${largest}, total ${kilobytes(total)}`,
    );
  }
  console.log(`${check ? 'Checked' : 'Written'}: public/pictures/${folder}`);
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function licence() {
  return `The product pictures are rendered from Fluent Emoji
(https://github.com/microsoft/fluentui-emoji), scaled and set on a soft shadow.

MIT License

Copyright (c) Microsoft Corporation.

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
`;
}
