import type { FaultPlace } from './fault.ts';

/** The place of a fault that shows wherever the cart does: cart icon, popup and lines of the cart page. */
export const CART_PLACE: FaultPlace = {
  role: 'button',
  name: 'Cart, 3 items',
  selector: 'header button[aria-label^="Cart,"], [aria-label="Cart"], [aria-label="Cart items"]',
};
