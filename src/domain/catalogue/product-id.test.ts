import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyProductKey, anySeed, anyUnicode } from '#test-utils/products.ts';
import { property } from '#test-utils/property.ts';
import { productAt, productFromId } from './generate.ts';
import { formatProductId, MAX_SIZE, parseProductId } from './product-id.ts';

const FIRST_10_000 = Array.from({ length: 10_000 }, (_, index) => index);
const anyChar = fc.constantFrom(...'0123456789abcdefABCF-gz é'.split(''));
const head = (seed: number, index: number) => formatProductId({ seed, index }).slice(0, 8);

test('[CAT6] an id is a UUID of version 8 and the RFC 9562 variant', () => {
  property(anyProductKey, (key) => {
    expect(formatProductId(key)).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
  });
});

test('[CAT6] an id decodes to its seed, its index and its product', () => {
  property(anyProductKey, (key) => {
    expect(parseProductId(formatProductId(key))).toEqual(key);
    expect(productFromId(formatProductId(key))).toEqual(productAt(key));
  });
});

test.each([0, 7, 0xffff_ffff])(
  '[CAT33] 10,000 products of seed %i have 10,000 different first 8 digits',
  (seed) => {
    expect(new Set(FIRST_10_000.map((index) => head(seed, index))).size).toBe(10_000);
  },
);

test('[CAT33] two different indexes of a seed never share the first 8 digits', () => {
  const pair = fc.uniqueArray(fc.nat(MAX_SIZE - 1), { minLength: 2, maxLength: 2 });
  property(anySeed, pair, (seed, [one, other]) => {
    expect(head(seed, one!)).not.toBe(head(seed, other!));
  });
});

test.each([0, 7, 0xffff_ffff])(
  'neighbours of seed %i differ in about 16 of the first 32 bits, and in each bit half the time',
  (seed) => {
    const flips = Array.from({ length: 32 }, () => 0);
    for (const index of FIRST_10_000) {
      const changed = Number(`0x${head(seed, index)}`) ^ Number(`0x${head(seed, index + 1)}`);
      for (let bit = 0; bit < 32; bit += 1) flips[bit]! += (changed >>> bit) & 1;
    }
    const shares = flips.map((count) => count / FIRST_10_000.length);
    expect(Math.min(...shares)).toBeGreaterThan(0.45);
    expect(Math.max(...shares)).toBeLessThan(0.55);
    const bits = shares.reduce((total, share) => total + share, 0);
    expect(Math.abs(bits - 16)).toBeLessThan(0.5);
  },
);

test('[CAT9] an id with any one character changed is unknown', () => {
  property(anyProductKey, fc.nat(35), anyChar, (key, at, char) => {
    const id = formatProductId(key);
    fc.pre(id[at] !== char.toLowerCase());
    expect(parseProductId(id.slice(0, at) + char + id.slice(at + 1))).toBeNull();
  });
});

test('[CAT9] an id is read in either case; with anything around it, or cut short, it is unknown', () => {
  property(anyProductKey, (key) => {
    const id = formatProductId(key);
    expect(productFromId(id.toUpperCase())).toEqual(productAt(key));
    const wrong = [` ${id}`, `${id}\n`, `{${id}}`, id.slice(1), id.replaceAll('-', ''), id + id];
    for (const other of wrong) expect(productFromId(other)).toBeNull();
  });
});

test('[CAT9] an id made for an index of 10000 or more is unknown, one for 9999 is known', () => {
  const tooLarge = fc.oneof(fc.constant(MAX_SIZE), fc.integer({ min: MAX_SIZE, max: 0xffff_ffff }));
  property(anySeed, tooLarge, (seed, index) => {
    expect(parseProductId(formatProductId({ seed, index }))).toBeNull();
  });
  expect(parseProductId(formatProductId({ seed: 7, index: 9999 }))).toEqual({
    seed: 7,
    index: 9999,
  });
});

test('[CAT9] text that is not a generated id is unknown', () => {
  property(fc.oneof(anyUnicode, fc.uuid()), (text) => {
    expect(parseProductId(text)).toBeNull();
  });
});

test('[CAT34] an id of another catalogue or from beyond the current size still resolves', () => {
  const stranger = productAt({ seed: 99, index: 4321 });
  expect(productFromId(stranger.id)).toEqual(stranger);
});
