import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Shop, ShopOptions } from '#stores/shop.ts';
import type { Fault } from './fault.ts';
import { createFaultTarget } from '../fault-target/fault-target.ts';

/** The faults that are on, each with its dose; a fault without doses has 0. */
export type ActiveFaults = ReadonlyMap<Fault, number>;

export interface FaultSwitch {
  /** The faults that were on when the page was loaded. */
  readonly loaded: ActiveFaults;
  readonly state: StoreApi<{ readonly active: ActiveFaults }>;
  /** Applies `Fault.decorate` of the faults that are on. Call it before the shop is created. */
  decorate(options: ShopOptions): ShopOptions;
  /** Applies `Fault.inject` of the faults that are on. Call it once, before the first render. */
  start(shop: Shop): void;
  /** Switches a fault on, or off with `null`. With `needsReload` this takes effect after a reload. */
  set(fault: Fault, dose: number | null): void;
}

/** Whether a fault was switched and waits for a reload. */
export function isPending(fault: Fault, { loaded, state }: FaultSwitch): boolean {
  return fault.needsReload === true && loaded.get(fault) !== state.getState().active.get(fault);
}

/** Whether any fault or condition has an effect: it is on, or was switched off but needs a reload. */
export function isPractice({ loaded, state }: FaultSwitch): boolean {
  return (
    state.getState().active.size > 0 || [...loaded.keys()].some(({ needsReload }) => needsReload)
  );
}

export function createFaultSwitch(initial: ActiveFaults): FaultSwitch {
  const state = createStore(() => ({ active: initial }));
  const running = new Map<Fault, AbortController>();
  let shop: Shop | undefined;

  const inject = (fault: Fault, dose: number) => {
    if (!shop || !fault.inject) return;
    const controller = new AbortController();
    running.set(fault, controller);
    fault.inject(createFaultTarget(shop, fault.key, dose, controller.signal));
  };

  return {
    loaded: initial,
    state,
    decorate: (options) =>
      [...initial].reduce(
        (decorated, [fault, dose]) => fault.decorate?.(decorated, dose) ?? decorated,
        options,
      ),
    start(started) {
      shop = started;
      for (const [fault, dose] of initial) inject(fault, dose);
    },
    set(fault, dose) {
      const active = new Map(state.getState().active);
      if (dose === null) active.delete(fault);
      else active.set(fault, dose);
      if (!fault.needsReload) {
        running.get(fault)?.abort();
        running.delete(fault);
        if (dose !== null) inject(fault, dose);
      }
      state.setState({ active });
    },
  };
}
