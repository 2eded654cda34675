import { expect, test } from 'vitest';
import { TEMPLATES } from './tasks/all-templates.ts';
import { parseLabOptions } from '../lab/src/options.ts';
import { taskOf } from './test-utils/simulated-visit.ts';
import { task, templates, version } from './tasks.ts';

test('[TASK39] a task has its goal, start, limits and version, and names nothing that is expected', () => {
  const { goal, limits } = taskOf('cheapest', 7);
  const facts = task('cheapest', 7);
  expect(facts).toEqual({
    id: 'cheapest',
    kind: 'buy',
    difficulty: 2,
    size: 50,
    seed: 7,
    goal,
    limits,
    version,
    url: '?seed=7&lab=task-cheapest&lab-panel=off',
  });
  const { searchParams } = new URL(facts.url, 'http://127.0.0.1/rivulet/');
  expect(parseLabOptions(searchParams.get('lab') ?? '').task).toBe('cheapest');
});

test('[TASK39] the templates are those of the lab', () => {
  expect(templates.map(({ id }) => id)).toEqual(TEMPLATES.map(({ id }) => id));
  expect(templates[0]).toEqual({ id: 'rated', kind: 'find', difficulty: 1, size: 20 });
});

test('[TASK39] an unknown template and an invalid seed throw a RangeError', () => {
  expect(() => task('fly', 7)).toThrow(new RangeError("There is no task 'fly'"));
  for (const seed of [-1, 1.5, 4294967296, NaN])
    expect(() => task('named', seed)).toThrow(/^A seed is a whole number from 0 to 4294967295/);
});
