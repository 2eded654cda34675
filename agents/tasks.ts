/* `rivulet/tasks` in the package: the tasks of the lab and their judge, in Node, without a browser. */
import { VALID_OPTIONS } from '#domain/catalogue-facts.ts';
import type { Run, TaskKind, Verdict } from '../lab/public/rivulet.d.ts';
import { TEMPLATES } from './tasks/all-templates.ts';
import { createTask, findTemplate } from './tasks/create-task.ts';
import { judge as judgeRun } from './judge/judge.ts';
import { SUITE_VERSION } from './tasks/suite.ts';

export type { Run, TaskKind, Verdict, VerdictCheck } from '../lab/public/rivulet.d.ts';
export type * from './results/results.ts';
export { compare, results, seeds, summarise } from './results/results.ts';

/** A template, from which every seed gets a task of its own. */
export interface TemplateFacts {
  readonly id: string;
  readonly kind: TaskKind;
  /** From easy (1) to hard. */
  readonly difficulty: number;
  /** The number of products of its catalogue. */
  readonly size: number;
}

/** What may be known of a task before it is played. */
export interface TaskFacts extends TemplateFacts {
  readonly seed: number;
  /** What to do, in one or more sentences. */
  readonly goal: string;
  /** The start, relative to the shop's home page. */
  readonly url: string;
  readonly limits: {
    /** The most steps, as the log shows them: searches, filters, pages of a product or of the cart, and changes. */
    readonly steps: number;
  };
  /** Of the suite: figures of two versions must not be compared. */
  readonly version: number;
}

/** Every template, by kind and difficulty. */
export const templates: readonly TemplateFacts[] = TEMPLATES.map(
  ({ id, kind, difficulty, size }) => ({ id, kind, difficulty, size }),
);

/** The version of the suite. */
export const version: number = SUITE_VERSION;

/** The task of a template and a seed. Throws a RangeError for an unknown template, an invalid seed, and one that it skips. */
export function task(id: string, seed: number): TaskFacts {
  const template = findTemplate(id);
  if (!template) throw new RangeError(`There is no task '${id}'`);
  if (typeof seed !== 'number') throw new RangeError(`${VALID_OPTIONS.seed}, not a ${typeof seed}`);
  const created = createTask(id, seed);
  if (!created) throw new RangeError(`The task ${id} skips the seed ${seed}`);
  const { kind, difficulty, size } = template;
  const { goal, limits } = created;
  // Without the panel: its `Done` would show an agent what was expected.
  const url = `?seed=${seed}&lab=task-${id}&lab-panel=off`;
  return { id, kind, difficulty, size, seed, goal, url, limits, version };
}

/** Judges a run, as `window.rivulet.judge` does in the page. Never throws. */
export const judge: (run: unknown) => Verdict = judgeRun;

/** The runs that ended in the JSON lines of an environment's log. Throws a SyntaxError for a line that is not JSON. */
export function readRuns(text: string): Run[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line))
    .flatMap((line) => {
      const { type, run } = Object(line) as { readonly type?: unknown; readonly run?: Run };
      return type === 'end' && run ? [run] : [];
    });
}
