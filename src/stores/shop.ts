import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RunAfterPaint } from '#lib/scheduling/after-paint.ts';
import { createAnnouncer, type Announcer } from '#lib/announcer.ts';
import type { SafeStorage } from '#visit/storage.ts';
import { createVisit, type VisitStore } from '#visit/visit.ts';
import { createCatalogue, type Catalogue } from '#domain/catalogue/generate.ts';
import { onNavigated } from '#router/history.ts';
import { navigate, type Navigate } from '#router/location.ts';
import { createHrefs, type Hrefs } from '#router/routes.ts';
import { createCart, type Cart } from './cart/cart.ts';
import { createEvents, type Events } from './events.ts';
import { createOverlay, type Overlay } from './overlay.ts';
import { createReviews, type Reviews } from './reviews.ts';
import { createSearch, type Search } from './search/search.ts';

/** The catalogue, what the visitor has made, and what the visitor can do. */
export interface Shop {
  /** Here, and not imported where it is used, because faults of the lab change it. */
  readonly href: Hrefs;
  readonly navigate: Navigate;
  readonly catalogue: Catalogue;
  readonly visit: VisitStore;
  readonly cart: Cart;
  readonly overlay: Overlay;
  readonly search: Search;
  readonly reviews: Reviews;
  readonly announcer: Announcer;
  readonly events: Events;
  /** Whether the visitor has paused the home page's animation. */
  readonly stillWater: StoreApi<boolean>;
}

export interface ShopOptions {
  readonly seed: number;
  /** The number of products. */
  readonly size: number;
  readonly storage: SafeStorage;
  readonly now: () => Date;
  readonly runAfterPaint?: RunAfterPaint | undefined;
  /** How much longer the list's skeletons are shown after the app has started, in milliseconds. */
  readonly searching?: number | undefined;
}

/** Creates the catalogue and all stores. It reads the stored parts of the visit, and never throws for what they contain. */
export function createShop(options: ShopOptions): Shop {
  const { seed, size, storage, now, searching = 0 } = options;
  const { runAfterPaint = (action) => action() } = options;
  const announcer = createAnnouncer();
  const events = createEvents();
  const visit = createVisit(storage);
  const catalogue = createCatalogue(seed, size);
  const overlay = createOverlay(runAfterPaint);
  const href = createHrefs();
  const search = createSearch({
    visit,
    announcer,
    events,
    catalogue,
    href,
    now,
    searching,
    runAfterPaint,
  });
  onNavigated(() => overlay.close());
  onNavigated(({ from, to }) => {
    if (from !== to && visit.undoOffer.getState()?.removed !== undefined) visit.dismissUndo();
  });
  onNavigated((navigation) => search.navigated(navigation));
  return {
    href,
    navigate,
    catalogue,
    visit,
    cart: createCart(visit, seed, announcer, overlay, runAfterPaint),
    overlay,
    search,
    reviews: createReviews(visit, announcer),
    announcer,
    events,
    stillWater: createStore(() => false),
  };
}
