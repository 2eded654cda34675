import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { useRenderedLocation } from '#router/location.ts';
import type { Shop } from './shop.ts';
import { ShopContext } from './use-shop.ts';

interface ShopProviderProps {
  readonly shop: Shop;
  readonly children: ReactNode;
}

/** Provides a shop, and the router whose links navigate within it. */
export function ShopProvider({ shop, children }: ShopProviderProps) {
  return (
    <ShopContext value={shop}>
      <Router
        // oxlint-disable-next-line react/hooks -- wouter calls it as a hook
        hook={useRenderedLocation}
        aroundNav={(_navigate, to, options) => void shop.navigate(to, options)}
      >
        {children}
      </Router>
    </ShopContext>
  );
}
