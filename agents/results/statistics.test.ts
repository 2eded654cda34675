import { expect, test } from 'vitest';
import { randomUint32 } from '#domain/random.ts';
import { differenceOf, shareOf, signTest } from './statistics.ts';

const samples = (values: Readonly<Record<string, readonly number[]>>) =>
  Object.entries(values).flatMap(([cluster, some]) => some.map((value) => ({ cluster, value })));

/** One template is solved, one half, one not. */
const THREE = samples({ a: [1, 1], b: [1, 0], c: [0, 0] });

test('[TASK40] an interval is that of the effective sample size, which the templates give', () => {
  // By hand: the deviations of the templates are 1, 0 and -1, so the variance is 3/2 × 2/36, and the effective size
  // 1/4 ÷ 1/12 = 3; Wilson with t = 4.303.
  const { value, low, high } = shareOf(THREE);
  expect(value).toBe(0.5);
  expect(low).toBeCloseTo(0.0362, 4);
  expect(high).toBeCloseTo(0.9638, 4);
});

test('[TASK40] where all or none are solved, the templates count and not their tasks', () => {
  const all = samples(Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, [1, 1, 1]])));
  // By hand: 1 ÷ (1 + 3.182² ÷ 4).
  expect(shareOf(all)).toMatchObject({ value: 1, low: expect.closeTo(0.2832, 4), high: 1 });
});

test('[TASK40] 95% intervals hold the mean where templates are unequal', () => {
  let turn = 0;
  const random = () => randomUint32(62, ++turn) / 2 ** 32;
  const held = Array.from({ length: 300 }, () => {
    const plays = Array.from({ length: 15 }, (_, template) => {
      const chance = random();
      return Array.from({ length: 20 }, () => ({
        cluster: String(template),
        value: Number(random() < chance),
      }));
    }).flat();
    const { low, high } = shareOf(plays);
    return low <= 0.5 && 0.5 <= high;
  });
  const coverage = held.filter(Boolean).length / held.length;
  expect(coverage).toBeGreaterThan(0.92);
  expect(coverage).toBeLessThan(0.99);
});

test('[TASK41] a difference has the t interval of its templates', () => {
  // By hand: 0.5 ± 4.303 × √(1/12), at most 1.
  expect(differenceOf(THREE)).toEqual({ value: 0.5, low: expect.closeTo(-0.7422, 4), high: 1 });
  // A single template: over its four tasks, 0.5 ± 3.182 × √(4/3 × 1/16).
  const one = differenceOf(samples({ a: [1, 0, 1, 0] }));
  expect(one).toEqual({ value: 0.5, low: expect.closeTo(-0.4186, 4), high: 1 });
});

test('[TASK41] the sign test is exact, two-sided, and counts a template once', () => {
  const templates = (above: number, below: number, tasks = 1) =>
    Array.from({ length: above + below }, (_, at) =>
      samples({ [at]: Array.from({ length: tasks }, () => (at < above ? 1 : -1)) }),
    ).flat();
  // By hand: 2 × (1 + 10 + 45) ÷ 2¹⁰, and 2 ÷ 2⁵.
  expect(signTest(templates(8, 2))).toEqual({ above: 8, below: 2, p: 0.109375 });
  expect(signTest(templates(0, 5, 50)).p).toBe(0.0625);
  expect([signTest(templates(3, 3)).p, signTest(samples({ a: [0], b: [0] })).p]).toEqual([1, 1]);
  // One more template of eight is no evidence, however many tasks it has.
  const rest = Object.fromEntries(Array.from('bcdefgh', (name) => [name, [0, 0]]));
  expect(signTest(samples({ a: [1, 1], ...rest })).p).toBe(1);
  // A template that is as often better as worse counts as neither.
  expect(signTest(samples({ a: [1, -1], b: [1, 0] }))).toEqual({ above: 1, below: 0, p: 1 });
});
