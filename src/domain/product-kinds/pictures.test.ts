import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { picturesOf, readGoods } from '../../../vite-plugins/goods/read-goods.ts';
import { readShopConfig } from '../../../vite-plugins/read-shop-config.ts';
import { pictureFile } from './picture-file.ts';

const { kinds, source, files } = readGoods(readShopConfig().goods);
const PICTURES = picturesOf(kinds);

test('[CAT21] there are enough kinds, and each finish has a picture that no other has', () => {
  expect(kinds.length).toBeGreaterThanOrEqual(20);
  const hashes = PICTURES.map((picture) =>
    createHash('sha256')
      .update(readFileSync(join(source, `${picture}-300.avif`)))
      .digest('hex'),
  );
  expect(new Set(hashes).size).toBe(PICTURES.length);
});

test.each(PICTURES)('[CAT24, CAT41] the files of %s have their sizes', async (picture) => {
  for (const size of [300, 600, 960, 'close-960'] as const) {
    const file = basename(pictureFile(picture, size));
    if (size === 'close-960' && !files.includes(file)) continue;
    const side = size === 'close-960' ? 960 : size;
    const { mediaType, width, height } = await sharp(join(source, file)).metadata();
    expect([mediaType, width, height], file).toEqual(['image/avif', side, side]);
  }
});

test('[OFF11] the 300 px files, which are precached, are 0.8 MB at most', () => {
  const small = files.filter((file) => file.endsWith('-300.avif'));
  const bytes = small.map((file) => readFileSync(join(source, file)).length);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(800_000);
});

test('[CAT21] every picture belongs to a finish', () => {
  const named = (file: string) =>
    PICTURES.some((picture) => file.replace(/^hero-/, '').startsWith(picture));
  expect(files.filter((file) => !named(file))).toEqual([]);
});
