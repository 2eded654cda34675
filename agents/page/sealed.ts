/*
 * A task that a harness outside the page has set, such as `rivulet/env` (SPEC TASK22, TASK35). The page reports to the
 * harness, which keeps the log; it knows neither what is expected nor a `window.rivulet`.
 */
import { htmlData } from '#prerender/contract.ts';
import { keptParams } from '#router/kept-params.ts';
import { createShop, type Shop, type ShopOptions } from '#stores/shop.ts';
import { replacing } from '#visit/visit.ts';
import { createLog } from '../../lab/src/events/log.ts';
import { recordVisit } from '../../lab/src/events/record-visit.ts';
import type { OpenTask } from './harness-types.ts';
import { restoreReviews } from './running-task.ts';
import { loadCatalogue } from '../../lab/src/state/load-url.ts';
import { shownPath } from '../../lab/src/state/path.ts';
import { formatState, parseState } from '../../lab/src/state/state.ts';
import { SUITE_VERSION } from '../tasks/suite.ts';

/** Creates the shop with the task of a harness. An address without a catalogue gets that of the task. */
export async function createSealedShop(openTask: OpenTask, options: ShopOptions): Promise<Shop> {
  const { seed, size } = options;
  const pinned = keptParams();
  const task = await openTask(SUITE_VERSION);
  const { start } = task ?? {};
  if (start && pinned['seed'] === undefined)
    return loadCatalogue({ seed: start.seed, size: start.size });
  if (seed === start?.seed && size !== start.size && pinned['size'] === undefined)
    return loadCatalogue({ size: start.size });
  if (!task || seed !== start?.seed || size !== start.size) {
    delete htmlData().labPanel;
    return createShop(options);
  }
  const shop = createShop(options);
  const { visit } = parseState(start);
  if (task.isNew) shop.visit.runAs('start', () => shop.visit.update(replacing(visit)));
  else restoreReviews(shop.visit, visit);
  const log = createLog(() => performance.now());
  recordVisit(shop, log, true);
  const state = () =>
    formatState(shop.visit.state.getState(), { seed, size, path: shownPath(), lab: start.lab });
  log.subscribe(() => task.report(state(), log.entries().at(-1)));
  shop.visit.subscribe(() => task.report(state()));
  task.report(state());
  return shop;
}

declare global {
  interface Window {
    readonly rivuletHarness?: OpenTask;
  }
}
