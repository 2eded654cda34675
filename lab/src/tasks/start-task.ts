/* The task of a document: new, or continued from the session. */
import { itemsOf } from '#domain/cart/items.ts';
import type { CartLines } from '#domain/cart/cart.ts';
import { routeOf } from '#router/routes.ts';
import { cartEvent } from '../events/items.ts';
import type { WritableLog } from '../events/log.ts';
import type { Lab, LabOptions, LabState, TaskBrief } from '../lab-api.ts';
import type { Session } from '../session.ts';
import { parseState, type ParsedState } from '../state/state.ts';
import { briefOf, createTask } from './create-task.ts';
import { createRunningTask, readTaskProgress, type RunningTask } from './running-task.ts';

/** The task of a document. */
export interface TaskStart {
  /** The state in which a new task begins; `null` for one that continues. */
  readonly initial: ParsedState | null;
  /** The session whose log continues; `null` for a new task, whose log is empty. */
  readonly session: Session | null;
  /** Starts the task in the opened shop. `cart`: what is in the cart. */
  run(lab: Pick<Lab, 'state'>, log: WritableLog, cart: CartLines): RunningTask;
}

/** The task that the options name, for a seed; `null` without one, and for a seed that its template skips. */
export function chosenTask({ task: id }: LabOptions, seed: number): TaskBrief | null {
  if (id === null) return null;
  const task = createTask(id, seed);
  if (!task) console.warn(`The task "${id}" skips the seed ${seed}.`);
  return task && briefOf(task);
}

/** `now` returns milliseconds since 1970. */
export function startTask(brief: TaskBrief, session: Session | null, now: () => number): TaskStart {
  const stored = readTaskProgress(session?.task, brief);
  return {
    initial: stored ? null : parseState(brief.start),
    session: stored && session,
    run(lab, log, cart) {
      // A reload forgets the orders, and without storage the cart, which another tab may also have changed.
      if (stored && session && madeIn(session.state) !== madeIn(lab.state())) {
        const { page: screen } = routeOf(location.pathname);
        const context = { screen, by: 'load', trusted: false };
        log.add(cartEvent('replace_cart', itemsOf(cart)), context);
      }
      return createRunningTask(brief, stored, { state: () => lab.state(), log }, now);
    },
  };
}

function madeIn({ cart, orders }: LabState): string {
  return JSON.stringify([cart, orders]);
}
