import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { property } from '#test-utils/property.ts';
import { FAULT_CLASSES } from '../faults/fault.ts';
import { formatHunt, nextHunt, parseHunt, type HuntOptions } from './hunt-options.ts';

const HUNT: HuntOptions = { number: 42, count: 5, class: null };

const hunts = fc.record({
  number: fc.integer({ min: 0, max: 0xffff_ffff }),
  count: fc.integer({ min: 1, max: 20 }),
  class: fc.constantFrom(null, ...FAULT_CLASSES),
});

test('[FAULT9] the options of a hunt are parsed from the URL', () => {
  expect(parseHunt('hunt-42')).toEqual(HUNT);
  expect(parseHunt('hunt-42_n8_a11y')).toEqual({ number: 42, count: 8, class: 'accessibility' });
  expect(parseHunt('hunt-0_perf')).toEqual({ number: 0, count: 5, class: 'performance' });
  property(hunts, (hunt) => {
    expect(parseHunt(formatHunt(hunt))).toEqual(hunt);
  });
});

test.each([
  'hunt',
  'hunt-',
  'hunt--1',
  'hunt-1.5',
  'hunt-4294967296',
  'hunt-42_n0',
  'hunt-42_n21',
  'hunt-42_n',
  'hunt-42_cart',
  'hunt-42_a11y_n5',
  'hunt-42_constructor',
  'hunts-42',
])('[FAULT9] %s is not a hunt', (option) => {
  expect(parseHunt(option)).toBe(null);
});

test('[FAULT55] the next hunt has the next number and the same options', () => {
  expect(nextHunt({ ...HUNT, count: 8 })).toEqual({ ...HUNT, number: 43, count: 8 });
  expect(nextHunt({ ...HUNT, number: 0xffff_ffff }).number).toBe(0);
});
