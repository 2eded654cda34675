import { createContext, use, useMemo } from 'react';
import { useStore } from 'zustand';
import { itemsOf, type CartItems } from '#domain/cart/items.ts';
import type { Visit } from '#visit/parts.ts';
import type { CartState } from './cart/cart.ts';
import type { OverlayName } from './overlay.ts';
import type { Shop } from './shop.ts';
import type { SearchState } from './search/search.ts';

export const ShopContext = createContext<Shop | null>(null);

/** The shop of the nearest `ShopContext`. Throws when there is none. */
export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error('useShop needs a ShopContext');
  return shop;
}

/** Selects from what the visitor has made. The selector must not create objects: that would re-render on every change. */
export function useVisit<Value>(selector: (visit: Visit) => Value): Value {
  return useStore(useShop().visit.state, selector);
}

/** The lines of the cart with their products. */
export function useCartItems(): CartItems {
  const lines = useVisit((visit) => visit.cart);
  return useMemo(() => itemsOf(lines), [lines]);
}

/** Selects from what the page shows of the cart beside its lines, as `useVisit` does. */
export function useCartState<Value>(selector: (state: CartState) => Value): Value {
  return useStore(useShop().cart.state, selector);
}

/** Selects from the search's state, as `useVisit` does. */
export function useSearchState<Value>(selector: (state: SearchState) => Value): Value {
  return useStore(useShop().search.state, selector);
}

/** What is open above the page. */
export function useOverlay(): OverlayName | null {
  return useStore(useShop().overlay.state);
}
