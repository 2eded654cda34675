import { expect, test, vi } from 'vitest';
import { randomSeed } from './random-seed.ts';

test('[CAT36] a random seed is the 32 bits that crypto.getRandomValues gives', () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint32Array) array.fill(0xfedc_ba98);
    return array;
  });
  expect(randomSeed()).toBe(0xfedc_ba98);
});

test('[CAT36] two random seeds are not the same', () => {
  const seeds = Array.from({ length: 20 }, randomSeed);
  expect(new Set(seeds).size).toBeGreaterThan(18);
  for (const seed of seeds) expect(seed).toBe(seed >>> 0);
});

test.each([
  ['absent', undefined],
  ['null', null],
  ['empty', {}],
  ['returning an empty array', { getRandomValues: () => new Uint32Array() }],
  [
    'throwing',
    {
      getRandomValues() {
        throw new Error('No entropy');
      },
    },
  ],
])('[CAT36] with crypto %s there is a seed', (_, crypto) => {
  vi.stubGlobal('crypto', crypto);
  const seed = randomSeed();
  expect(seed).toBe(seed >>> 0);
});

test('[CAT36] without crypto two seeds are not the same', () => {
  vi.stubGlobal('crypto', undefined);
  expect(new Set(Array.from({ length: 20 }, randomSeed)).size).toBeGreaterThan(18);
});
