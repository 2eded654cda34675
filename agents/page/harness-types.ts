/* The types that a page and its harness share. */
import type { LabState, LogEntry } from '../../lab/public/rivulet.d.ts';

/**
 * What the init script of a harness defines in each document: `window.rivuletHarness`, which no script can replace. The
 * first call resolves to the task, or to `null` for a suite that the harness does not have; later calls to `null`.
 */
export type OpenTask = (suite: number) => Promise<SealedTask | null>;

/** What the harness sends of a task. */
export interface TaskStart {
  readonly start: LabState;
  /** Nothing has been reported: the visit is replaced by the start state. */
  readonly isNew: boolean;
}

interface SealedTask extends TaskStart {
  /** The state after an event, after any other change, and at the start. */
  report(state: LabState, entry?: LogEntry): void;
}
