import { routeOf } from '#router/routes.ts';
import type { Shop } from '#stores/shop.ts';
import { pushToDataLayer } from './data-layer.ts';
import { decorateShop, type Report } from './decorate-shop.ts';
import { watchInput } from './input.ts';
import { findListed, shownList } from './lists.ts';
import type { WritableLog } from './log.ts';
import { watchCards, watchPages } from './page-events.ts';
import { watchErrors, watchSharing } from './platform-events.ts';

/** Records what the visitor does from now on in the log and in `window.dataLayer`. Returns the shop to render. */
export function recordVisit(shop: Shop, log: WritableLog): Shop {
  const lastInput = watchInput();
  const report: Report = (event) => {
    log.add(event, { screen: routeOf(location.pathname).page, ...lastInput() });
    pushToDataLayer(event);
  };
  const list = () => shownList(shop.catalogue, location);
  watchPages(shop, report);
  watchCards(list, report);
  watchErrors(report);
  watchSharing(report);
  return decorateShop(shop, report, (id) => {
    const shown = list();
    return shown && findListed(shown, id);
  });
}
