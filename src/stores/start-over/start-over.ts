import { announce } from '#lib/announcer.ts';
import type { Shop } from '../shop.ts';
import { offerUndo } from '../offer-undo.ts';
import { NEW_VISIT, readVisit, replaceVisit, resetSearchText } from './visit.ts';

/** The text of the offer to undo it. */
export const STARTED_OVER = 'Started over as a new visitor.';

/**
 * Makes the visitor a new one: empties cart, search history, reviews, drafts and orders, and offers Undo until any of it
 * changes. Other tabs follow with cart and history; what else they hold in memory stays there.
 */
export function startOver(shop: Shop): void {
  const { cart, undo, announcer } = shop;
  cart.closePopup();
  resetSearchText(shop);
  // Nothing has changed since: a second offer would restore nothing.
  if (undo.getState()?.text === STARTED_OVER) return;
  const before = replaceVisit(shop, NEW_VISIT);
  const restore = () => {
    replaceVisit(shop, before);
    announce(announcer, 'What Start over emptied is back.');
  };
  offerUndo(shop, { text: STARTED_OVER, restore }, () => JSON.stringify(readVisit(shop)));
}
