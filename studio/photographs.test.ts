import { expect, test } from 'vitest';
import { choose } from './photographs.ts';

const PICTURES = ['cup-red', 'cup-blue'];

test('photographs have the names of pictures in the table; each other file is skipped with the reason', () => {
  const files = ['cup-blu.jpg', 'cup-blue.heic', 'cup-red-close.png', 'cup-red.JPG'];
  const { chosen, skipped } = choose(files, PICTURES);
  expect([...chosen]).toEqual([
    ['cup-red-close', 'cup-red-close.png'],
    ['cup-red', 'cup-red.JPG'],
  ]);
  expect(skipped).toEqual([
    'cup-blu.jpg: the table has no such picture; the nearest are cup-blue, cup-red',
    'cup-blue.heic: not AVIF, JPEG, PNG, TIFF or WebP',
  ]);
});

test('two photographs of one picture are refused', () => {
  expect(() => choose(['cup-red.JPG', 'cup-red.webp'], PICTURES)).toThrow(
    'cup-red.JPG and cup-red.webp have the same name',
  );
});
