import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSame, readResults, shareTasks } from './compare.ts';
import { drawResults } from './results/draw-results.ts';
import { results, summarise, type Play, type Results } from './results/results.ts';
import { TEMPLATES } from './tasks/all-templates.ts';
import { comparisonOf, tableOf } from './results/table.ts';

test('[TASK16] the table has solved tasks, their shares and means by kind, difficulty and mode', () => {
  const marks = ['changes by a script'];
  const one = { task: 'named', difficulty: 1, seed: 1, steps: 3, seconds: 1, truncated: false };
  const plays = [
    { ...one, kind: 'buy', mode: 'eye', verdict: 'pass', actions: 5 },
    { ...one, kind: 'buy', mode: 'eye', verdict: 'pass', actions: 8, marks },
    { ...one, kind: 'find', mode: 'tool', verdict: 'pass', actions: 1 },
  ] as const;
  const eye = ['eye', '1 of 2, 1 marked', '50% (5–95)', '50% 0%', '6.5', '3.0', '1.0', '', '', ''];
  const tool = ['tool', '1 of 1', '100% (21–100)', '100%', '1.0', '3.0', '1.0', '', '', ''];
  expect(tableOf(summarise(plays))).toEqual([
    ['buy', ...eye],
    ['find', ...tool],
    ['difficulty 1', ...eye],
    ['difficulty 1', ...tool],
    ['all', ...eye],
    ['all', ...tool],
  ]);
});

/** Results in which each task is solved once by eye. */
function complete(...seeds: readonly number[]): Results {
  const rest = { mode: 'eye', verdict: 'pass', truncated: false, actions: 1, steps: 1 } as const;
  const plays = seeds.flatMap((seed) =>
    TEMPLATES.map(({ id, kind, difficulty }): Play => {
      return { task: id, kind, difficulty, seed, seconds: 1, ...rest };
    }),
  );
  return results('mine', plays);
}

function read(content: unknown): Results {
  const folder = mkdtempSync(join(tmpdir(), 'rivulet-results-'));
  const file = join(folder, 'mine.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  try {
    return readResults(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('[TASK72] results are read if they have their schema, with keys of their own', () => {
  const right = { ...complete(1, 2), model: 'a model 1.0', temperature: 0.5 };
  const [play] = right.plays;
  expect(read(right)).toEqual(right);
  const own = { ...right, plays: [{ ...play, tokens: 12, cost: 0.01, prompt: 'short' }] };
  expect(read(own)).toEqual(own);
  expect(() => read({ ...right, results: 1 })).toThrow(/mine\.json: results: /);
  expect(() => read('{')).toThrow(/mine\.json: /);
});

test('[TASK72, TASK73, TASK74] results of another suite are not compared, and of others the tasks that all have', () => {
  const files = ['a.json', 'b.json'];
  const one = complete(1);
  expect(() => checkSame(files, [one, { ...one, player: 'other' }])).not.toThrow();
  expect(() => checkSame(files, [one, { ...one, suite: 9 }])).toThrow('b.json: is of suite 9');
  const { shared, leftOut } = shareTasks(files, [complete(1, 2), one]);
  const { length } = TEMPLATES;
  expect(shared.map(({ plays }) => plays.length)).toEqual([length, length]);
  const left = `the task rated with seed 2 by eye and ${length - 1} more`;
  expect(leftOut).toEqual([`Left out of a.json: ${left}`]);
  expect(() => shareTasks(files, [one, complete(2)])).toThrow('They share no task');
});

test('[TASK73] a pair of players has a line with difference and test', () => {
  const difference = { value: 0.125, low: 0.03, high: 0.21 };
  const pair = {
    mode: 'eye',
    tasks: 45,
    difference,
    betterFirst: 8,
    betterSecond: 2,
    p: 0.109375,
  } as const;
  expect(comparisonOf(pair)).toBe(
    'by eye: 13% (3–21) on 45 tasks; the first better in 8 templates, the second in 2, sign test p = 0.109',
  );
  expect(comparisonOf({ ...pair, p: 1.8e-15 })).toMatch(/sign test p < 0\.001$/);
});

test('[TASK73] the picture has a line for each group and player, and escapes their names', () => {
  const { plays } = complete(1);
  const svg = drawResults([
    { player: 'a<b', summaries: summarise(plays) },
    { player: 'c', summaries: summarise(plays) },
  ]);
  expect(svg.match(/<circle/g)).toHaveLength(2 * summarise(plays).length);
  expect(svg).toContain('a&#60;b by eye');
  expect(svg).toContain('100% (');
});
