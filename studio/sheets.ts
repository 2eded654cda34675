import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { parseGoods, picturesOf } from '../vite-plugins/goods/read-goods.ts';

const FOLDER = 'docs/pictures';
/** The side of a picture on the sheet, in px, and how many stand in a row. */
const SIDE = 165;
const COLUMNS = 12;
/** The colours of the shop's tiles. */
const TILES = { light: '#eef4f8', dark: '#1b3744' };

/** Writes all pictures of a folder of goods side by side, on the light and on the dark tile, as WebP to docs/pictures/. */
export async function writeSheets(goods: string): Promise<void> {
  const { kinds } = parseGoods(readFileSync(join(goods, 'goods.json'), 'utf8'), 'goods/goods.json');
  const pictures = picturesOf(kinds);
  const tiles = await Promise.all(
    pictures.map(async (picture, index) => ({
      input: await sharp(join(goods, 'pictures', `${picture}-300.avif`))
        .resize(SIDE, SIDE)
        .png()
        .toBuffer(),
      left: (index % COLUMNS) * SIDE,
      top: Math.floor(index / COLUMNS) * SIDE,
    })),
  );
  const size = { width: COLUMNS * SIDE, height: Math.ceil(pictures.length / COLUMNS) * SIDE };
  await mkdir(FOLDER, { recursive: true });
  for (const [theme, background] of Object.entries(TILES)) {
    const file = join(FOLDER, `goods-${theme}.webp`);
    await sharp({ create: { ...size, channels: 3, background } })
      .composite(tiles)
      .webp({ quality: 82, effort: 6 })
      .toFile(file);
    console.log(file);
  }
}
