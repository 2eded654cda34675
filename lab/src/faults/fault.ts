import type { ShopOptions } from '#stores/shop.ts';
import type { FaultFacts } from '../../package/facts.ts';
import type { FaultTarget } from '../fault-target/fault-target.ts';

export * from '../../package/facts.ts';

/** The facts that a file need not state: they follow from its place, or are those of most faults. */
type Derived = 'key' | 'kind' | 'class' | 'cases';
type WithDefault = 'viewport' | 'breaks' | 'actual' | 'detect';

/**
 * A fault or condition as its file states it; `factsOf` derives the rest. A condition breaks nothing, so it has neither
 * `breaks` nor `actual`.
 */
export interface FaultSource
  extends
    Omit<FaultFacts, Derived | WithDefault>,
    Partial<Pick<FaultFacts, WithDefault>>,
    FaultCode {
  /** The case `passed`: the URL of a screen that shows the fault when it is on. */
  readonly passed: string;
  /** The URL of a screen that does not show it: the case `inapplicable`, without the fault. */
  readonly inapplicable: string;
}

interface FaultCode {
  /** Changes the options that the shop is created with, such as its storage: a switch takes effect after a reload. */
  readonly decorate?: (options: ShopOptions, dose: number) => ShopOptions;
  /** Breaks the running shop by means of the target, which undoes everything when the fault is switched off. */
  readonly inject?: (target: FaultTarget) => void;
}

/** A fault or condition with all its facts. */
export type Fault = FaultFacts & FaultCode;
