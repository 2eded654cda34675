import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readShopConfig } from '../read-shop-config.ts';
import { socialPicture } from './social-picture.ts';

const CONFIG = { ...readShopConfig(), tagline: 'Low prices' };
/** Right of the name's widest line, and left of the picture's edge, in px. */
const MARGIN = { left: 1126, top: 60, width: 70, height: 220 };

/** The area of the picture as pixels. */
async function pixels(png: Buffer, area?: typeof MARGIN): Promise<Buffer> {
  const picture = sharp(png);
  return (area ? picture.extract(area) : picture).removeAlpha().raw().toBuffer();
}

test('[LOOK18] the social picture shows the name, a long one in smaller type, within the margin', async () => {
  const short = await socialPicture({ ...CONFIG, name: 'Tide' });
  const long = await socialPicture({
    ...CONFIG,
    name: 'The Coffee Roasters of the Old Harbour & Sons',
  });
  const { width, height } = await sharp(long).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect(Buffer.compare(await pixels(short), await pixels(long))).not.toBe(0);
  for (const picture of [short, long]) {
    // No ink: the sky is light.
    expect(Math.min(...(await pixels(picture, MARGIN)))).toBeGreaterThan(150);
  }
}, 60_000);
