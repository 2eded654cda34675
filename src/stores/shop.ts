import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AfterPaint } from '#lib/scheduling/after-paint.ts';
import { BASE_PATH } from '#lib/base-path.ts';
import { createAnnouncer, type Announcer } from '#lib/announcer.ts';
import type { SafeStorage } from './persistence/storage.ts';
import { createCatalogue, type Catalogue } from '#domain/catalogue/generate.ts';
import type { CatalogueChoice } from '#domain/catalogue-params.ts';
import { createHrefs, type Hrefs } from '#router/routes.ts';
import { createCart, type Cart } from './cart/cart.ts';
import { createNavigation, type Navigate } from './navigation.ts';
import { createOrders, type Orders } from './orders.ts';
import { createReviews, type Reviews } from './reviews.ts';
import { createSearch, type Search } from './search/search.ts';
import { createSearchText, type SearchText } from './search/search-text.ts';
import { persistedCart } from './persistence/persisted-cart.ts';
import { persistedHistory } from './persistence/persisted-history.ts';
import type { Undo } from './undo.ts';

/** The catalogue of this visit and the stores of everything that the visitor changes. */
export interface Shop {
  readonly href: Hrefs;
  readonly navigate: Navigate;
  readonly catalogue: Catalogue;
  readonly cart: Cart;
  readonly search: Search;
  readonly searchText: SearchText;
  readonly reviews: Reviews;
  readonly orders: Orders;
  /** What Undo on every page would undo: a link to a cart, or Start over. `null` for nothing. */
  readonly undo: Undo;
  readonly announcer: Announcer;
  /** Whether the visitor has paused the home page's animation. */
  readonly stillWater: StoreApi<boolean>;
}

export interface ShopOptions {
  /** Seed and size of this visit, and the parameters that links repeat. */
  readonly catalogueChoice: CatalogueChoice;
  readonly storage: SafeStorage;
  readonly now: () => Date;
  readonly afterPaint?: AfterPaint | undefined;
  /** How much longer the list's skeletons are shown after the app has started, in milliseconds. */
  readonly searching?: number | undefined;
}

/** Creates the catalogue and all stores. It reads the stored cart and history, and never throws for what they contain. */
export function createShop(options: ShopOptions): Shop {
  const { catalogueChoice, storage, now, afterPaint, searching } = options;
  const announcer = createAnnouncer();
  const cart = createCart(persistedCart(storage), announcer, afterPaint);
  const search = createSearch(persistedHistory(storage), announcer, {
    now,
    searching,
    afterPaint,
  });
  return {
    href: createHrefs(catalogueChoice.pinned),
    navigate: createNavigation(cart, search),
    catalogue: createCatalogue(catalogueChoice.seed, catalogueChoice.size, BASE_PATH),
    cart,
    search,
    searchText: createSearchText(),
    reviews: createReviews(announcer),
    orders: createOrders(catalogueChoice.seed),
    undo: createStore(() => null),
    announcer,
    stillWater: createStore(() => false),
  };
}
