import { expect, test } from 'vitest';
import { taskOf } from './test-utils/simulated-visit.ts';
import { createEnv } from './env.ts';
import { fakeBrowser } from './test-utils/fake-browser.ts';
import { foolishRows, playTask } from './tournament.ts';

test('[TASK12] a player that throws has no answer, and its error says why', async () => {
  const env = createEnv(fakeBrowser(taskOf('rated', 7)), { url: 'http://shop/', mode: 'eye' });
  const play = (act: () => unknown) => playTask(env, 'rated', 7, act as never);
  const giveUp = () => {
    throw new Error('I give up.');
  };
  expect(await play(giveUp)).toMatchObject({ verdict: 'fail', error: 'I give up.' });
  expect(await play(() => ({ answer: 'x' }))).not.toHaveProperty('error');
  // What is no action counts, until the limit.
  expect(await play(() => null)).toMatchObject({ verdict: 'fail', truncated: true, actions: 500 });
});

test('[TASK57] the table has a line for each foolish player', () => {
  const tally = { id: 'named', tasks: 2, skipped: 0, impossible: 0, ties: 0, solved: [0, 1] };
  expect(foolishRows(['nothing', 'first card'], [tally, tally])).toEqual([
    ['all', 'nothing', '0 of 4'],
    ['all', 'first card', '2 of 4'],
  ]);
});
