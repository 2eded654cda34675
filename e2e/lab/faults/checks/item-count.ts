import type { Shop } from '../../../fixtures/shop.ts';
import { expect } from './check.ts';

/** The number of items that the cart icon names. */
export async function itemCount({ cartIcon }: Shop): Promise<number> {
  const name = await cartIcon.getAttribute('aria-label');
  return Number(/\d+/.exec(name ?? '')?.[0] ?? 0);
}

export function expectItemCount({ cartIcon }: Shop, count: number): Promise<void> {
  return expect(cartIcon).toHaveAccessibleName(`Cart, ${count} ${count === 1 ? 'item' : 'items'}`);
}
