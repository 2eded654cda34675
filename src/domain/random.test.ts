import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { property } from '#test-utils/property.ts';
import { randomUint32, hash32, scaleToRange } from './random.ts';

const anyWord = fc.integer({ min: 0, max: 0xffff_ffff });

test('hash32 gives a 32-bit number, and a different one for every number', () => {
  property(fc.uniqueArray(anyWord, { minLength: 2, maxLength: 20 }), (words) => {
    const hashes = words.map(hash32);
    expect(new Set(hashes).size).toBe(words.length);
    for (const hash of hashes) expect(hash).toBe(hash >>> 0);
  });
});

test('randomUint32 depends on its numbers and their order alone', () => {
  property(fc.array(anyWord), (parts) => {
    expect(randomUint32(...parts)).toBe(randomUint32(...parts));
  });
  expect(randomUint32(1, 2)).not.toBe(randomUint32(2, 1));
  expect(randomUint32(1)).not.toBe(randomUint32(1, 0));
});

test('scaleToRange is monotonic, from 0 to the largest value', () => {
  property(anyWord, anyWord, fc.integer({ min: 1, max: 49_001 }), (one, other, below) => {
    const [low, high] = [Math.min(one, other), Math.max(one, other)];
    expect(scaleToRange(low, below)).toBeLessThanOrEqual(scaleToRange(high, below));
    expect(scaleToRange(0, below)).toBe(0);
    expect(scaleToRange(0xffff_ffff, below)).toBe(below - 1);
  });
});
