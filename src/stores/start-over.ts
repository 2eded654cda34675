import { formatItemCount, type CartLines } from '#domain/cart/cart.ts';
import { mapParts, NEW_VISIT, PART_NAMES, type Visit } from '#visit/parts.ts';
import type { UndoOffer, VisitUpdate } from '#visit/visit.ts';
import type { Shop } from './shop.ts';

/**
 * Makes the visitor a new one: empties cart, search history, reviews, drafts and orders, and offers Undo until any of it
 * changes. Other tabs follow with cart and history; what else they hold in memory stays there.
 */
export function startOver(shop: Shop): void {
  replaceVisit(shop, NEW_VISIT, {
    text: 'Started over as a new visitor.',
    undone: 'What Start over emptied is back.',
    goesToTop: true,
  });
  // Afterwards: what an agent asks ends by the reset, and not as if the visitor had left the page.
  shop.overlay.close();
  shop.events.emit({ type: 'started-over' });
}

/** Replaces the visit, and offers Undo. Returns the visit before. */
export function replaceVisit(
  { visit, search }: Shop,
  next: Visit,
  offer: Pick<UndoOffer, 'text' | 'undone' | 'goesToTop'>,
): Visit {
  const { before, after } = visit.replace(next, 'start');
  search.resetText();
  const isChanged = PART_NAMES.some((name) => before[name] !== after[name]);
  // Where nothing has changed since an earlier offer, that one stays: another would restore nothing.
  if (isChanged || !visit.undoOffer.getState())
    visit.offerUndo({ ...offer, restore: restoreAll(before) });
  return before;
}

function restoreAll(before: Visit): VisitUpdate {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript loses which part has which value
  return mapParts<Record<keyof Visit, unknown>>((name) => () => before[name]) as VisitUpdate;
}

/** Offers to undo a change of the cart. `before`: the cart that Undo restores. */
export function offerCartUndo(
  { visit }: Shop,
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
