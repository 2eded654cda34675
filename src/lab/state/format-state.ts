import { cartTotal } from '#domain/cart/cart.ts';
import { indexInCatalogue } from '#domain/cart/cart-link.ts';
import { toPrice } from '#domain/money.ts';
import type { Visit } from '#stores/start-over/visit.ts';
import type { LabState, ProductState } from '../lab-api.ts';

/** The fields of a state that are not the visit. */
export type StateContext = Pick<LabState, 'seed' | 'size' | 'path' | 'lab'>;

/** Formats a visit as a state. Equal visits give equal JSON, byte for byte (SPEC LAB18). */
export function formatState(visit: Visit, { seed, size, path, lab }: StateContext): LabState {
  const product = (id: string): ProductState => {
    const index = indexInCatalogue(id, seed, size);
    return index === null ? { id } : { index };
  };
  return {
    state: 1,
    seed,
    size,
    path,
    cart: visit.items.map(({ id, qty }) => ({ ...product(id), qty })),
    history: visit.history.map(({ query, timestamp }) => ({ query, timestamp })),
    reviews: Object.fromEntries(
      Object.entries(visit.reviews)
        .filter(([, reviews]) => reviews.length > 0)
        .map(([id, reviews]) => [
          product(id).index ?? id,
          reviews.map(({ text, rating }) => ({ text, rating })),
        ]),
    ),
    orders: visit.orders.map(({ number, items }) => ({
      number,
      lines: items.map(({ id, title, price, qty }) => ({ ...product(id), title, price, qty })),
      total: toPrice(cartTotal(items)),
    })),
    lab,
  };
}
