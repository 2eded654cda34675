import { expect, expectTypeOf, test } from 'vitest';
import * as v from 'valibot';
import { RESULTS } from '../src/tasks/results-schema.ts';
import { results, seeds, summarise, type Play, type Results } from './results.ts';

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

test('[TASK16] the interval of a share is the Wilson score interval at 95%', () => {
  const plays = Array.from({ length: 10 }, (_, seed) => ({ ...(seed < 8 ? one : failed), seed }));
  const { solved, tasks, mean } = allOf(...plays);
  expect([solved, tasks, mean.value]).toEqual([8, 10, 0.8]);
  // Newcombe 1998, method 3.
  expect(mean.low).toBeCloseTo(0.4902, 4);
  expect(mean.high).toBeCloseTo(0.9433, 4);
  expect(allOf(one).mean).toMatchObject({ value: 1, high: 1 });
  expect(allOf(failed).mean).toMatchObject({ value: 0, low: 0 });
});

test('[TASK16] pass^k is the mean over tasks of the chance that k trials all solve one', () => {
  // One task solved in 3 of 4 trials, another in 2 of 2: k is 2.
  const second = { ...one, seed: 2 };
  const { k, passK, mean, tasks, plays } = allOf(one, one, one, failed, second, second);
  expect({ k, tasks, plays }).toEqual({ k: 2, tasks: 2, plays: 6 });
  expect(mean.value).toBeCloseTo((3 / 4 + 1) / 2);
  expect(passK.value).toBeCloseTo((3 / 6 + 1) / 2);
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

test('[TASK17] public seeds count from 1, and private ones follow from their salt alone', () => {
  expect(seeds(3)).toEqual([1, 2, 3]);
  expect(seeds(3, 'salt')).toEqual([1, 2, 3].map(() => expect.any(Number)));
  expect(seeds(2, 'salt')).toEqual(seeds(3, 'salt').slice(0, 2));
  expect(seeds(2, 'salt')).not.toEqual(seeds(2, 'pepper'));
  for (const seed of seeds(100, 'salt')) expect(seed).toBe(seed >>> 0);
});

test('[TASK17] the types of results are those of their schema', () => {
  expectTypeOf<v.InferOutput<typeof RESULTS>>().toExtend<Results>();
  expectTypeOf<Play>().toExtend<v.InferInput<typeof RESULTS>['plays'][number]>();
  expect(v.safeParse(RESULTS, results('me', [one])).issues).toBeUndefined();
});
