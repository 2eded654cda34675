import { itemsOf } from '#domain/cart/items.ts';
import { BASE_PATH } from '#lib/base-path.ts';
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
import { visitEvents } from './visit-events.ts';

/** Records what the visitor does in the log and in `window.dataLayer`. Returns the shop to render. */
export function recordVisit(shop: Shop, log: WritableLog): Shop {
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
  watchChanges(shop, log, recordBy, () => {
    const [shown, card] = [list(), pressedCard()];
    return shown && card !== null ? findListed(shown, card) : null;
  });
  return { ...shop, navigate: recordFilters(shop.navigate, record) };
}

/** Records changes of the visit. Start over clears the log, and its Undo brings the log back. */
function watchChanges(
  { visit, cart }: Shop,
  log: WritableLog,
  record: (event: ShopEvent, by: ChangedBy) => void,
  listed: () => Listed | null,
): void {
  let cleared: readonly LogEntry[] = [];
  visit.undo.subscribe((offer) => {
    if (offer?.text !== STARTED_OVER) return;
    cleared = log.entries();
    log.clear();
  });
  visit.subscribe((change, by) => {
    const offer = visit.undo.getState();
    if (by === 'undo' && offer?.text === STARTED_OVER) log.load([...cleared, ...log.entries()]);
    const card = by === 'tool' ? null : listed();
    for (const event of visitEvents(change, by, offer, card)) record(event, by);
  });
  cart.state.subscribe(({ popupShown, added }, before) => {
    if (!popupShown || before.popupShown || added !== null) return;
    record(cartEvent('view_cart', itemsOf(visit.state.getState().cart, BASE_PATH)), 'visitor');
  });
}
