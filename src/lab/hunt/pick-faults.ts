import { randomUint32 } from '#domain/random.ts';
import type { Fault } from '../faults/fault.ts';
import { keyCodes } from '../fault-target/key-codes.ts';
import type { HuntOptions } from './hunt-options.ts';

/**
 * Picks the faults of a hunt, never a condition, in the order of `faults`; fewer than `count` where a class has fewer.
 * A fault's rank is a hash of the hunt's number and its own key, so a new fault changes few hunts.
 */
export function pickFaults<One extends Pick<Fault, 'key' | 'kind' | 'class'>>(
  hunt: HuntOptions,
  faults: readonly One[],
): readonly One[] {
  const candidates = faults.filter(
    (fault) => fault.kind === 'fault' && (hunt.class === null || fault.class === hunt.class),
  );
  const rank = ({ key }: One) => randomUint32(hunt.number, ...keyCodes(key));
  const picked = new Set(candidates.toSorted((a, b) => rank(a) - rank(b)).slice(0, hunt.count));
  return candidates.filter((fault) => picked.has(fault));
}
