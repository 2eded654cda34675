import { expect, test } from 'vitest';
import { createShop } from '#stores/shop.ts';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { ALL_FAULTS } from './all-faults.ts';
import type { Fault } from './fault.ts';
import { createFaultTarget } from '../fault-target/fault-target.ts';

const SHOP = createShop({
  seed: 7,
  size: 20,
  storage: createFakeStorage().openTab(),
  now: () => new Date(0),
});

const OWNERS: readonly object[] = [SHOP, ...Object.values(SHOP)];

/** Every method that a fault may patch. */
function methods() {
  return OWNERS.flatMap((owner) =>
    Object.entries(owner).filter(([, value]) => typeof value === 'function'),
  );
}

function switchOn({ key, dose, inject }: Fault): AbortController {
  const controller = new AbortController();
  inject?.(createFaultTarget(SHOP, key, dose?.default ?? 0, controller.signal));
  return controller;
}

// Finds pairs of faults that prevent each other's clean-up.
test('[FAULT34] any two faults can be on together, and switching them off in any order restores the healthy shop', () => {
  const healthy = methods();
  const html = document.documentElement.outerHTML;
  const isHealthy = () => methods().every(([, method], at) => method === healthy[at]?.[1]);
  for (const [index, one] of ALL_FAULTS.entries()) {
    for (const other of ALL_FAULTS.slice(index + 1)) {
      for (const inOrder of [true, false]) {
        const on = [switchOn(one), switchOn(other)];
        for (const controller of inOrder ? on : on.toReversed()) controller.abort();
        const names = `${one.key}, ${other.key}`;
        expect(isHealthy(), names).toBe(true);
        expect(document.adoptedStyleSheets, names).toEqual([]);
        expect(document.documentElement.outerHTML, names).toBe(html);
      }
    }
  }
});
