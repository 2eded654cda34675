import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSame, readResults } from './compare.ts';
import { drawResults } from './draw-results.ts';
import { results, summarise, type Play, type Results } from './package/results.ts';
import { TEMPLATES } from './src/tasks/all-templates.ts';
import { tableOf } from './table.ts';

test('[TASK16] the table has solved tasks, their shares and means by kind, difficulty and mode', () => {
  const one = { task: 'named', difficulty: 1, seed: 1, steps: 3, seconds: 1, truncated: false };
  const plays = [
    { ...one, kind: 'buy', mode: 'eye', verdict: 'pass', actions: 5 },
    { ...one, kind: 'buy', mode: 'eye', verdict: 'fail', actions: 8 },
    { ...one, kind: 'find', mode: 'tool', verdict: 'pass', actions: 1 },
  ] as const;
  const eye = ['eye', '1 of 2', '50% (5–95)', '0% (0–79), k 2', '6.5', '3.0', '1.0'];
  const tool = ['tool', '1 of 1', '100% (21–100)', '100% (21–100), k 1', '1.0', '3.0', '1.0'];
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

test('[TASK17] results are read if they have their schema and each task for each of their seeds', () => {
  const right = complete(1, 2);
  expect(read(right)).toEqual(right);
  expect(() => read({ ...right, plays: right.plays.slice(1) })).toThrow(
    /mine\.json: plays: lacks the task rated with seed 1 by eye$/,
  );
  expect(() => read({ ...right, results: 1 })).toThrow(/mine\.json: results: /);
  expect(() => read('{')).toThrow(/mine\.json: /);
});

test('[TASK17] results of another suite or of other seeds are not compared', () => {
  const files = ['a.json', 'b.json'];
  const one = complete(1);
  expect(() => checkSame(files, [one, { ...one, player: 'other' }])).not.toThrow();
  expect(() => checkSame(files, [one, { ...one, suite: 9 }])).toThrow('b.json: is of suite 9');
  expect(() => checkSame(files, [one, complete(2)])).toThrow('b.json: has other seeds than a.json');
});

test('[TASK17] the picture has a line for each group and player, and escapes their names', () => {
  const { plays } = complete(1);
  const svg = drawResults([
    { player: 'a<b', summaries: summarise(plays) },
    { player: 'c', summaries: summarise(plays) },
  ]);
  expect(svg.match(/<circle/g)).toHaveLength(2 * summarise(plays).length);
  expect(svg).toContain('a&#60;b by eye');
  expect(svg).toContain('100% (');
});
