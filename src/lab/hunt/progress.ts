import { FAULT_CLASSES, type FaultClass } from '../faults/fault.ts';

/** A report of a hunt. It names no fault: the tab stores it while the faults are sealed. */
export interface StoredReport {
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

/** How far a hunt is. The tab stores it from one document to the next. */
export interface HuntProgress {
  /** As the address names the hunt, in its shortest form. */
  readonly hunt: string;
  /** The catalogue in which it began. */
  readonly seed: number;
  readonly size: number;
  /** When its first page was opened, and when it was finished; in milliseconds since 1970. */
  readonly began: number;
  readonly ended: number | null;
  /** Oldest first, without repeated ones. */
  readonly reports: readonly StoredReport[];
  /** For each hint that was given, the position of its fault in the hunt. */
  readonly hints: readonly number[];
}

/** The progress of a hunt that begins; `began`: milliseconds since 1970. */
export function newProgress(
  hunt: string,
  { seed, size }: Pick<HuntProgress, 'seed' | 'size'>,
  began: number,
): HuntProgress {
  return { hunt, seed, size, began, ended: null, reports: [], hints: [] };
}

/** The stored progress of a hunt of so many faults; `null` for another hunt's, and for what a script has written. */
export function readProgress(value: unknown, hunt: string, faults: number): HuntProgress | null {
  const stored: Readonly<Record<string, unknown>> = Object(value);
  const { seed, size, began, ended, reports, hints } = stored;
  const isPosition = (index: unknown) =>
    typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < faults;
  const isValid =
    stored['hunt'] === hunt &&
    [seed, size, began].every((value) => typeof value === 'number') &&
    (ended === null || typeof ended === 'number') &&
    Array.isArray(hints) &&
    hints.every(isPosition) &&
    Array.isArray(reports) &&
    reports.every((report) => isReport(report, isPosition));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field is checked
  return isValid ? (value as HuntProgress) : null;
}

function isReport(value: unknown, isPosition: (index: unknown) => boolean): value is StoredReport {
  const report: Readonly<Record<string, unknown>> = Object(value);
  return (
    typeof report['t'] === 'number' &&
    FAULT_CLASSES.some((name) => name === report['class']) &&
    typeof report['path'] === 'string' &&
    typeof report['element'] === 'string' &&
    (report['found'] === null || isPosition(report['found']))
  );
}
