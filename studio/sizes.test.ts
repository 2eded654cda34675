import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Create } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { filesOf, squareOf } from './sizes.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'rivulet-sizes-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

const RED = { r: 200, g: 40, b: 40 };

/** Writes a picture, and returns its file. */
async function put(name: string, create: Partial<Create>, art?: Partial<Create>): Promise<string> {
  const file = join(FOLDER, name);
  const blank = { width: 40, height: 40, channels: 4, background: '#0000' } as const;
  const input = { create: { ...blank, width: 20, height: 20, background: RED, ...art } };
  await sharp({ create: { ...blank, ...create } })
    .composite(art ? [{ input }] : [])
    .toFile(file);
  return file;
}

/** The box of what is not transparent, in px. */
async function boxOf(png: Buffer) {
  const trimmed = sharp(png).trim({ background: '#0000', threshold: 128 });
  const { info } = await trimmed.toBuffer({ resolveWithObject: true });
  const { trimOffsetLeft = 0, trimOffsetTop = 0, width, height } = info;
  return [-trimOffsetLeft, -trimOffsetTop, width, height];
}

test('a picture has files in three sizes, a close-up and one of the hero have one', () => {
  expect([...filesOf('out/mug-blue')]).toEqual([
    ['out/mug-blue-300.avif', 300],
    ['out/mug-blue-600.avif', 600],
    ['out/mug-blue-960.avif', 960],
  ]);
  expect([...filesOf('out/hero-mug-blue')]).toEqual([
    ['out/hero-mug-blue-600.avif', 600],
    ['out/hero-mug-blue-960.avif', 960],
  ]);
  expect([...filesOf('out/mug-blue-close')]).toEqual([['out/mug-blue-close-960.avif', 960]]);
});

test('a photograph is cropped to a square without alpha', async () => {
  const photo = await put('wide.png', { width: 120, height: 70, background: RED });
  const { width, height, hasAlpha } = await sharp(await squareOf(photo)).metadata();
  expect([width, height, hasAlpha]).toEqual([70, 70, false]);
});

test('a square cut-out stays where it is; another one stands in the middle of a square', async () => {
  const square = await put('square.png', {}, { width: 20, height: 10 });
  expect(await boxOf(await squareOf(square))).toEqual([10, 15, 20, 10]);
  const tall = await put('tall.png', { width: 50, height: 90 }, { width: 40, height: 80 });
  // A side of 100 px.
  expect(await boxOf(await squareOf(tall))).toEqual([30, 6, 40, 80]);
});
