import type { expect } from '@playwright/test';
import type { Shop } from '../../../../e2e/fixtures/shop.ts';

/**
 * Passes on the healthy shop and throws on the faulty one; the URL of a case is loaded. `claim` is `expect` for what the
 * fault breaks: on the faulty shop it waits for a second only. Other steps succeed there too.
 */
export type Check = (shop: Shop, claim: typeof expect) => Promise<void>;

/** The checks of a class, by the keys of its faults. */
export type Checks = Readonly<Record<string, Check>>;

/** The number of items that the cart icon names. */
export async function itemCount({ cartIcon }: Shop): Promise<number> {
  const name = await cartIcon.getAttribute('aria-label');
  return Number(/\d+/.exec(name ?? '')?.[0] ?? 0);
}

/** The name of the cart icon with so many items. */
export const cartName = (count: number) => `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
