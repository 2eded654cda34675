import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { property } from '#test-utils/property.ts';
import { scoreOf } from './score.ts';

test('[FAULT54] precision counts the right reports, recall the found faults', () => {
  expect(scoreOf(5, 2, 1, 0)).toEqual({
    found: 2,
    missed: 3,
    falseReports: 1,
    hints: 0,
    precision: 2 / 3,
    recall: 0.4,
    points: 50,
  });
  expect(scoreOf(5, 5, 0, 0).points).toBe(100);
  expect(scoreOf(5, 0, 0, 0)).toMatchObject({ precision: 1, recall: 0, points: 0 });
  expect(scoreOf(5, 0, 3, 0)).toMatchObject({ precision: 0, recall: 0, points: 0 });
  expect(scoreOf(0, 0, 0, 0)).toMatchObject({ precision: 1, recall: 1, points: 100 });
});

test('[FAULT13] each hint costs 5 points, down to none', () => {
  expect(scoreOf(5, 5, 0, 3).points).toBe(85);
  expect(scoreOf(5, 1, 0, 15).points).toBe(0);
});

test('[FAULT54] a false report never raises the points, another find never lowers them', () => {
  const small = fc.nat(20);
  property(small, small, small, small, (found, more, wrong, hints) => {
    const faults = found + more + 1;
    const { points } = scoreOf(faults, found, wrong, hints);
    expect(scoreOf(faults, found, wrong + 1, hints).points).toBeLessThanOrEqual(points);
    expect(scoreOf(faults, found + 1, wrong, hints).points).toBeGreaterThanOrEqual(points);
  });
});
