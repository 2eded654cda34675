import { itemsOf } from '#domain/cart/items.ts';
import { routeOf } from '#router/routes.ts';
import type { Shop } from '#stores/shop.ts';
import type { ChangedBy, UndoOffer } from '#visit/visit.ts';
import type { LogEntry, ShopEvent } from '../../public/rivulet.d.ts';
import { pushToDataLayer } from './data-layer.ts';
import { BY_TOOL, watchInput } from './input.ts';
import { cartEvent, type Listed } from './items.ts';
import { findListed, shownList } from './lists.ts';
import type { WritableLog, RecordEvent } from './log.ts';
import { watchCards, watchPages } from './page-events.ts';
import { eventOf, watchErrors } from './platform-events.ts';
import { replaceEvents, visitEvents } from './visit-events.ts';

/**
 * Records what the visitor does in the log and in `window.dataLayer`. `isTask`: Start over does not clear
 * the log, because that of a task must be complete (SPEC TASK49). Returns a function that records more.
 */
export function recordVisit(shop: Shop, log: WritableLog, isTask: boolean): RecordEvent {
  const lastInput = watchInput();
  const recordBy = (event: ShopEvent, by: ChangedBy) => {
    const input = by === 'tool' ? BY_TOOL : lastInput();
    log.add(event, { screen: routeOf(location.pathname).page, ...input });
    pushToDataLayer(event);
  };
  const record: RecordEvent = (event) => recordBy(event, 'visitor');
  const list = () => shownList(shop, location);
  watchPages(shop, record);
  const pressedCard = watchCards(list, record);
  watchErrors(record);
  // Before the changes are recorded: the log is back when Undo is.
  if (!isTask) clearWithVisit(shop, log);
  watchChanges(shop, isTask, recordBy, () => {
    const [shown, card] = [list(), pressedCard()];
    return shown && card !== null ? findListed(shown, card) : null;
  });
  shop.events.subscribe((storeEvent) => {
    const event = eventOf(storeEvent);
    if (event) record(event);
  });
  return record;
}

/** Records changes of the visit. */
function watchChanges(
  { visit, cart, overlay }: Shop,
  isTask: boolean,
  record: (event: ShopEvent, by: ChangedBy) => void,
  listed: () => Listed | null,
): void {
  visit.subscribe((change, by) => {
    const offer = visit.undoOffer.getState();
    const card = by === 'tool' ? null : listed();
    for (const event of visitEvents(change, by, offer, card)) record(event, by);
    if (isTask) for (const event of replaceEvents(change, by, offer)) record(event, by);
  });
  overlay.state.subscribe((open) => {
    if (open !== 'cart' || cart.state.getState().added !== null) return;
    record(cartEvent('view_cart', itemsOf(visit.state.getState().cart)), 'visitor');
  });
}

/** Start over clears the log, and its Undo brings the log back. */
function clearWithVisit({ visit, events }: Shop, log: WritableLog): void {
  let cleared: readonly LogEntry[] = [];
  let restore: UndoOffer['restore'] | undefined;
  events.subscribe(({ type }) => {
    if (type !== 'started-over') return;
    const offer = visit.undoOffer.getState();
    // Repeated at once, it empties nothing, and Undo restores what the first one emptied.
    cleared = offer?.restore === restore ? [...cleared, ...log.entries()] : log.entries();
    restore = offer?.restore;
    log.clear();
  });
  visit.subscribe((_, by) => {
    if (by === 'undo' && visit.undoOffer.getState()?.restore === restore)
      log.load([...cleared, ...log.entries()]);
  });
}
