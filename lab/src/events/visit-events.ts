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
  // What a link or Start over did is no event, so its Undo has no others either (SPEC LAB23). What a tool did is one.
  if (by === 'undo' && offer?.place === 'every-page' && offer.by !== 'tool') return events;
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
