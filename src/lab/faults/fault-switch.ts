import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Shop, ShopOptions } from '#stores/shop.ts';
import type { Fault } from './fault.ts';
import { createFaultTarget } from './fault-target.ts';

/** The faults that are on, each with its dose; a fault without doses has 0. */
export type ActiveFaults = ReadonlyMap<Fault, number>;

export interface FaultSwitch {
  readonly state: StoreApi<{ readonly active: ActiveFaults }>;
  /** Changes what the shop is created from, for the faults that are on at the start. */
  decorate(options: ShopOptions): ShopOptions;
  /** Breaks the running shop. Call once, before the first render. */
  start(shop: Shop): void;
  /** Switches a fault on or off, without a reload: see `needsReload`. */
  set(fault: Fault, dose: number | null): void;
}

/** Whether a fault can only be switched by loading the page anew. */
export function needsReload({ decorate }: Fault): boolean {
  return decorate !== undefined;
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
      running.get(fault)?.abort();
      running.delete(fault);
      const active = new Map(state.getState().active);
      if (dose === null) active.delete(fault);
      else {
        active.set(fault, dose);
        inject(fault, dose);
      }
      state.setState({ active });
    },
  };
}
