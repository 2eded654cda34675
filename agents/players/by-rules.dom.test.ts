import { expect, test, vi } from 'vitest';
import { ALL_TOOLS } from '#tools/all-tools.ts';
import { answer } from '#tools/register-tools.tsx';
import { TEMPLATES } from '../tasks/all-templates.ts';
import { judge } from '../judge/judge.ts';
import { openTask, taskOf } from '../test-utils/simulated-visit.ts';
import type { Task } from '../../lab/public/rivulet.d.ts';
import { createPlayer } from './by-rules.ts';

// Nothing is painted here.
vi.mock('#lib/scheduling/after-paint.ts', () => ({ afterPaint: () => Promise.resolve() }));

/** Plays a task by the shop's tools. */
async function play(task: Task) {
  const visit = openTask(task);
  const context = {
    shop: visit.shop,
    show: (go: () => Promise<void>) => go(),
    ask: () => Promise.resolve('allowed' as const),
    signal: undefined,
  };
  const player = createPlayer();
  let observation: object | null = null;
  for (;;) {
    const action = player(task.goal, observation, ALL_TOOLS);
    if ('answer' in action) return { ...visit.run(), answer: action.answer };
    const { query } = action.input;
    if (typeof query === 'string') visit.record({ event: 'search', search_term: query });
    const tool = ALL_TOOLS.find(({ name }) => name === action.tool)!;
    observation = await answer(tool, action.input, context);
  }
}

const HARDEST = TEMPLATES.filter(({ difficulty }) => difficulty >= 4);

test.each(TEMPLATES.filter((one) => !HARDEST.includes(one)).map(({ id }) => [id]))(
  '[TASK12] the player by rules solves the task %s by tool, for 50 seeds',
  async (id) => {
    for (let seed = 0; seed < 50; seed += 1)
      expect(judge(await play(taskOf(id, seed))), `seed ${seed}`).toMatchObject({
        verdict: 'pass',
      });
  },
);

test.each(HARDEST.map(({ id }) => [id]))(
  '[TASK12] the player by rules has none for the task %s, and fails it for 20 seeds',
  async (id) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { verdict } = judge(await play(taskOf(id, seed)));
      expect(verdict, `seed ${seed}`).toBe('fail');
    }
  },
);
