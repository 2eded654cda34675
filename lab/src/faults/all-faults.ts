import type { Fault } from './fault.ts';

const files = import.meta.glob<{ readonly fault: Fault }>(['./*/*.ts', '!./*/*.test.ts'], {
  eager: true,
});

/** Every fault and condition, sorted by class and key. */
export const ALL_FAULTS: readonly Fault[] = Object.keys(files)
  .toSorted()
  .flatMap((file) => files[file]?.fault ?? []);

/** `undefined` for an unknown key. */
export function findFault(key: string): Fault | undefined {
  return ALL_FAULTS.find((fault) => fault.key === key);
}
