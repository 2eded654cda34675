import { FAULT_CLASSES, type FaultClass } from '../faults/fault.ts';

/** A report of a hunt. It names no fault: the tab keeps it while the faults are sealed. */
export interface KeptReport {
  /** Milliseconds since the hunt began. */
  readonly t: number;
  readonly class: FaultClass;
  /** Path below the base path and query, without seed, size and the lab's parameters. */
  readonly path: string;
  /** The reported element as it was announced: `button "Add to Cart"`. */
  readonly element: string;
  /** The position of the fault in the hunt that it found; `null` for a false report. */
  readonly found: number | null;
}

/** How far a hunt is. The tab keeps it from one document to the next. */
export interface HuntProgress {
  /** As the address names the hunt, in its shortest form. */
  readonly hunt: string;
  /** When its first page was opened, and when it was finished; in milliseconds since 1970. */
  readonly began: number;
  readonly ended: number | null;
  /** Oldest first, without repeated ones. */
  readonly reports: readonly KeptReport[];
  /** For each hint that was given, the position of its fault in the hunt. */
  readonly hints: readonly number[];
}

/** The progress that a tab has kept of a hunt of so many faults; `null` for another's, and for what a script has written. */
export function readProgress(value: unknown, hunt: string, faults: number): HuntProgress | null {
  const kept: Readonly<Record<string, unknown>> = Object(value);
  const { began, ended = null, reports, hints } = kept;
  const isPosition = (one: unknown) =>
    typeof one === 'number' && one in Array.from({ length: faults });
  const isValid =
    kept['hunt'] === hunt &&
    typeof began === 'number' &&
    (ended === null || typeof ended === 'number') &&
    Array.isArray(hints) &&
    hints.every(isPosition) &&
    Array.isArray(reports) &&
    reports.every((report) => isReport(report, isPosition));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field is checked
  return isValid ? (value as HuntProgress) : null;
}

function isReport(value: unknown, isPosition: (one: unknown) => boolean): value is KeptReport {
  const report: Readonly<Record<string, unknown>> = Object(value);
  return (
    typeof report['t'] === 'number' &&
    FAULT_CLASSES.some((name) => name === report['class']) &&
    typeof report['path'] === 'string' &&
    typeof report['element'] === 'string' &&
    (report['found'] === null || isPosition(report['found']))
  );
}
