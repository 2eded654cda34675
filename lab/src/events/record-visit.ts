import { itemsOf } from '#domain/cart/items.ts';
import { routeOf } from '#router/routes.ts';
import type { Shop } from '#stores/shop.ts';
import { STARTED_OVER } from '#stores/start-over.ts';
import type { ChangedBy } from '#visit/visit.ts';
import type { LogEntry, RecordEvent, ShopEvent } from '../lab-api.ts';
import { pushToDataLayer } from './data-layer.ts';
import { BY_TOOL, watchInput } from './input.ts';
import { cartEvent, type Listed } from './items.ts';
import { findListed, shownList } from './lists.ts';
import type { WritableLog } from './log.ts';
import { watchCards, watchPages } from './page-events.ts';
import { watchErrors, watchSharing } from './platform-events.ts';
import { recordFilters } from './record-filters.ts';
import { replacementEvents, visitEvents } from './visit-events.ts';

/**
 * Records what the visitor does in the log and in `window.dataLayer`. Returns the shop to render. `forTask`: the log must
 * explain the whole visit, so Start over does not clear it, and it has what replaces the cart (SPEC TASK6).
 */
export function recordVisit(shop: Shop, log: WritableLog, forTask = false): Shop {
  const lastInput = watchInput();
  const recordBy = (event: ShopEvent, by: ChangedBy) => {
    const input = by === 'tool' ? BY_TOOL : lastInput();
    log.add(event, { screen: routeOf(location.pathname).page, ...input });
    pushToDataLayer(event);
  };
  const record: RecordEvent = (event) => recordBy(event, 'visitor');
  const list = () => shownList(shop.catalogue, location);
  watchPages(shop, record);
  const pressedCard = watchCards(list, record);
  watchErrors(record);
  watchSharing(record);
  // Before the changes are recorded: the log is back when Undo is.
  if (!forTask) clearWithVisit(shop, log);
  watchChanges(shop, recordBy, () => {
    const [shown, card] = [list(), pressedCard()];
    return shown && card !== null ? findListed(shown, card) : null;
  });
  if (forTask) watchReplacements(shop, record);
  return { ...shop, navigate: recordFilters(shop.navigate, record) };
}

/** Records changes of the visit. */
function watchChanges(
  { visit, cart }: Shop,
  record: (event: ShopEvent, by: ChangedBy) => void,
  listed: () => Listed | null,
): void {
  visit.subscribe((change, by) => {
    const offer = visit.undo.getState();
    const card = by === 'tool' ? null : listed();
    for (const event of visitEvents(change, by, offer, card)) record(event, by);
  });
  cart.state.subscribe(({ popupShown, added }, before) => {
    if (!popupShown || before.popupShown || added !== null) return;
    record(cartEvent('view_cart', itemsOf(visit.state.getState().cart)), 'visitor');
  });
}

function watchReplacements({ visit }: Shop, record: RecordEvent): void {
  visit.subscribe((change, by) => {
    for (const event of replacementEvents(change, by, visit.undo.getState())) record(event);
  });
}

/** Start over clears the log, and its Undo brings the log back. */
function clearWithVisit({ visit }: Shop, log: WritableLog): void {
  let cleared: readonly LogEntry[] = [];
  visit.undo.subscribe((offer) => {
    if (offer?.text !== STARTED_OVER) return;
    cleared = log.entries();
    log.clear();
  });
  visit.subscribe((_, by) => {
    const isBack = by === 'undo' && visit.undo.getState()?.text === STARTED_OVER;
    if (isBack) log.load([...cleared, ...log.entries()]);
  });
}
