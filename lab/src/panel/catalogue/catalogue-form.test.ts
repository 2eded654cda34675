import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { property } from '#test-utils/property.ts';
import { catalogueUrl, invalidFields } from './catalogue-form.ts';

const ORIGIN = 'https://shop.example';
const open = (path: string, lab = '') =>
  catalogueUrl({ seed: '8', size: '50' }, lab, `${ORIGIN}/rivulet/${path}`);

test('[LAB57] a seed from 0 to 4294967295 and a size from 1 to 10000 are valid, spaces around them too', () => {
  const [seed, size] = [fc.integer({ min: 0, max: 0xffff_ffff }), fc.integer({ min: 1, max: 1e4 })];
  property(seed, size, (seed, size) => {
    expect(invalidFields({ seed: ` ${seed}`, size: `${size} ` })).toEqual([]);
  });
  expect(invalidFields({ seed: '4294967296', size: '0' })).toEqual(['seed', 'size']);
  expect(invalidFields({ seed: '', size: '10001' })).toEqual(['seed', 'size']);
  expect(invalidFields({ seed: '1.5', size: '1e3' })).toEqual(['seed', 'size']);
  expect(invalidFields({ seed: '7', size: 'many' })).toEqual(['size']);
});

test('[LAB33] another catalogue is shown on the same page, with the options of the lab', () => {
  expect(open('products?q=walnut&seed=7&lab=#main', 'clock_5')).toBe(
    `${ORIGIN}/rivulet/products?q=walnut&seed=8&lab=clock_5&size=50`,
  );
  expect(open('cart')).toBe(`${ORIGIN}/rivulet/cart?seed=8&size=50&lab=`);
});

test('[LAB33] instead of a product or an unknown page, the home page is shown', () => {
  expect(open('product/x?seed=7&lab=')).toBe(`${ORIGIN}/rivulet/?seed=8&size=50&lab=`);
  expect(open('nowhere')).toBe(`${ORIGIN}/rivulet/?seed=8&size=50&lab=`);
});

test('[LAB33] the default size is left out', () => {
  const current = `${ORIGIN}/rivulet/?size=50`;
  expect(catalogueUrl({ seed: '8', size: '20' }, '', current)).toBe(
    `${ORIGIN}/rivulet/?seed=8&lab=`,
  );
});
