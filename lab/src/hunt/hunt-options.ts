import { MAX_SEED } from '#domain/catalogue-params.ts';
import type { FaultClass } from '../faults/fault.ts';

/** Which faults a hunt hides. In the URL: `hunt-42`, `hunt-42_n8_a11y` (SPEC FAULT9). */
export interface HuntOptions {
  /** 0 to 4294967295. The same number picks the same faults. */
  readonly number: number;
  /** How many faults, 1 to 20. */
  readonly count: number;
  /** The class that all of them have; `null` for any. */
  readonly class: FaultClass | null;
}

const DEFAULT_COUNT = 5;
const MAX_COUNT = 20;

/** The classes by their names in the URL. */
const CLASSES: ReadonlyMap<string, FaultClass> = new Map([
  ['func', 'functional'],
  ['visual', 'visual'],
  ['a11y', 'accessibility'],
  ['perf', 'performance'],
  ['data', 'data'],
]);

const OPTION = /^hunt-(\d{1,10})(?:_n(\d{1,2}))?(?:_([a-z0-9]+))?$/;

/** Parses a hunt's option; `null` for any other option and for a malformed one. */
export function parseHunt(option: string): HuntOptions | null {
  const match = OPTION.exec(option);
  if (!match) return null;
  const [, digits, countDigits = DEFAULT_COUNT, code] = match;
  const number = Number(digits);
  const count = Number(countDigits);
  const faultClass = code === undefined ? null : CLASSES.get(code);
  if (number > MAX_SEED || count < 1 || count > MAX_COUNT || faultClass === undefined) return null;
  return { number, count, class: faultClass };
}

/** The inverse of `parseHunt`, without the default count. */
export function formatHunt({ number, count, class: faultClass }: HuntOptions): string {
  const [code] = [...CLASSES].find(([, name]) => name === faultClass) ?? [];
  const amount = count === DEFAULT_COUNT ? '' : `_n${count}`;
  return `hunt-${number}${amount}${code === undefined ? '' : `_${code}`}`;
}

/** The hunt with the next number and the same options. */
export function nextHunt(hunt: HuntOptions): HuntOptions {
  return { ...hunt, number: (hunt.number + 1) % (MAX_SEED + 1) };
}
