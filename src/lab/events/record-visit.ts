import { routeOf } from '#router/routes.ts';
import type { Shop } from '#stores/shop.ts';
import { STARTED_OVER } from '#stores/start-over/start-over.ts';
import type { PendingUndo } from '#stores/undo.ts';
import { pushToDataLayer } from './data-layer.ts';
import { decorateShop, type RecordEvent } from './decorate-shop.ts';
import { watchInput } from './input.ts';
import { findListed, shownList } from './lists.ts';
import type { WritableLog } from './log.ts';
import { watchCards, watchPages } from './page-events.ts';
import { watchErrors, watchSharing } from './platform-events.ts';

/** Records what the visitor does in the log and in `window.dataLayer`. Returns the shop to render. */
export function recordVisit(shop: Shop, log: WritableLog): Shop {
  const lastInput = watchInput();
  const record: RecordEvent = (event) => {
    log.add(event, { screen: routeOf(location.pathname).page, ...lastInput() });
    pushToDataLayer(event);
  };
  const list = () => shownList(shop.catalogue, location);
  watchUndo(shop, log, record);
  watchPages(shop, record);
  watchCards(list, record);
  watchErrors(record);
  watchSharing(record);
  return decorateShop(shop, record, (id) => {
    const shown = list();
    return shown && findListed(shown, id);
  });
}

/** Records Undo of a state link and of Start over. Start over clears the log, and its Undo brings the log back. */
function watchUndo({ undo }: Shop, log: WritableLog, record: RecordEvent): void {
  const decorate = (offer: PendingUndo | null) => {
    if (!offer) return;
    const { restore } = offer;
    const cleared = offer.text === STARTED_OVER ? log.entries() : null;
    if (cleared) log.clear();
    // In place, because the shop compares offers by identity.
    Object.assign(offer, {
      restore() {
        restore();
        if (cleared) log.load([...cleared, ...log.entries()]);
        record({ event: 'undo' });
      },
    });
  };
  decorate(undo.getState());
  undo.subscribe(decorate);
}
