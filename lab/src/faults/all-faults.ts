import { factsOf } from './facts-of.ts';
import type { Fault, FaultSource } from './fault.ts';

const files = import.meta.glob<{ readonly fault?: FaultSource }>('./*/*.ts', { eager: true });

/** Every fault and condition, sorted by class and key. */
export const ALL_FAULTS: readonly Fault[] = Object.entries(files)
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .flatMap(([file, { fault }]) => (fault ? [factsOf(file, fault)] : []));

/** `undefined` for an unknown key. */
export function findFault(key: string): Fault | undefined {
  return ALL_FAULTS.find((fault) => fault.key === key);
}
