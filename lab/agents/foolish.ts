/* Players that never look at the goal, and so must not pass. They need no browser: their visits are simulated. */
import { formatProductId } from '#domain/catalogue/product-id.ts';
import type { Run, Task } from '../public/rivulet.d.ts';
import { TEMPLATES } from '../src/tasks/all-templates.ts';
import { createTask } from '../src/tasks/create-task.ts';
import { judge } from '../src/tasks/judge/judge.ts';
import { openTask } from '../test-utils/simulated-visit.ts';

const FOOLISH: Readonly<Record<string, (task: Task) => Run>> = {
  nothing: (task) => openTask(task).run(),
  'first card': (task) => {
    const id = formatProductId({ seed: task.start.seed, index: 0 });
    const add = { tool: 'add_to_cart', input: { id, quantity: 1 } };
    return openTask(task).act(add, { tool: 'check_out', input: {} }).run();
  },
  'not possible': (task) => openTask(task).act({ answer: 'not possible' }).run(),
};

export const FOOLISH_NAMES = Object.keys(FOOLISH);

/** What a template does over many seeds: how many seeds it skips, and of how many tasks something is so. */
export interface Tally {
  readonly id: string;
  readonly tasks: number;
  readonly skipped: number;
  /** The right end is the answer “not possible”. */
  readonly impossible: number;
  /** Several ends are equally right. */
  readonly ties: number;
  /** How many tasks each foolish player solves. */
  readonly solved: readonly number[];
}

export function tallyOf(seeds: readonly number[]): readonly Tally[] {
  return TEMPLATES.map(({ id }) => {
    const tally = {
      id,
      tasks: 0,
      skipped: 0,
      impossible: 0,
      ties: 0,
      solved: FOOLISH_NAMES.map(() => 0),
    };
    for (const seed of seeds) {
      const task = createTask(id, seed);
      const end = task?.judge[0];
      if (!task || !end) {
        tally.skipped += 1;
        continue;
      }
      tally.tasks += 1;
      tally.impossible += Number(end.check === 'answer' && end.form === 'refusal');
      tally.ties += Number(end.oneOf.length > 1);
      const passes = Object.values(FOOLISH).map((play) => judge(play(task)).verdict === 'pass');
      tally.solved = tally.solved.map((count, at) => count + Number(passes[at]));
    }
    return tally;
  });
}
