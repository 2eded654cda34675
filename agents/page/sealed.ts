/*
 * A task that a harness outside the page has set, such as `rivulet/env` (SPEC TASK22). The page reports to the harness,
 * which keeps the log; it knows neither what is expected nor a `window.rivulet`.
 */
import { htmlData } from '#prerender/contract.ts';
import { keptParams } from '#router/kept-params.ts';
import { createShop, type Shop, type ShopOptions } from '#stores/shop.ts';
import { replacing } from '#visit/visit.ts';
import type { LabState } from '../../lab/public/rivulet.d.ts';
import { createLog } from '../../lab/src/events/log.ts';
import { recordVisit } from '../../lab/src/events/record-visit.ts';
import type { OpenTask } from './harness-types.ts';
import { shownPath } from '../../lab/src/state/path.ts';
import { formatState, parseState } from '../../lab/src/state/state.ts';
import { SUITE_VERSION } from '../tasks/suite.ts';

/** Creates the shop with the task of a harness. An address without a catalogue gets that of the task. */
export async function createSealedShop(openTask: OpenTask, options: ShopOptions): Promise<Shop> {
  const { seed, size } = options;
  const pinned = keptParams();
  const task = await openTask(SUITE_VERSION);
  const { start } = task ?? {};
  if (start && pinned['seed'] === undefined) return loadCatalogue(start);
  if (seed === start?.seed && size !== start.size && pinned['size'] === undefined)
    return loadCatalogue(start);
  if (!task || seed !== start?.seed || size !== start.size) {
    delete htmlData().labPanel;
    return createShop(options);
  }
  const shop = createShop(options);
  const { visit } = parseState(start);
  // No document remembers reviews.
  const opened = task.isNew ? replacing(visit) : { reviews: () => visit.reviews };
  shop.visit.runAs('start', () => shop.visit.update(opened));
  const log = createLog(() => performance.now());
  recordVisit(shop, log, true);
  const state = () =>
    formatState(shop.visit.state.getState(), { seed, size, path: shownPath(), lab: start.lab });
  log.subscribe(() => task.report(state(), log.entries().at(-1)));
  shop.visit.subscribe(() => task.report(state()));
  task.report(state());
  return shop;
}

/** Loads the address with the catalogue of the task. Never resolves. */
function loadCatalogue({ seed, size }: LabState): Promise<never> {
  const url = new URL(location.href);
  url.searchParams.set('seed', String(seed));
  url.searchParams.set('size', String(size));
  location.replace(url);
  return new Promise(() => {});
}

declare global {
  interface Window {
    readonly rivuletHarness?: OpenTask;
  }
}
