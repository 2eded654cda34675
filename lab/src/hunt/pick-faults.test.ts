import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { property } from '#test-utils/property.ts';
import { ALL_FAULTS } from '../faults/all-faults.ts';
import { FAULT_CLASSES, type Fault } from '../faults/fault.ts';
import { pickFaults } from './pick-faults.ts';

const hunts = fc.record({
  number: fc.integer({ min: 0, max: 0xffff_ffff }),
  count: fc.integer({ min: 1, max: 20 }),
  class: fc.constantFrom(null, ...FAULT_CLASSES),
});

test('[FAULT9, FAULT44, FAULT45] the same hunt picks the same faults: no condition, only faults of its class, and of each class one at a place', () => {
  property(hunts, (hunt) => {
    const picked = pickFaults(hunt, ALL_FAULTS);
    const shuffled = pickFaults(hunt, ALL_FAULTS.toReversed());
    expect(new Set(shuffled)).toEqual(new Set(picked));
    expect(new Set(picked).size).toBe(picked.length);
    expect(picked.every(({ kind }) => kind === 'fault')).toBe(true);
    expect(hunt.class !== null && picked.some((one) => one.class !== hunt.class)).toBe(false);
    const candidates = ALL_FAULTS.filter(
      (one) => one.kind === 'fault' && (hunt.class ?? one.class) === one.class,
    );
    const placesOf = (faults: readonly Fault[]) =>
      new Set(faults.map((one) => one.class + one.where.selector)).size;
    expect(picked.length).toBe(placesOf(picked));
    expect(picked.length).toBe(Math.min(hunt.count, placesOf(candidates)));
  });
});

test('[FAULT9] other numbers pick other faults, and every fault is picked by some number', () => {
  const picked = Array.from({ length: 200 }, (_, number) =>
    pickFaults({ number, count: 5, class: null }, ALL_FAULTS),
  );
  const sets = new Set(picked.map((faults) => faults.map(({ key }) => key).join()));
  expect(sets.size).toBeGreaterThan(190);
  const faults = ALL_FAULTS.filter(({ kind }) => kind === 'fault');
  expect(new Set(picked.flat()).size).toBe(faults.length);
});

test('[FAULT44] a new fault changes at most one fault of a hunt', () => {
  property(hunts, fc.nat(), (hunt, nth) => {
    const index = nth % ALL_FAULTS.length;
    const before = pickFaults(
      hunt,
      ALL_FAULTS.filter((_, one) => one !== index),
    );
    const after = pickFaults(hunt, ALL_FAULTS);
    expect(after.filter((fault) => !before.includes(fault)).length).toBeLessThanOrEqual(1);
  });
});
