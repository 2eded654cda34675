import { formatItemCount } from '#domain/cart/cart.ts';
import { parseCartLink } from '#domain/cart/cart-link.ts';
import { groupDigits } from '#domain/text.ts';
import { isEqual } from '#lib/is-equal.ts';
import { carriedFragment } from '#router/carried-fragment.ts';
import { removeFragment } from '#router/history.ts';
import type { Shop } from '#stores/shop.ts';
import { startOver } from '#stores/start-over.ts';
import { offerCartUndo } from '#visit/undo.ts';

/** Carries out the fragment of the URL, and removes it: `#cart=` fills the cart, `#reset` starts over. */
export function applyFragment(shop: Shop): void {
  const hash = carriedFragment();
  if (hash.startsWith('#reset')) startOver(shop);
  else if (hash.startsWith('#cart=')) openCart(shop, hash);
  else return;
  removeFragment();
}

/** Replaces the cart by that of a link, and offers Undo until the next change of the cart (SPEC CART33, CART36). */
function openCart(shop: Shop, hash: string): void {
  const { visit, catalogue } = shop;
  const { lines, ignored } = parseCartLink(hash, catalogue);
  if (ignored.length > 0) {
    console.warn(
      `The cart in the URL has ${ignored.length} invalid or surplus entries, which are ignored: ` +
        ignored.join(', '),
    );
  }
  const current = visit.state.getState().cart;
  // A link that is opened twice must not end the offer to undo it.
  if (lines.length === 0 || isEqual(lines, current)) return;
  const items = formatItemCount(lines);
  visit.runAs('start', () => {
    const { cart: before } = visit.update({ cart: () => lines }).before;
    const text =
      before.length === 0
        ? `A link has filled your cart: ${items}.`
        : `Your cart has been replaced by a link: ${items}.`;
    offerCartUndo(visit, before, text + ignoredNote(ignored.length));
  });
}

function ignoredNote(count: number): string {
  if (count === 0) return '';
  const entries = count === 1 ? '1 entry was' : `${groupDigits(count)} entries were`;
  return ` ${entries} not understood.`;
}
