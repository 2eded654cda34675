import { codesOf, randomUint32 } from '#domain/random.ts';
import type { Fault } from '../faults/fault.ts';
import type { HuntOptions } from './hunt-options.ts';

type Pickable = Pick<Fault, 'key' | 'kind' | 'class' | 'where'>;

/**
 * Picks the faults of a hunt in the order of `faults`: never a condition, nor two of one class at the same place, which
 * no report could tell apart; fewer than `count` where there are fewer. A fault's rank is a hash of the hunt's number
 * and its own key, so a new fault changes few hunts.
 */
export function pickFaults<One extends Pickable>(
  hunt: HuntOptions,
  faults: readonly One[],
): readonly One[] {
  const rank = ({ key }: One) => randomUint32(hunt.number, ...codesOf(key));
  const candidates = faults
    .filter((one) => one.kind === 'fault' && (hunt.class === null || one.class === hunt.class))
    .toSorted((a, b) => rank(a) - rank(b));
  const distinct = candidates.filter(
    (one, index) => candidates.findIndex((other) => isSamePlace(one, other)) === index,
  );
  const picked = new Set(distinct.slice(0, hunt.count));
  return faults.filter((fault) => picked.has(fault));
}

function isSamePlace(one: Pickable, other: Pickable): boolean {
  return one.class === other.class && one.where.selector === other.where.selector;
}
