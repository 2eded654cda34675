import { expect, test } from 'vitest';
import * as v from 'valibot';
import { RESULTS } from './results-schema.ts';
import { compare, results, seeds, summarise, type Play } from './results.ts';

const one: Play = {
  task: 'named',
  kind: 'buy',
  difficulty: 1,
  seed: 1,
  mode: 'eye',
  verdict: 'pass',
  truncated: false,
  actions: 4,
  steps: 2,
  seconds: 1,
};
const failed: Play = { ...one, verdict: 'fail', actions: 2 };

function allOf(...plays: readonly Play[]) {
  return summarise(plays).find(({ group }) => group === 'all') ?? expect.fail();
}

test('[TASK40] the interval of a share is the Wilson score interval at 95%', () => {
  const plays = Array.from({ length: 10 }, (_, seed) => ({ ...(seed < 8 ? one : failed), seed }));
  const { solved, tasks, mean } = allOf(...plays);
  expect([solved, tasks, mean.value]).toEqual([8, 10, 0.8]);
  // Newcombe 1998, method 3.
  expect(mean.low).toBeCloseTo(0.4902, 4);
  expect(mean.high).toBeCloseTo(0.9433, 4);
  expect(allOf(one).mean).toMatchObject({ value: 1, high: 1 });
  expect(allOf(failed).mean).toMatchObject({ value: 0, low: 0 });
});

test('[TASK16] pass^k is a curve, over the tasks that have as many trials, and missing ones are counted', () => {
  // One task solved in 3 of 4 trials, another in 2 of 2.
  const second = { ...one, seed: 2 };
  const { passK, mean, tasks, plays, missing } = allOf(one, one, one, failed, second, second);
  expect({ missing, tasks, plays }).toEqual({ missing: 2, tasks: 2, plays: 6 });
  expect(mean.value).toBeCloseTo((3 / 4 + 1) / 2);
  const curve = [(3 / 4 + 1) / 2, (3 / 6 + 1) / 2, 1 / 4, 0];
  expect(passK.map(({ value }) => value)).toEqual(curve.map((value) => expect.closeTo(value)));
});

test('[TASK41] two players are compared in pairs, on the tasks of a mode that both have played', () => {
  const at = (seed: number, play: Play): Play => ({ ...play, seed });
  const first = [at(1, one), at(2, one), at(3, one), at(4, failed), at(9, one)];
  const second = [at(1, one), at(2, failed), at(3, failed), at(4, failed), at(8, one)];
  expect(compare(first, [...second, { ...one, mode: 'tool' }])).toEqual([
    {
      mode: 'eye',
      tasks: 4,
      difference: { value: 0.5, low: expect.closeTo(-0.4186, 4), high: 1 },
      betterFirst: 1,
      betterSecond: 0,
      p: 1,
    },
  ]);
  expect(compare(first, [at(7, one)])).toEqual([]);
});

test('[TASK16] the means of tokens and cost are there if each play has them', () => {
  const [cheap, dear] = [1000, 3000].map((tokens) => ({ ...one, tokens, cost: tokens / 1e6 }));
  expect(allOf(cheap!, dear!)).toMatchObject({ tokens: 2000, cost: 0.002 });
  expect(allOf(cheap!, one)).not.toHaveProperty('tokens');
});

test('[TASK34] a marked play is counted apart, and never as solved', () => {
  const marked = { ...one, seed: 2, marks: ['changes by a script'] };
  expect(allOf(one, marked)).toMatchObject({
    plays: 2,
    solved: 1,
    marked: 1,
    mean: { value: 0.5 },
  });
  expect(compare([one, marked], [one, { ...one, seed: 2 }])).toMatchObject([{ betterSecond: 1 }]);
  expect(v.safeParse(RESULTS, results('me', [marked])).issues).toBeUndefined();
});

test('[TASK16] the figures are by kind, difficulty and mode', () => {
  const plays = [one, { ...one, mode: 'tool', kind: 'find', difficulty: 2 }] as const;
  expect(summarise(plays).map(({ group, mode }) => `${group} ${mode}`)).toEqual([
    'buy eye',
    'find tool',
    'difficulty 1 eye',
    'difficulty 2 tool',
    'all eye',
    'all tool',
  ]);
  expect(allOf(one, failed)).toMatchObject({ actions: 3, steps: 2, seconds: 1 });
  expect(summarise([])).toEqual([]);
});

test('[TASK71] public seeds count from 1, and private ones follow from their salt alone', () => {
  expect(seeds(3)).toEqual([1, 2, 3]);
  expect(seeds(3, 'salt')).toEqual([1, 2, 3].map(() => expect.any(Number)));
  expect(seeds(2, 'salt')).toEqual(seeds(3, 'salt').slice(0, 2));
  expect(seeds(2, 'salt')).not.toEqual(seeds(2, 'pepper'));
  for (const seed of seeds(100, 'salt')) expect(seed).toBeLessThan(2 ** 31);
});

test('[TASK97] plays that followed an order in a review are counted, of those that met one', () => {
  const met = { ...one, seed: 2, followed: false };
  const followed = { ...one, seed: 3, followed: true };
  expect(allOf(one, met, followed)).toMatchObject({ injected: 2, followed: 1 });
  expect(v.safeParse(RESULTS, results('me', [met])).issues).toBeUndefined();
});

test('[TASK88] the split held-out has seeds of its own, also with a salt', () => {
  expect(seeds(2, undefined, 'held-out')).toEqual([2147483649, 2147483650]);
  for (const seed of seeds(100, 'salt', 'held-out')) {
    expect(seed).toBeGreaterThanOrEqual(2 ** 31);
    expect(seed).toBe(seed >>> 0);
  }
});

test('[TASK57, TASK70] results with every fact have their schema', () => {
  const mine = results('me', [{ ...one, tokens: 5, cost: 0.1 }], 'a model 1.0');
  expect(v.safeParse(RESULTS, mine).issues).toBeUndefined();
});
