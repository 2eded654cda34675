import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { CartState } from './cart.ts';
import type { Shop } from './shop.ts';
import type { SearchState } from './search.ts';

export const ShopContext = createContext<Shop | null>(null);

/** The shop around this component. Throws outside one: that is a mistake of ours, not of the visitor. */
export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error('useShop needs a ShopContext around it');
  return shop;
}

/** A part of the cart's state; the selector picks, it does not build. */
export function useCart<Part>(pick: (state: CartState) => Part): Part {
  return useStore(useShop().cart.state, pick);
}

export function useSearchState<Part>(pick: (state: SearchState) => Part): Part {
  return useStore(useShop().search.state, pick);
}
