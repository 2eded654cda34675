import * as v from 'valibot';
import type { Visit } from '#visit/parts.ts';
import type { LabState, LogEntry, Task } from '../../lab/public/rivulet.d.ts';
import { errorOf, StateError } from '../../lab/src/state/state-error.ts';
import { parseState } from '../../lab/src/state/state.ts';
import { createTask } from '../tasks/create-task.ts';
import { RUN } from './run-schema.ts';

/** A valid run. */
export interface ParsedRun {
  readonly task: Task;
  readonly after: { readonly state: LabState; readonly visit: Visit };
  /** The events until the task ended, and those after it. */
  readonly log: readonly LogEntry[];
  readonly late: readonly LogEntry[];
  /** Empty without an answer. */
  readonly answer: string;
  readonly sealed: boolean;
}

/** Throws an `Error` for the first invalid value. Its message begins with the path, as in `log[3].n: must be a number`. */
export function parseRun(run: unknown): ParsedRun {
  const result = v.safeParse(RUN, run, { abortEarly: true });
  if (!result.success) throw rename(errorOf(result.issues[0]));
  const { task: given, before, after, log, answer, sealed = false } = result.output;
  const task = createTask(given.id, given.start.seed);
  if (!task) throw new Error(`task.id: there is no task "${given.id}" for this seed`);
  // Another version of the shop may have had another task by this name.
  if (given.goal !== task.goal)
    throw new Error(`task.goal: must be that of the task "${task.id}" for this seed`);
  const gap = log.findIndex(({ n }, at) => n !== at + 1);
  if (gap !== -1)
    throw new Error(`log[${gap}].n: must be ${gap + 1}, because the log must be complete`);
  parseEnd(before, 'before');
  const end = log.findIndex(({ event }) => event === 'end');
  const [own, late] = end === -1 ? [log, []] : [log.slice(0, end), log.slice(end)];
  const [last] = late;
  return {
    task,
    after: parseEnd(after, 'after'),
    log: own,
    late,
    answer: last?.event === 'end' ? last.answer : String(answer ?? ''),
    sealed,
  };
}

function parseEnd(state: unknown, name: string): ParsedRun['after'] {
  if (Object(state) !== state) throw new Error(`${name}: must be an object`);
  try {
    // A run may end on a page that the shop does not have.
    return parseState(state, String(Object(state).path));
  } catch (error) {
    if (!(error instanceof StateError)) throw error;
    throw new Error(`${name}.${error.message}`, { cause: error });
  }
}

/** The parts of a run are no parts of a state. */
function rename({ message }: Error): Error {
  return new Error(message.replace(/^state:/, 'run:'));
}
