import { formatItemCount, type CartLines } from '#domain/cart/cart.ts';
import { NEW_VISIT, PART_NAMES, type Visit } from '#visit/parts.ts';
import type { PendingUndo } from '#visit/visit.ts';
import type { Shop } from './shop.ts';

/** The text of the offer to undo it. */
export const STARTED_OVER = 'Started over as a new visitor.';

/**
 * Makes the visitor a new one: empties cart, search history, reviews, drafts and orders, and offers Undo until any of it
 * changes. Other tabs follow with cart and history; what else they hold in memory stays there.
 */
export function startOver(shop: Shop): void {
  shop.cart.closePopup();
  // Nothing has changed since: a second offer would restore nothing.
  if (shop.visit.undo.getState()?.text === STARTED_OVER) shop.searchText.reset();
  else replaceVisit(shop, NEW_VISIT, STARTED_OVER, 'What Start over emptied is back.');
}

/** Replaces the visit, and offers Undo. `restored`: what is announced after Undo. Returns the visit before. */
export function replaceVisit(shop: Shop, next: Visit, text: string, restored: string): Visit {
  const { visit, announcer } = shop;
  const { before } = visit.replace(next, 'start');
  shop.searchText.reset();
  visit.offerUndo({
    text,
    parts: PART_NAMES,
    place: 'every-page',
    restore() {
      visit.replace(before, 'undo');
      announcer.announce(restored);
    },
  });
  return before;
}

/** Offers on every page to undo a change of the cart. `before`: the cart that Undo restores. */
export function offerCartUndo(
  { visit, announcer }: Shop,
  before: CartLines,
  offer: Pick<PendingUndo, 'text' | 'by'>,
): void {
  visit.offerUndo({
    ...offer,
    parts: ['cart'],
    place: 'every-page',
    restore() {
      visit.update({ cart: () => before });
      announcer.announce(
        before.length === 0
          ? 'Your cart is empty again.'
          : `Your cart is back: ${formatItemCount(before)}.`,
      );
    },
  });
}
