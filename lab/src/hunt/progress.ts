import { FAULT_CLASSES, type FaultClass } from '../faults/fault.ts';

/** A report of a hunt. It is stored while the faults are hidden, so it names none of them (SPEC FAULT16). */
export interface StoredReport {
  /** Milliseconds since the hunt began. */
  readonly t: number;
  readonly class: FaultClass;
  /** Path relative to the base path, and query, without seed, size and the lab's parameters. */
  readonly path: string;
  /** The reported element: `button "Add to Cart"`. */
  readonly element: string;
  /** The 0-based index, in the hunt, of the fault that it found; `null` for a false report. */
  readonly found: number | null;
}

/** The progress of a hunt, stored in the session from one document to the next. */
export interface HuntProgress {
  /** The hunt as `formatHunt` formats it. */
  readonly hunt: string;
  /** The catalogue in which the hunt began. */
  readonly seed: number;
  readonly size: number;
  /** When its first page was opened and when it ended, in milliseconds since 1970. */
  readonly began: number;
  readonly ended: number | null;
  /** Oldest first, without repeated reports. */
  readonly reports: readonly StoredReport[];
  /** For each given hint, the 0-based index of its fault in the hunt. */
  readonly hints: readonly number[];
}

/** The progress of a new hunt. `began`: in milliseconds since 1970. */
export function newProgress(
  hunt: string,
  { seed, size }: Pick<HuntProgress, 'seed' | 'size'>,
  began: number,
): HuntProgress {
  return { hunt, seed, size, began, ended: null, reports: [], hints: [] };
}

/** Checks stored progress of `hunt`, which has `faults` faults; `null` if it is invalid or of another hunt. */
export function readProgress(value: unknown, hunt: string, faults: number): HuntProgress | null {
  const stored: Readonly<Record<string, unknown>> = Object(value);
  const { seed, size, began, ended, reports, hints } = stored;
  const isIndex = (index: unknown) =>
    typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < faults;
  const isValid =
    stored['hunt'] === hunt &&
    [seed, size, began].every((value) => typeof value === 'number') &&
    (ended === null || typeof ended === 'number') &&
    Array.isArray(hints) &&
    hints.every(isIndex) &&
    Array.isArray(reports) &&
    reports.every((report) => isReport(report, isIndex));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field is checked
  return isValid ? (value as HuntProgress) : null;
}

function isReport(value: unknown, isIndex: (index: unknown) => boolean): value is StoredReport {
  const report: Readonly<Record<string, unknown>> = Object(value);
  return (
    typeof report['t'] === 'number' &&
    FAULT_CLASSES.some((name) => name === report['class']) &&
    typeof report['path'] === 'string' &&
    typeof report['element'] === 'string' &&
    (report['found'] === null || isIndex(report['found']))
  );
}
