import { expect, test } from 'vitest';
import { openTask, taskOf } from '../test-utils/simulated-visit.ts';
import { playByEye, playByTool } from './modes.ts';

const PAGE = { locator: () => ({ ariaSnapshot: async () => '' }) } as never;
const { task } = openTask(taskOf('rated', 7)).run();

const play = (action: unknown) =>
  playByEye(PAGE, task, async () => {
    if (action instanceof Error) throw action;
    return action as never;
  });

test('[TASK12] a player that throws or does not return an action has no answer, and its error says why', async () => {
  for (const action of [null, undefined, 7, 'x', {}, { tool: 'click' }, { answer: ['x'] }]) {
    const error = `The player must return a tool with its input, or an answer, not ${JSON.stringify(action)}`;
    expect(await play(action)).toEqual({ answer: '', actions: 0, error });
  }
  expect(await play(new Error('I give up.'))).toMatchObject({ answer: '', error: 'I give up.' });
  for (const answer of ['', 'x', 7]) expect(await play({ answer })).toEqual({ answer, actions: 0 });
});

test('[TASK12] an agent that checks out too early gets the error of the tool, not a wait for the dialog', async () => {
  const empty = { error: 'The cart is empty. Add products with add_to_cart.' };
  const page = {
    evaluate: async (_: unknown, call: unknown) =>
      Object(call) === call ? empty : [{ name: 'check_out' }],
    getByRole: () => ({ click: () => new Promise(() => {}) }),
  } as never;
  const seen: unknown[] = [];
  await playByTool(page, task, (_, observation) => {
    seen.push(observation);
    return seen.length === 1 ? { tool: 'check_out', input: {} } : { answer: '' };
  });
  expect(seen).toEqual([null, empty]);
});
