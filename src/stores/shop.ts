import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RunAfterPaint } from '#lib/scheduling/after-paint.ts';
import { createAnnouncer, type Announcer } from '#lib/announcer.ts';
import type { SafeStorage } from '#visit/storage.ts';
import { createVisit, type VisitStore } from '#visit/visit.ts';
import { createCatalogue, type Catalogue } from '#domain/catalogue/generate.ts';
import type { CatalogueChoice } from '#domain/catalogue-params.ts';
import { createHrefs, type Hrefs } from '#router/routes.ts';
import { createCart, type Cart } from './cart/cart.ts';
import { createNavigation, type Navigate } from './navigation.ts';
import { createReviews, type Reviews } from './reviews.ts';
import { createSearch, type Search } from './search/search.ts';
import { createSearchText, type SearchText } from './search/search-text.ts';

/** The catalogue, what the visitor has made, and what the visitor can do. */
export interface Shop {
  readonly href: Hrefs;
  readonly navigate: Navigate;
  readonly catalogue: Catalogue;
  readonly visit: VisitStore;
  readonly cart: Cart;
  readonly search: Search;
  readonly searchText: SearchText;
  readonly reviews: Reviews;
  readonly announcer: Announcer;
  /** Whether the visitor has paused the home page's animation. */
  readonly stillWater: StoreApi<boolean>;
}

export interface ShopOptions {
  /** Seed and size of this visit, and the parameters that links repeat. */
  readonly catalogueChoice: CatalogueChoice;
  readonly storage: SafeStorage;
  readonly now: () => Date;
  readonly runAfterPaint?: RunAfterPaint | undefined;
  /** How much longer the list's skeletons are shown after the app has started, in milliseconds. */
  readonly searching?: number | undefined;
}

/** Creates the catalogue and all stores. It reads the stored parts of the visit, and never throws for what they contain. */
export function createShop(options: ShopOptions): Shop {
  const { catalogueChoice, storage, now, runAfterPaint, searching } = options;
  const { seed, size, pinned } = catalogueChoice;
  const announcer = createAnnouncer();
  const visit = createVisit(storage, seed);
  const cart = createCart(visit, seed, announcer, runAfterPaint);
  const search = createSearch(visit, announcer, { now, searching, runAfterPaint });
  return {
    href: createHrefs(pinned),
    navigate: createNavigation(cart, search),
    catalogue: createCatalogue(seed, size),
    visit,
    cart,
    search,
    searchText: createSearchText(),
    reviews: createReviews(visit, announcer),
    announcer,
    stillWater: createStore(() => false),
  };
}
