import { expect, test } from 'vitest';
import { taskOf } from '../test-utils/simulated-visit.ts';
import { createEnv } from '../package/env.ts';
import { summarise } from '../package/results.ts';
import { fakeBrowser } from '../test-utils/fake-browser.ts';
import { foolishRows, playTask, tableOf } from './tournament.ts';

test('[TASK12] the table has solved tasks, their shares and means by kind, difficulty and mode', () => {
  const one = { task: 'named', difficulty: 1, seed: 1, steps: 3, seconds: 1, truncated: false };
  const plays = [
    { ...one, kind: 'buy', mode: 'eye', verdict: 'pass', actions: 5 },
    { ...one, kind: 'buy', mode: 'eye', verdict: 'fail', actions: 8 },
    { ...one, kind: 'find', mode: 'tool', verdict: 'pass', actions: 1 },
  ] as const;
  const eye = ['eye', '1 of 2', '50% (5–95)', '0% (0–79) (k 2)', '6.5', '3.0', '1.0'];
  const tool = ['tool', '1 of 1', '100% (21–100)', '100% (21–100) (k 1)', '1.0', '3.0', '1.0'];
  expect(tableOf(summarise(plays))).toEqual([
    ['buy', ...eye],
    ['find', ...tool],
    ['difficulty 1', ...eye],
    ['difficulty 1', ...tool],
    ['all', ...eye],
    ['all', ...tool],
  ]);
});

test('[TASK12] a player that throws or returns no action has no answer, and its error says why', async () => {
  const env = createEnv(fakeBrowser(taskOf('rated', 7)), { url: 'http://shop/', mode: 'eye' });
  const play = (act: () => unknown) => playTask(env, 'rated', 7, act as never);
  for (const action of [null, undefined, 7, 'x', {}, { tool: 'click' }, { answer: ['x'] }]) {
    const error = `An action is a tool with its input, or an answer, not ${JSON.stringify(action)}`;
    expect(await play(() => action)).toMatchObject({ verdict: 'fail', actions: 0, error });
  }
  const giveUp = () => {
    throw new Error('I give up.');
  };
  expect(await play(giveUp)).toMatchObject({ verdict: 'fail', error: 'I give up.' });
  expect(await play(() => ({ answer: 'x' }))).not.toHaveProperty('error');
});

test('[TASK12] the table has a line for each foolish player', () => {
  const tally = { id: 'named', tasks: 2, skipped: 0, impossible: 0, ties: 0, solved: [0, 1] };
  expect(foolishRows(['nothing', 'first card'], [tally, tally])).toEqual([
    ['all', 'nothing', '0 of 4'],
    ['all', 'first card', '2 of 4'],
  ]);
});
