import { expect, test } from 'vitest';
import { readBasePath } from './base-path.ts';

test.each([undefined, '', '   '])(
  '[APP5] with BASE_PATH %j the base path is /rivulet/',
  (value) => {
    expect(readBasePath(value)).toBe('/rivulet/');
  },
);

test.each([
  ['/', '/'],
  ['shop', '/shop/'],
  ['/shop', '/shop/'],
  ['/shop/', '/shop/'],
  ['//shop//demo', '/shop/demo/'],
  [' my.shop/~demo_1 ', '/my.shop/~demo_1/'],
  ['.well/a..b', '/.well/a..b/'],
])('[APP25] with BASE_PATH "%s" the base path is %s', (value, base) => {
  expect(readBasePath(value)).toBe(base);
});

test.each([
  '.',
  '../x',
  '/a/./b',
  'a/..',
  'a b',
  'shop?x',
  '#shop',
  'https://shop.example/',
  '<shop>',
  '"',
  'a\\b',
  'a%2fb',
  'é',
])('[APP27] the BASE_PATH "%s" is invalid', (value) => {
  expect(() => readBasePath(value)).toThrow(value);
});
