import type { ShopOptions } from '#stores/shop.ts';
import type { FaultClass, FaultFacts } from '../../package/lab.d.mts';
import type { FaultTarget } from '../fault-target/fault-target.ts';

export type * from '../../package/lab.d.mts';

export const FAULT_CLASSES = [
  'functional',
  'visual',
  'accessibility',
  'performance',
  'data',
] as const satisfies readonly FaultClass[];

/** A fault or condition. Each is one file in the folder of its class. */
export interface Fault extends FaultFacts {
  /** Changes the options that the shop is created with, such as its storage. Requires `needsReload`. */
  readonly decorate?: (options: ShopOptions, dose: number) => ShopOptions;
  /** Breaks the running shop by means of the target, which undoes everything when the fault is switched off. */
  readonly inject?: (target: FaultTarget) => void;
}
