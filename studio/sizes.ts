import { mkdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import sharp from 'sharp';

/** The sides of the files, in px, and their quality: dense screens, which get the large ones, show less of its loss. */
const QUALITIES = new Map([
  [300, 50],
  [600, 46],
  [960, 34],
]);
const SIDES = [...QUALITIES.keys()];

/** Of a cut-out, relative to the picture: its longer side, and the line on which it stands. */
const LENGTH = 0.8;
const GROUND = 0.86;

/**
 * Makes the files of a picture from one of any size: `<target>-300.avif`, `-600.avif` and `-960.avif`, and of one whose
 * target ends in `-close` the last alone. What has a background is cropped to a square, and fills the tile. What has none
 * is kept as it is when it is square, as the studio's are, and else stands in the middle of a square.
 */
export async function makeSizes(source: string, target: string): Promise<void> {
  const square = await squareOf(source);
  await mkdir(dirname(target), { recursive: true });
  for (const [file, side] of filesOf(target)) {
    await sharp(square)
      .resize(side, side, { kernel: 'lanczos3' })
      .avif({ quality: QUALITIES.get(side) ?? 50, chromaSubsampling: '4:2:0' })
      .toFile(file);
  }
}

/** The files of a picture with their sides in px; of a close-up the shop shows the largest, of the hero's the two larger. */
export function filesOf(target: string): ReadonlyMap<string, number> {
  const isHero = basename(target).startsWith('hero-');
  const least = target.endsWith('-close') ? 960 : isHero ? 600 : 300;
  const sides = SIDES.filter((side) => side >= least);
  return new Map(sides.map((side) => [`${target}-${side}.avif`, side]));
}

/** A picture of any size as a square PNG. */
export async function squareOf(source: string): Promise<Buffer> {
  // As the camera was held.
  const { data, info } = await sharp(source)
    .rotate()
    .toColourspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true });
  const { isOpaque } = await sharp(data).stats();
  if (isOpaque) {
    const side = Math.min(info.width, info.height);
    return sharp(data).resize(side, side, { fit: 'cover' }).removeAlpha().png().toBuffer();
  }
  if (info.width === info.height) return data;
  const art = await sharp(data)
    .trim({ background: '#0000', threshold: 1 })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = art.info;
  const side = Math.round(Math.max(width, height) / LENGTH);
  const left = Math.round((side - width) / 2);
  const top = Math.round(side * GROUND) - height;
  return sharp({ create: { width: side, height: side, channels: 4, background: '#0000' } })
    .composite([{ input: art.data, left, top }])
    .png()
    .toBuffer();
}
