import { createShop, type Shop } from '#stores/shop.ts';
import type { SafeStorage } from '#visit/storage.ts';
import { createFakeStorage } from './fake-storage.ts';

/** A shop of seed 7 in a tab, with a new storage or one shared with other tabs. `size`: of its catalogue. */
export function openShop(storage: SafeStorage = createFakeStorage().openTab(), size = 20): Shop {
  return createShop({
    seed: 7,
    size,
    storage,
    now: () => new Date(),
  });
}
