/* What can be undone as a whole: the visit, or its cart. */
import { formatItemCount, type CartLines } from '#domain/cart/cart.ts';
import { isEqual } from '#lib/is-equal.ts';
import type { Visit } from './parts.ts';
import { replacing, type UndoOffer, type VisitStore } from './visit.ts';

/** Replaces the visit, and offers Undo. Returns the visit before. */
export function replaceVisit(
  visit: VisitStore,
  next: Visit,
  offer: Pick<UndoOffer, 'text' | 'undone' | 'goesToTop'>,
): Visit {
  const { before, after } = visit.replace(next, 'start');
  // Where nothing has changed since an earlier offer, that one stays: another would restore nothing.
  if (!isEqual(before, after) || !visit.undoOffer.getState())
    visit.offerUndo({ ...offer, restore: replacing(before) });
  return before;
}

/** Offers to undo a change of the cart. `before`: the cart that Undo restores. */
export function offerCartUndo(
  visit: VisitStore,
  before: CartLines,
  offer: Pick<UndoOffer, 'text' | 'by'>,
): void {
  visit.offerUndo({
    ...offer,
    restore: { cart: () => before },
    undone:
      before.length === 0
        ? 'Your cart is empty again.'
        : `Your cart is back: ${formatItemCount(before)}.`,
  });
}
