import { expect, test, vi } from 'vitest';
import { ALL_TOOLS } from '#tools/all-tools.ts';
import { answer } from '#tools/register-tools.tsx';
import { TEMPLATES } from '../tasks/all-templates.ts';
import { judge } from '../judge/judge.ts';
import { openTask, taskOf } from '../test-utils/simulated-visit.ts';
import type { Task } from '../../lab/public/rivulet.d.ts';
import { seeds } from '../results/results.ts';
import type { Template } from '../tasks/template.ts';
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

/** The rules know how these are worded in the split `open`. */
const KNOWN: readonly string[] = ['pack', 'list', 'consent', 'fix'];
const isSolved = ({ id, difficulty }: Template) => difficulty < 4 || KNOWN.includes(id);

async function solves(id: string, seeds: readonly number[]) {
  const verdicts = await Promise.all(
    seeds.map(async (seed) => judge(await play(taskOf(id, seed)))),
  );
  return verdicts.filter(({ verdict }) => verdict === 'pass').length;
}

test.each(TEMPLATES.filter(isSolved).map(({ id }) => [id]))(
  '[TASK59] the player by rules solves the task %s by tool, for 20 seeds',
  async (id) => {
    expect(await solves(id, seeds(20))).toBe(20);
  },
);

test.each(TEMPLATES.filter((one) => !isSolved(one)).map(({ id }) => [id]))(
  '[TASK59] the player by rules has none for the task %s, and fails it for 20 seeds',
  async (id) => {
    expect(await solves(id, seeds(20))).toBe(0);
  },
);

test.each(KNOWN)(
  '[TASK90] rules for the open phrasings solve less than 60 percent of %s in the split held-out',
  async (id) => {
    expect(await solves(id, seeds(20, undefined, 'held-out'))).toBeLessThan(12);
  },
);
