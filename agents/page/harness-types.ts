/* The types that a page and its harness share. */
import type { LabState, LogEntry } from '../../lab/public/rivulet.d.ts';

/** What the init script of a harness defines in each document: `window.rivuletHarness`. */
export interface Harness {
  /** Resolves to the task; to `null` for a suite that the harness does not have. */
  open(suite: number): Promise<SealedTask | null>;
  /** The state after an event, after any other change, and at the start. */
  report(state: LabState, entry?: LogEntry): void;
}

export interface SealedTask {
  readonly start: LabState;
  /** Nothing has been reported: the visit is replaced by the start state. */
  readonly isNew: boolean;
}
