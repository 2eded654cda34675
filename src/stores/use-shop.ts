import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { CartState } from './cart/cart.ts';
import type { Shop } from './shop.ts';
import type { SearchState } from './search/search.ts';

export const ShopContext = createContext<Shop | null>(null);

/** The shop of the nearest `ShopProvider`. Throws when there is none. */
export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error('useShop needs a ShopProvider');
  return shop;
}

/** Selects from the cart's state. The selector must not create objects: that would re-render on every change. */
export function useCart<Value>(selector: (state: CartState) => Value): Value {
  return useStore(useShop().cart.state, selector);
}

/** Selects from the search's state, as `useCart` does. */
export function useSearchState<Value>(selector: (state: SearchState) => Value): Value {
  return useStore(useShop().search.state, selector);
}
