import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { property } from '#test-utils/property.ts';
import { follow, leapTo, pageHeight, spotOf } from './long-list.ts';

const LOW = 8_000_000;
const HIGH = 44_000_000;
const anyHeight = fc.constantFrom(0, 300, LOW, 15_000_000, 15_000_400, 30_000_000, HIGH);
const anyShare = fc.double({ min: 0, max: 1, noNaN: true });

test('no page is higher than every engine lays out, and a list that fits is as high as it is', () => {
  property(anyHeight, (height) => {
    expect(pageHeight(height)).toBeLessThan(17_000_000);
    if (height <= 15_000_000) expect(pageHeight(height)).toBe(height);
  });
});

test('the start of the page is the start of the list, and its end the end', () => {
  property(anyHeight, fc.integer({ min: 0, max: 2000 }), (height, pixels) => {
    expect(leapTo(-pixels, height).list).toBe(-pixels);
    expect(leapTo(pageHeight(height) - pixels, height).list).toBeCloseTo(height - pixels, 3);
    expect(spotOf(height - pixels, height).page).toBeCloseTo(pageHeight(height) - pixels, 3);
  });
});

test('a list that fits is scrolled as any page is', () => {
  property(anyShare, anyShare, (from, to) => {
    const start = leapTo(from * LOW, LOW);
    expect(follow(start, to * LOW, LOW).list).toBeCloseTo(to * LOW, 3);
  });
});

test('further down the page is further down the list', () => {
  property(anyHeight, anyShare, anyShare, (height, one, other) => {
    const [less, more] = [Math.min(one, other), Math.max(one, other)];
    const listAt = (share: number) => leapTo(share * pageHeight(height), height).list;
    expect(listAt(less)).toBeLessThanOrEqual(listAt(more) + 0.001);
  });
});

test('a short scroll moves the list by as much, a leap goes to its share of the list', () => {
  property(anyShare, fc.integer({ min: -9999, max: 9999 }), (share, way) => {
    const start = leapTo(2_000_000 + share * 11_000_000, HIGH);
    expect(follow(start, start.page + way, HIGH).list).toBeCloseTo(start.list + way, 3);
    expect(follow(start, start.page + 1_000_000, HIGH)).toEqual(
      leapTo(start.page + 1_000_000, HIGH),
    );
  });
});

test('the true spot of a place in the list leads back to it', () => {
  property(anyHeight, anyShare, (height, share) => {
    const { page, list } = spotOf(share * height, height);
    expect(list).toBe(share * height);
    // To the pixel of the page, which stands for up to four of the list.
    expect(Math.abs(leapTo(page, height).list - list)).toBeLessThan(4);
  });
});
