import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Lab, LabState, Run, TaskBrief, TaskResult, Verdict } from '../lab-api.ts';
import { judge } from './judge/judge.ts';
import { countSteps } from './judge/steps.ts';

/** The progress of a task, stored in the session from one document to the next. It names nothing that is expected. */
export interface TaskProgress {
  readonly id: string;
  readonly seed: number;
  /** When its first page was opened, in milliseconds since 1970. */
  readonly began: number;
  readonly before: LabState;
  /** `null` until it has ended. */
  readonly end: TaskEnd | null;
}

interface TaskEnd {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly after: LabState;
  /** How many events of the log belong to the task. */
  readonly events: number;
  readonly answer: string;
}

/** The task that the page shows (SPEC TASK). */
export interface RunningTask {
  readonly brief: TaskBrief;
  readonly state: StoreApi<TaskProgress>;
  /** So far, or until it ended. */
  steps(): number;
  /** Whole seconds, so far or until it ended. */
  seconds(): number;
  /** Ends the task with an answer, empty for none. An ended task stays as it is. */
  finish(answer: string): void;
  /** Judges a run. `pass` or `fail` for a run of this task ends it: such a verdict names what was expected. */
  judge(run: unknown): Verdict;
  /** `null` until the task has ended. */
  result(): TaskResult | null;
  /** What the session stores; `undefined` after `restart`. */
  progress(): TaskProgress | undefined;
  /** The next document begins the task anew. */
  restart(): void;
  /** Continues with stored progress; ignores invalid data and that of another task. */
  load(stored: unknown): void;
}

/** `stored`: the progress so far; `null` for a new task. `now` returns milliseconds since 1970. */
export function createRunningTask(
  brief: TaskBrief,
  stored: TaskProgress | null,
  { state: visit, log }: Pick<Lab, 'state' | 'log'>,
  now: () => number,
): RunningTask {
  const { id, start } = brief;
  const state = createStore<TaskProgress>(
    () => stored ?? { id, seed: start.seed, began: now(), before: visit(), end: null },
  );
  const { getState, setState } = state;
  let isForgotten = false;
  const entries = () => log.entries().slice(0, getState().end?.events);
  const seconds = () => {
    const { began, end } = getState();
    return Math.round(((end?.at ?? now()) - began) / 1000);
  };
  const finish = (answer: string) => {
    if (getState().end !== null) return;
    const events = log.entries().length;
    setState({ end: { at: now(), after: visit(), events, answer } });
  };
  return {
    brief,
    state,
    steps: () => countSteps(entries()),
    seconds,
    finish,
    judge(run) {
      const verdict = judge(run);
      if (verdict.verdict !== 'error') {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the judge has found it valid
        const { task, answer } = run as Run;
        if (task.id === id && task.start.seed === start.seed) finish(String(answer ?? ''));
      }
      return verdict;
    },
    result() {
      const { before, end } = getState();
      if (!end) return null;
      const { after, answer } = end;
      const run = { task: brief, before, after, log: entries(), answer };
      return { ...run, ...judge(run), steps: countSteps(run.log), seconds: seconds() };
    },
    progress: () => (isForgotten ? undefined : getState()),
    restart() {
      isForgotten = true;
    },
    load(value) {
      const progress = readTaskProgress(value, brief);
      if (progress) setState(progress, true);
    },
  };
}

/** Checks stored progress; `null` if it is invalid or of another task. */
export function readTaskProgress(value: unknown, { id, start }: TaskBrief): TaskProgress | null {
  const stored: Readonly<Record<string, unknown>> = Object(value);
  const isValid =
    stored['id'] === id &&
    stored['seed'] === start.seed &&
    typeof stored['began'] === 'number' &&
    typeof stored['before'] === 'object' &&
    typeof stored['end'] === 'object';
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the judge checks the states
  return isValid ? (value as TaskProgress) : null;
}
