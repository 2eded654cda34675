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
  return visit.runAs('start', () => {
    const standing = visit.undoOffer.getState();
    const { before, after } = visit.update(replacing(next));
    // Where nothing changes, what an earlier offer restores stays: this one would restore nothing.
    const restore = standing && isEqual(before, after) ? standing.restore : replacing(before);
    visit.offerUndo({ ...offer, restore });
    return before;
  });
}

/** Offers to undo a change of the cart. `before`: the cart that Undo restores; `text`: what has happened. */
export function offerCartUndo(visit: VisitStore, before: CartLines, text: string): void {
  visit.offerUndo({
    text,
    restore: { cart: () => before },
    undone:
      before.length === 0
        ? 'Your cart is empty again.'
        : `Your cart is back: ${formatItemCount(before)}.`,
  });
}
