import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { property } from '#test-utils/property.ts';
import { ALL_FAULTS } from '../faults/all-faults.ts';
import { FAULT_CLASSES } from '../faults/fault.ts';
import { drawHunt, formatHunt, nextHunt, parseHunt, type HuntOptions } from './draw-hunt.ts';

const HUNT: HuntOptions = { number: 42, count: 5, class: null };

const hunts = fc.record({
  number: fc.integer({ min: 0, max: 0xffff_ffff }),
  count: fc.integer({ min: 1, max: 20 }),
  class: fc.constantFrom(null, ...FAULT_CLASSES),
});

test('[FAULT9] the options of a hunt are read from the address', () => {
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
])('[FAULT9] %s is no hunt', (option) => {
  expect(parseHunt(option)).toBe(null);
});

test('[FAULT9] the same hunt draws the same faults: none of them a condition, all of its class', () => {
  property(hunts, (hunt) => {
    const drawn = drawHunt(hunt, ALL_FAULTS);
    const shuffled = drawHunt(hunt, ALL_FAULTS.toReversed());
    expect(new Set(shuffled)).toEqual(new Set(drawn));
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(drawn.every(({ kind }) => kind === 'fault')).toBe(true);
    expect(hunt.class !== null && drawn.some((one) => one.class !== hunt.class)).toBe(false);
    const candidates = ALL_FAULTS.filter(
      (one) => one.kind === 'fault' && (hunt.class ?? one.class) === one.class,
    );
    expect(drawn.length).toBe(Math.min(hunt.count, candidates.length));
  });
});

test('[FAULT9] other numbers draw other faults, and each fault is drawn sometimes', () => {
  const drawn = Array.from({ length: 200 }, (_, number) =>
    drawHunt({ ...HUNT, number }, ALL_FAULTS),
  );
  const sets = new Set(drawn.map((faults) => faults.map(({ key }) => key).join()));
  expect(sets.size).toBeGreaterThan(190);
  const faults = ALL_FAULTS.filter(({ kind }) => kind === 'fault');
  expect(new Set(drawn.flat()).size).toBe(faults.length);
});

test('[FAULT9] a new fault leaves the others of a hunt in it', () => {
  property(hunts, fc.nat(), (hunt, nth) => {
    const index = nth % ALL_FAULTS.length;
    const before = drawHunt(
      hunt,
      ALL_FAULTS.filter((_, one) => one !== index),
    );
    const after = drawHunt(hunt, ALL_FAULTS);
    expect(after.filter((fault) => !before.includes(fault)).length).toBeLessThanOrEqual(1);
  });
});

test('[FAULT14] the next hunt has the next number and the same options', () => {
  expect(nextHunt({ ...HUNT, count: 8 })).toEqual({ ...HUNT, number: 43, count: 8 });
  expect(nextHunt({ ...HUNT, number: 0xffff_ffff }).number).toBe(0);
});
