/* What `rivulet/env` keeps of a task outside the page: the log and the last state, in which no script can write. */
import type { BrowserContext } from 'playwright-core';
import type { LabState, LogEntry, TaskBrief } from '../../lab/public/rivulet.d.ts';
import type { TaskStart } from '../page/harness-types.ts';
import type { Mode } from '../results/results.ts';
import { briefOf, createTask } from '../tasks/create-task.ts';
import { SUITE_VERSION } from '../tasks/suite.ts';
import type { TaskFacts } from '../tasks.ts';
import { watchPage, type Message } from './watch-page.ts';

/** What has been done in a task, in all pages of its browser context. */
export interface Visit {
  readonly task: TaskBrief;
  /** `null` until a page has shown the task. */
  readonly state: LabState | null;
  readonly log: readonly LogEntry[];
}

/**
 * Sets the task in each document of the shop that the context opens. `home` is the shop's. `onAct` is called for each
 * action that the agent takes in a page itself. Returns the visit so far.
 */
export async function sealContext(
  context: BrowserContext,
  { id, seed }: TaskFacts,
  home: string,
  mode: Mode,
  onAct: () => void,
): Promise<() => Visit> {
  const created = createTask(id, seed);
  if (!created) throw new RangeError(`The task ${id} skips the seed ${seed}`);
  const task = briefOf(created);
  const { start } = task;
  const began = performance.now();
  let state: LabState | null = null;
  const log: LogEntry[] = [];
  const receive = (message: Message): TaskStart | null => {
    if ('open' in message)
      return message.open === SUITE_VERSION ? { start, isNew: state === null } : null;
    if ('acted' in message) onAct();
    else {
      ({ state } = message);
      const { entry } = message;
      const t = Math.round(performance.now() - began);
      if (entry) log.push({ ...entry, n: log.length + 1, t });
    }
    return null;
  };
  // Not to be guessed, in the moment before the init script takes it out of the page.
  const binding = `rivulet${crypto.randomUUID()}`;
  await context.exposeBinding(binding, (_, message: Message) => receive(message));
  await context.addInitScript(watchPage, { binding, home, mode });
  return () => ({ task, state, log: [...log] });
}
