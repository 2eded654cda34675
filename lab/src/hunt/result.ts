import { toSeconds, type Progress } from '../challenge.ts';
import type { Fault, FaultClass } from '../faults/fault.ts';
import type { HuntData } from './hunt-data.ts';
import type { Score } from './score.ts';

/** A fault of a finished hunt. */
interface HuntedFault {
  readonly key: string;
  readonly class: FaultClass;
  readonly title: string;
  /** Seconds from the first page of the hunt until it was found; `null` for one that was missed. */
  readonly found: number | null;
}

/** A report, right or wrong. */
interface HuntReport extends Omit<HuntData['reports'][number], 't' | 'found'> {
  /** Seconds from the first page of the hunt. */
  readonly at: number;
  /** The key of the fault that it found; `null` for a false report. */
  readonly found: string | null;
}

/** The result of a hunt, which `Copy as JSON` copies. */
export interface HuntResult extends Score {
  /** The version of this format. */
  readonly result: 1;
  /** The hunt as in the URL: `hunt-42_n8_a11y`. */
  readonly hunt: string;
  /** The catalogue in which it began. */
  readonly seed: number;
  readonly size: number;
  /** From the first page of the hunt until it ended. */
  readonly seconds: number;
  /** Every fault of the hunt, sorted by class and key. */
  readonly faults: readonly HuntedFault[];
  /** Oldest first, without repeated reports. */
  readonly reports: readonly HuntReport[];
}

/** The result of a hunt that has ended. */
export function resultOf(
  faults: readonly Fault[],
  { key, seed, size, began, ended, data: { reports } }: Progress<HuntData>,
  score: Score,
): HuntResult {
  const foundAt = (index: number) => reports.find(({ found }) => found === index)?.t ?? null;
  return {
    result: 1,
    hunt: key,
    seed,
    size,
    seconds: toSeconds((ended ?? began) - began),
    ...score,
    faults: faults.map(({ key, class: faultClass, title }, index) => {
      const t = foundAt(index);
      return { key, class: faultClass, title, found: t === null ? null : toSeconds(t) };
    }),
    reports: reports.map(({ t, found, ...report }) => ({
      at: toSeconds(t),
      ...report,
      found: found === null ? null : (faults[found]?.key ?? null),
    })),
  };
}
