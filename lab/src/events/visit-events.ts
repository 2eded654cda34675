import { itemsOf } from '#domain/cart/items.ts';
import { BASE_PATH } from '#lib/base-path.ts';
import type { Change, ChangedBy, PendingUndo } from '#visit/visit.ts';
import type { ShopEvent } from '../lab-api.ts';
import { cartEvent, changeEvents, purchaseEvent, type Listed } from './items.ts';

/**
 * The events of a change of the visit. `offer`: what could be undone before the change. `listed`: the position of the
 * card that caused it, if one did.
 */
export function visitEvents(
  { before, after }: Change,
  by: ChangedBy,
  offer: PendingUndo | null,
  listed: Listed | null,
): readonly ShopEvent[] {
  if (by === 'start' || by === 'tab') return [];
  const events: ShopEvent[] = by === 'undo' ? [{ event: 'undo' }] : [];
  // What a link or Start over did is no event, so its Undo has no others either (SPEC LAB23).
  if (by === 'undo' && offer?.place === 'every-page') return events;
  const order = after.orders.length > before.orders.length ? after.orders.at(-1) : undefined;
  if (order) events.push(cartEvent('begin_checkout', order.lines), purchaseEvent(order));
  else events.push(...changeEvents(before.cart, after.cart, listed));
  const [search] = after.history;
  if (search && after.history !== before.history)
    events.push({ event: 'search', search_term: search.query });
  for (const [id, reviews] of Object.entries(after.reviews)) {
    const review = reviews === before.reviews[id] ? undefined : reviews.at(-1);
    if (review) events.push({ event: 'review', item_id: id, rating: review.rating });
  }
  return events;
}

/**
 * The event of a change of cart or orders that is no action of the visitor, for a log that must explain the cart (SPEC TASK6).
 * The parameters are those of `visitEvents`.
 */
export function replacementEvents(
  { before, after }: Change,
  by: ChangedBy,
  offer: PendingUndo | null,
): readonly ShopEvent[] {
  const isUndone = by === 'undo' && offer?.place === 'every-page';
  if (by !== 'start' && by !== 'tab' && !isUndone) return [];
  if (madeIn(before) === madeIn(after)) return [];
  return [cartEvent('replace_cart', itemsOf(after.cart, BASE_PATH))];
}

function madeIn({ cart, orders }: Change['before']): string {
  return JSON.stringify([cart, orders]);
}
