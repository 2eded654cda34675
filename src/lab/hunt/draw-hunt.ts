import { randomUint32 } from '#domain/random.ts';
import { codesOf, type Fault, type FaultClass } from '../faults/fault.ts';

/** A sealed set of faults, as the address names it: `hunt-42`, `hunt-42_n5_a11y`. */
export interface HuntOptions {
  /** 0 to 4294967295. The same number draws the same faults. */
  readonly number: number;
  /** How many faults, 1 to 20. */
  readonly count: number;
  /** From one class alone; `null` for all. */
  readonly class: FaultClass | null;
}

const DEFAULT_COUNT = 5;
const MAX_COUNT = 20;
const MAX_NUMBER = 0xffff_ffff;

/** As the address names the classes. */
const CLASSES: ReadonlyMap<string, FaultClass> = new Map([
  ['func', 'functional'],
  ['visual', 'visual'],
  ['a11y', 'accessibility'],
  ['perf', 'performance'],
  ['data', 'data'],
]);

const OPTION = /^hunt-(\d{1,10})(?:_n(\d{1,2}))?(?:_([a-z0-9]+))?$/;

/** `null` for an option that is no hunt, or a malformed one. */
export function parseHunt(option: string): HuntOptions | null {
  const [, number, count = String(DEFAULT_COUNT), code] = OPTION.exec(option) ?? [];
  const wanted = Number(count);
  const faultClass = code === undefined ? null : CLASSES.get(code);
  if (number === undefined || Number(number) > MAX_NUMBER || faultClass === undefined) return null;
  if (wanted < 1 || wanted > MAX_COUNT) return null;
  return { number: Number(number), count: wanted, class: faultClass };
}

/** The inverse of `parseHunt`, in its shortest form. */
export function formatHunt({ number, count, class: faultClass }: HuntOptions): string {
  const [code] = [...CLASSES].find(([, name]) => name === faultClass) ?? [];
  const amount = count === DEFAULT_COUNT ? '' : `_n${count}`;
  return `hunt-${number}${amount}${code === undefined ? '' : `_${code}`}`;
}

/** The hunt with the next number and the same options. */
export function nextHunt(hunt: HuntOptions): HuntOptions {
  return { ...hunt, number: (hunt.number + 1) % (MAX_NUMBER + 1) };
}

/**
 * The faults of a hunt, without conditions, in the order of `faults`; fewer than `count` where a class has fewer. Each
 * fault's rank depends on the hunt's number and its key alone, so that a new fault changes few hunts.
 */
export function drawHunt<One extends Pick<Fault, 'key' | 'kind' | 'class'>>(
  hunt: HuntOptions,
  faults: readonly One[],
): readonly One[] {
  const candidates = faults.filter(
    (fault) => fault.kind === 'fault' && (hunt.class === null || fault.class === hunt.class),
  );
  const rank = ({ key }: One) => randomUint32(hunt.number, ...codesOf(key));
  const chosen = new Set(candidates.toSorted((a, b) => rank(a) - rank(b)).slice(0, hunt.count));
  return candidates.filter((fault) => chosen.has(fault));
}
