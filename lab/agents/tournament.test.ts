import { expect, test } from 'vitest';
import { foolishRows, tableOf } from './tournament.ts';

test('[TASK12] the table has solved tasks and means by kind and mode', () => {
  const one = { task: 'named', difficulty: 1, seed: 1, steps: 3, seconds: 1 } as const;
  const plays = [
    { ...one, kind: 'buy', mode: 'eye', verdict: 'pass', actions: 5 },
    { ...one, kind: 'buy', mode: 'eye', verdict: 'fail', actions: 8 },
    { ...one, kind: 'find', mode: 'tool', verdict: 'pass', actions: 1 },
  ] as const;
  expect(tableOf(plays)).toEqual([
    ['buy', 'eye', '1 of 2', '6.5', '3.0', '1.0'],
    ['find', 'tool', '1 of 1', '1.0', '3.0', '1.0'],
    ['all', 'eye', '1 of 2', '6.5', '3.0', '1.0'],
    ['all', 'tool', '1 of 1', '1.0', '3.0', '1.0'],
  ]);
});

test('[TASK12] the table has a line for each foolish player', () => {
  const tally = { id: 'named', tasks: 2, skipped: 0, impossible: 0, ties: 0, solved: [0, 1] };
  expect(foolishRows(['nothing', 'first card'], [tally, tally])).toEqual([
    ['all', 'nothing', '0 of 4'],
    ['all', 'first card', '2 of 4'],
  ]);
});
