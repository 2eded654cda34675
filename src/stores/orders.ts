import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CartItems } from '#domain/cart/cart.ts';
import { orderNumber, type Order } from '#domain/cart/order.ts';

/** The orders of this visit, oldest first. They are not persisted. */
export interface Orders {
  readonly state: StoreApi<readonly Order[]>;
  /** Adds an order of these items; `null` for none, as when another tab has just emptied the cart. */
  place(items: CartItems): Order | null;
}

/** `seed`: the catalogue's. */
export function createOrders(seed: number): Orders {
  const state = createStore<readonly Order[]>(() => []);
  return {
    state,
    place(items) {
      if (items.length === 0) return null;
      const orders = state.getState();
      const order = { number: orderNumber(seed, orders.length + 1), items };
      state.setState([...orders, order], true);
      return order;
    },
  };
}
