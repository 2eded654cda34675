import * as v from 'valibot';
import type { Visit } from '#visit/parts.ts';
import type { VisitStore } from '#visit/visit.ts';
import {
  createChallenge,
  readProgress,
  toSeconds,
  type Challenge,
  type Progress,
} from '../../lab/src/challenge.ts';
import type { EventLog, RecordEvent } from '../../lab/src/events/log.ts';
import type {
  LabState,
  LogEntry,
  Run,
  TaskBrief,
  TaskResult,
  Verdict,
} from '../../lab/public/rivulet.d.ts';
import { judge } from '../judge/judge.ts';
import { countSteps } from '../judge/steps.ts';

/** The schema of how a task has ended. The judge checks the state. */
const TASK_DATA = v.object({
  after: v.custom<LabState | null>((value) => typeof value === 'object'),
  /** How many events of the log belong to the task; `null` until it has ended. */
  events: v.nullable(v.number()),
  /** Empty for none. */
  answer: v.string(),
});

type TaskData = v.InferOutput<typeof TASK_DATA>;

/** The task that the page shows (SPEC TASK). */
export interface RunningTask extends Challenge<TaskData, TaskResult> {
  readonly kind: 'task';
  readonly brief: TaskBrief;
  /** So far, or until it ended. */
  steps(): number;
  /** Ends the task with an answer, empty for none. An ended task stays as it is. */
  finish(answer: string): void;
  /** Ends the task with the answer of a run. The verdict is that of this visit, also for later calls. */
  judge(run: unknown): Verdict;
}

/** What a task needs of its document. */
interface TaskContext {
  /** The visit as JSON. */
  readonly state: () => LabState;
  readonly log: Pick<EventLog, 'entries'>;
  readonly record: RecordEvent;
  /** Stored progress. */
  readonly stored: unknown;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createRunningTask(
  brief: TaskBrief,
  { state: visit, log, record, stored, now }: TaskContext,
): RunningTask {
  const { start } = brief;
  const resultOf = ({ began, ended, data: { after, events, answer } }: Progress<TaskData>) => {
    const run = {
      task: brief,
      before: start,
      after: after ?? start,
      log: entriesOf(log, events),
      answer,
    } satisfies Run;
    const seconds = toSeconds((ended ?? began) - began);
    return { ...run, ...judge(run), steps: countSteps(run.log), seconds };
  };
  const challenge = createChallenge<TaskData, TaskResult>({
    about: { key: keyOf(brief), seed: start.seed, size: start.size },
    schema: TASK_DATA,
    first: { after: null, events: null, answer: '' },
    stored,
    now,
    judge: resultOf,
  });
  const finish = (answer: string) => {
    if (challenge.state.getState().ended !== null) return;
    record({ event: 'end', answer });
    challenge.update({ after: visit(), events: log.entries().length, answer });
    challenge.end();
  };
  return {
    ...challenge,
    kind: 'task',
    brief,
    steps: () => countSteps(entriesOf(log, challenge.state.getState().data.events)),
    finish,
    judge(run) {
      const { answer }: Partial<Run> = Object(run);
      finish(['string', 'number'].includes(typeof answer) ? String(answer) : '');
      const { verdict, checks, sealed, marks } = resultOf(challenge.state.getState());
      return { verdict, checks, sealed, marks };
    },
  };
}

/** Whether stored progress is that of a task, which then continues. */
export function isTaskStored(stored: unknown, brief: TaskBrief): boolean {
  return readProgress(stored, keyOf(brief), TASK_DATA) !== null;
}

/** Restores the reviews of the start state in a later document of the task: no document remembers reviews. */
export function restoreReviews(visit: VisitStore, { reviews }: Visit): void {
  visit.runAs('start', () => visit.update({ reviews: () => reviews }));
}

function keyOf({ id, start }: TaskBrief): string {
  return `task-${id}/${start.seed}`;
}

function entriesOf(log: Pick<EventLog, 'entries'>, events: number | null): readonly LogEntry[] {
  return events === null ? log.entries() : log.entries().slice(0, events);
}
