import { itemsOf } from '#domain/cart/items.ts';
import type { Change, ChangedBy, UndoOffer } from '#visit/visit.ts';
import type { ShopEvent } from '../../public/rivulet.d.ts';
import { cartEvent, changeEvents, purchaseEvent, type Listed } from './items.ts';

/**
 * The events of a change of the visit. `offer`: what could be undone before the change. `listed`: the position of the
 * card that caused it, if one did.
 */
export function visitEvents(
  { before, after }: Change,
  by: ChangedBy,
  offer: UndoOffer | null,
  listed: Listed | null,
): readonly ShopEvent[] {
  const events: ShopEvent[] = by === 'undo' ? [{ event: 'undo' }] : [];
  if (isReplacement(by, offer)) return events;
  const order = after.orders.length > before.orders.length ? after.orders.at(-1) : undefined;
  if (order) events.push(cartEvent('begin_checkout', order.lines), purchaseEvent(order));
  else events.push(...changeEvents(before.cart, after.cart, listed));
  const [search] = after.history;
  if (search && after.history !== before.history)
    events.push({ event: 'search', search_term: search.query });
  for (const [id, reviews] of Object.entries(after.reviews)) {
    const isNew = reviews.length > (before.reviews[id]?.length ?? 0);
    const review = isNew ? reviews.at(-1) : undefined;
    if (review) events.push({ event: 'review', item_id: id, rating: review.rating });
  }
  return events;
}

/** What a link, Start over or its Undo has put in place of the cart: without it, the log of a task explains no cart. */
export function replaceEvents(
  { before, after }: Change,
  by: ChangedBy,
  offer: UndoOffer | null,
): readonly ShopEvent[] {
  const isReplaced = by !== 'tab' && isReplacement(by, offer) && before.cart !== after.cart;
  return isReplaced ? [cartEvent('replace_cart', itemsOf(after.cart))] : [];
}

/** What a link, Start over or another tab did is no event, so the Undo of it has no others either (SPEC LAB23). */
function isReplacement(by: ChangedBy, offer: UndoOffer | null): boolean {
  return by === 'start' || by === 'tab' || (by === 'undo' && offer?.by === 'start');
}
