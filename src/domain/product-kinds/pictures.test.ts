import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sampleProducts } from '#test-utils/products.ts';
import { KINDS } from './kinds.ts';
import { PICTURE_FOLDER } from './picture-folder.ts';
import { denseImage, type Product } from '../catalogue/product.ts';

const PUBLIC = join(import.meta.dirname, '../../../public');

/** One product of every kind. */
const ONE_OF_EACH: readonly Product[] = sampleProducts(7, KINDS.length);

/** The lowest row with a pixel of at least this opacity, counted from 1. */
async function lowestRow(file: string, opacity: number): Promise<number> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const alpha = data.filter((_, at) => at % info.channels === info.channels - 1);
  return Math.floor(alpha.findLastIndex((value) => value >= opacity * 255) / info.width) + 1;
}

function fileOf(image: string): string {
  return join(PUBLIC, image);
}

test('[CAT21] each kind has a picture that no other kind has', () => {
  const hashes = ONE_OF_EACH.map(({ image }) =>
    createHash('sha256')
      .update(readFileSync(fileOf(image)))
      .digest('hex'),
  );
  expect(new Set(hashes).size).toBe(KINDS.length);
});

test.each(ONE_OF_EACH.map(({ image }) => [image.split('/').at(-1), image] as const))(
  '[CAT24] %s is a 300×300 file with a 600×600 version',
  async (_, image) => {
    const plain = await sharp(fileOf(image)).metadata();
    const dense = await sharp(fileOf(denseImage(image))).metadata();
    expect([plain.mediaType, plain.width, plain.height]).toEqual(['image/avif', 300, 300]);
    expect([dense.mediaType, dense.width, dense.height]).toEqual(['image/avif', 600, 600]);
    expect(denseImage(image)).not.toBe(image);
  },
);

test('[CAT21] every kind has its pictures, and every picture its kind', () => {
  const folder = join(PUBLIC, PICTURE_FOLDER);
  const expected = KINDS.flatMap(({ slug }) => [`${slug}.avif`, `${slug}@2x.avif`]);
  const files = readdirSync(folder).toSorted();
  expect(files, 'npx tsx scripts/generate/pictures.ts').toEqual(expected.toSorted());
});

test('[CAT29] the artwork of every picture ends 12 % above the lower edge', async () => {
  for (const { image } of ONE_OF_EACH) {
    const line = await lowestRow(fileOf(image), 0.75);
    expect(line, image).toBeGreaterThan(256);
    expect(line, image).toBeLessThanOrEqual(264);
  }
});

test('[SERVE8] the licence of the artwork is beside the pictures, and is the MIT licence', () => {
  const notice = readFileSync(join(PUBLIC, 'pictures/LICENSE.txt'), 'utf8');
  expect(notice).toContain('MIT License');
  expect(notice).toMatch(/Copyright \(c\) \w+/);
  expect(notice).toContain(
    'The above copyright notice and this permission notice shall be included',
  );
});
