import * as v from 'valibot';
import type { Visit } from '#visit/parts.ts';
import { StateError, type LabState, type LogEntry, type Task } from '../../lab-api.ts';
import { errorOf } from '../../state/state-error.ts';
import { parseState } from '../../state/state.ts';
import { createTask } from '../create-task.ts';
import { RUN } from './run-schema.ts';

/** A run whose parts are valid; they may still contradict each other. */
export interface ParsedRun {
  readonly task: Task;
  readonly before: ParsedEnd;
  readonly after: ParsedEnd;
  readonly log: readonly LogEntry[];
  /** Empty without an answer. */
  readonly answer: string;
}

interface ParsedEnd {
  readonly state: LabState;
  readonly visit: Visit;
}

/** Throws an `Error` for the first invalid value. Its message begins with the path, as in `log[3].n: must be a number`. */
export function parseRun(run: unknown): ParsedRun {
  const result = v.safeParse(RUN, run, { abortEarly: true });
  if (!result.success) throw rename(errorOf(result.issues[0]));
  const { task: given, log, answer } = result.output;
  const task = createTask(given.id, given.start.seed);
  if (!task) throw new Error(`task.id: there is no task "${given.id}" for this seed`);
  requireSame(given, task);
  const [before, after] = [
    parseEnd(result.output.before, 'before'),
    parseEnd(result.output.after, 'after'),
  ];
  for (const part of ['seed', 'size', 'cart', 'history', 'reviews', 'orders'] as const) {
    if (!isSame(before.state[part], task.start[part]))
      throw new Error(`before.${part}: must be that of the task's start`);
  }
  return { task, before, after, log, answer: String(answer ?? '') };
}

/** A task that is not exactly that of its template might expect something else. */
function requireSame(given: Readonly<Record<string, unknown>>, task: Task): void {
  const own = new Map<string, unknown>(Object.entries(task));
  for (const name of ['task', 'goal', 'start', 'limits']) {
    if (!(name in given)) throw new Error(`task.${name}: is missing`);
  }
  for (const [name, value] of Object.entries(given)) {
    if (!isSame(value, own.get(name)))
      throw new Error(`task.${name}: must be that of the task "${task.id}"`);
  }
}

/** Whether two values are the same JSON; the order of keys does not matter. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const [entries, others] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
  );
}

function parseEnd(state: unknown, name: string): ParsedEnd {
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
