import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type OutputInfo } from 'sharp';
import { KINDS } from '#domain/product-kinds/kinds.ts';
import { PICTURE_FOLDER } from '#domain/product-kinds/picture-folder.ts';
import { filesBelow } from '../../deploy/built-site.ts';
import { readOptions, runCommand } from '../cli.ts';
import { EDITS } from './picture-edits.ts';

const HELP = `
Usage: npx tsx scripts/generate/pictures.ts [--all]

Renders the product kinds that have no picture, from Fluent Emoji to AVIF with a
transparent background, and removes pictures without a kind:
  public/pictures/<folder>/<slug>.avif      300 x 300
  public/pictures/<folder>/<slug>@2x.avif   600 x 600
picture-edits.ts changes some icons.
Browsers cache the folder for a year: use --all when an icon or a setting of this
script has changed.

  --all   render every kind into a new folder, named by the hash of all files,
          and write it to src/domain/product-kinds/picture-folder.ts
  --help  print this help
`;

/** Icons of @iconify-json/fluent-emoji whose name is not the slug of the kind. */
const ICONS: Readonly<Record<string, string>> = {
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

/** Side of the raster that is scaled down, in px. */
const RASTER = 1800;
const SIZES = [
  { side: 300, suffix: '', quality: 46 },
  { side: 600, suffix: '@2x', quality: 46 },
];
/** Limits relative to the picture: the longer side of the artwork, and the square root of its area. */
const MAX_LENGTH = 0.83;
const MAX_AREA_ROOT = 0.77;
/** The line on which every artwork stands, relative to the picture: cards in a row share it. */
const GROUND = 0.88;

const root = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER_MODULE = 'src/domain/product-kinds/picture-folder.ts';

const { all } = readOptions(HELP, { all: { type: 'boolean', default: false } });

interface IconSet {
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
  /** In SVG units, of every icon that has none of its own. */
  readonly width: number;
  readonly height: number;
}

type Size = (typeof SIZES)[number];
/** A picture, by the name of its file. */
type Files = ReadonlyMap<string, Buffer>;

/** The names of a kind's files, in the order of `SIZES`. */
function namesOf(slug: string): string[] {
  return SIZES.map(({ suffix }) => `${slug}${suffix}.avif`);
}

async function render(slug: string, set: IconSet): Promise<Files> {
  const icon = set.icons[ICONS[slug] ?? slug];
  if (!icon) throw new Error(`Fluent Emoji has no icon '${ICONS[slug] ?? slug}'`);
  const width = icon.width ?? set.width;
  const height = icon.height ?? set.height;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${RASTER}" height="${RASTER}" viewBox="0 0 ${width} ${height}">${EDITS[slug]?.(icon.body) ?? icon.body}</svg>`;
  // Rasterised far above the final size and then scaled down: otherwise clip edges are jagged.
  const raster = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  const art = await sharp(raster)
    .trim({ background: '#0000', threshold: 1 })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const names = namesOf(slug);
  return new Map(
    await Promise.all(
      SIZES.map(async (size, at) => [names[at] ?? '', await renderFile(art, size)] as const),
    ),
  );
}

async function renderFile(
  { data, info }: { data: Buffer; info: OutputInfo },
  { side, quality }: Size,
): Promise<Buffer> {
  const scale = Math.min(
    (MAX_LENGTH * side) / Math.max(info.width, info.height),
    (MAX_AREA_ROOT * side) / Math.sqrt(info.width * info.height),
  );
  const width = Math.round(info.width * scale);
  const height = Math.round(info.height * scale);
  const left = Math.round((side - width) / 2);
  const top = Math.round(side * GROUND) - height;
  const art = await sharp(data).resize(width, height, { kernel: 'lanczos3' }).png().toBuffer();
  const { data: pixels, info: raw } = await sharp(shadow(side, width))
    .composite([{ input: art, left, top }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  fillTransparent(pixels);
  return sharp(pixels, { raw }).avif({ quality, effort: 9, chromaSubsampling: '4:2:0' }).toBuffer();
}

/** Gives transparent pixels the mean colour of the artwork: smaller files than with black, and no dark fringe. */
function fillTransparent(rgba: Buffer): void {
  const sum = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3] ?? 0;
    weight += alpha;
    for (const [channel, total] of sum.entries())
      sum[channel] = total + alpha * (rgba[at + channel] ?? 0);
  }
  const mean = sum.map((value) => Math.round(value / weight));
  for (let at = 0; at < rgba.length; at += 4) if (rgba[at + 3] === 0) rgba.set(mean, at);
}

/** A soft shadow on the ground below the artwork. */
function shadow(side: number, width: number): Buffer {
  const rx = Math.max(width * 0.44, side * 0.2);
  const ry = side * 0.045;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
      <radialGradient id="s">
        <stop offset="0" stop-color="#16191d" stop-opacity=".34"/>
        <stop offset=".55" stop-color="#16191d" stop-opacity=".16"/>
        <stop offset="1" stop-color="#16191d" stop-opacity="0"/>
      </radialGradient>
      <ellipse cx="${side / 2}" cy="${(GROUND + 0.008) * side}" rx="${rx}" ry="${ry}" fill="url(#s)"/>
    </svg>`,
  );
}

/** Renders kinds one by one, as sharp uses all cores for each. Returns the files by name. */
async function renderAll(slugs: readonly string[]): Promise<Files> {
  const file = join(root, 'node_modules/@iconify-json/fluent-emoji/icons.json');
  const set = JSON.parse(await readFile(file, 'utf8')) as IconSet;
  const files = new Map<string, Buffer>();
  for (const [index, slug] of slugs.entries()) {
    for (const [name, bytes] of await render(slug, set)) {
      files.set(name, bytes);
      console.log(`${index + 1}/${slugs.length} ${name} ${(bytes.length / 1000).toFixed(1)} kB`);
    }
  }
  return files;
}

async function writeFiles(folder: string, files: Files): Promise<void> {
  await mkdir(join(root, 'public', folder), { recursive: true });
  for (const [name, bytes] of files) await writeFile(join(root, 'public', folder, name), bytes);
}

async function renderMissing(slugs: readonly string[], folder: string): Promise<void> {
  const path = join(root, 'public', folder);
  const names = new Set(slugs.flatMap(namesOf));
  const missing = slugs.filter((slug) =>
    namesOf(slug).some((name) => !existsSync(join(path, name))),
  );
  await writeFiles(folder, await renderAll(missing));
  const unused = filesBelow(path).filter((name) => !names.has(name));
  for (const name of unused) await rm(join(path, name));
  console.log(`${folder}: ${missing.length} kinds rendered, ${unused.length} files removed`);
}

async function renderNewFolder(slugs: readonly string[], old: string): Promise<void> {
  const files = await renderAll(slugs);
  const hash = createHash('sha256');
  for (const bytes of files.values()) hash.update(bytes);
  const folder = `pictures/${hash.digest('hex').slice(0, 8)}`;
  if (folder !== old) await rm(join(root, 'public', old), { recursive: true });
  await writeFiles(folder, files);
  await writeFile(
    join(root, FOLDER_MODULE),
    `// Generated by scripts/generate/pictures.ts; do not edit.\nexport const PICTURE_FOLDER = '${folder}';\n`,
  );
  console.log(`${folder}: ${slugs.length} kinds rendered`);
}

await runCommand(async () => {
  const slugs = KINDS.map(({ slug }) => slug);
  if (all) await renderNewFolder(slugs, PICTURE_FOLDER);
  else await renderMissing(slugs, PICTURE_FOLDER);
}, 'Could not render the pictures');
