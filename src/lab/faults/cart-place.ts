import type { FaultPlace } from './fault.ts';

/** The cart wherever it shows: its icon, the popup and the lines of the cart page. */
export const CART_PLACE: FaultPlace = {
  role: 'button',
  name: 'Cart, 3 items',
  selector: 'header button[aria-label^="Cart,"], [aria-label="Cart"], [aria-label="Cart items"]',
};
