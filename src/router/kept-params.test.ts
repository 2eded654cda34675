import { expect, test } from 'vitest';
import { keepParams, withKeptParams } from './kept-params.ts';

test('[CAT16, LAB41, LAB42] a URL gets the kept parameters that it lacks, as they are now', () => {
  expect(withKeptParams('/rivulet/cart')).toBe('/rivulet/cart');
  keepParams({ seed: 7, lab: '' });
  expect(withKeptParams('/rivulet/cart')).toBe('/rivulet/cart?seed=7&lab=');
  keepParams({ seed: 7, lab: 'slow_900' });
  expect(withKeptParams('/rivulet/products?q=tea')).toBe(
    '/rivulet/products?q=tea&seed=7&lab=slow_900',
  );
  expect(withKeptParams('/rivulet/products?seed=8')).toBe('/rivulet/products?seed=8&lab=slow_900');
});
