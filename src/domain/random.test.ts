import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { law } from '#test-utils/property.ts';
import { draw, mix, scale } from './random.ts';

const anyWord = fc.integer({ min: 0, max: 0xffff_ffff });

test('mixing gives a whole number of 32 bits, and a different one for every number', () => {
  law(fc.uniqueArray(anyWord, { minLength: 2, maxLength: 20 }), (words) => {
    const mixed = words.map(mix);
    expect(new Set(mixed).size).toBe(words.length);
    for (const word of mixed) expect(word).toBe(word >>> 0);
  });
});

test('a draw follows from its numbers and their order', () => {
  law(fc.array(anyWord), (parts) => {
    expect(draw(...parts)).toBe(draw(...parts));
  });
  expect(draw(1, 2)).not.toBe(draw(2, 1));
  expect(draw(1)).not.toBe(draw(1, 0));
});

test('scaling keeps the order, from the first choice to the last', () => {
  law(anyWord, anyWord, fc.integer({ min: 1, max: 49_001 }), (one, other, below) => {
    const [low, high] = [Math.min(one, other), Math.max(one, other)];
    expect(scale(low, below)).toBeLessThanOrEqual(scale(high, below));
    expect(scale(0, below)).toBe(0);
    expect(scale(0xffff_ffff, below)).toBe(below - 1);
  });
});
