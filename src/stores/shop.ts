import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AfterPaint } from '#lib/after-paint.ts';
import { createAnnouncer, type Announcer } from '#lib/announcer.ts';
import type { SafeStorage } from './persistence/storage.ts';
import { createCatalogue, type Catalogue } from '#domain/catalogue/generate.ts';
import type { CatalogueChoice } from '#domain/catalogue-params.ts';
import { createHrefs, type Hrefs } from '#router/routes.ts';
import { createCart, type Cart } from './cart.ts';
import { createNavigation, type Go } from './navigation.ts';
import { createReviews, type Reviews } from './reviews.ts';
import { createSearch, type Search } from './search.ts';
import { createSearchText, type SearchText } from './search-text.ts';
import { persistedCart } from './persistence/persisted-cart.ts';
import { persistedHistory } from './persistence/persisted-history.ts';

/** A running shop: its catalogue, and the state that the visitor changes. */
export interface Shop {
  /** The base path, with a slash at both ends. */
  readonly base: string;
  readonly href: Hrefs;
  readonly go: Go;
  readonly catalogue: Catalogue;
  readonly cart: Cart;
  readonly search: Search;
  readonly searchText: SearchText;
  readonly reviews: Reviews;
  readonly announcer: Announcer;
  /** Whether the visitor has paused the home page's water. */
  readonly stillWater: StoreApi<boolean>;
}

export interface ShopOptions {
  readonly start: CatalogueChoice;
  readonly base: string;
  readonly storage: SafeStorage;
  readonly now: () => Date;
  readonly afterPaint?: AfterPaint;
  /** How long the search of a visit that starts on the list lasts, in milliseconds. */
  readonly searching?: number;
}

export function createShop(options: ShopOptions): Shop {
  const { start, base, storage, now, afterPaint, searching } = options;
  const announcer = createAnnouncer();
  const cart = createCart(persistedCart(storage, base), announcer, afterPaint);
  const search = createSearch(persistedHistory(storage), announcer, {
    now,
    ...(searching !== undefined && { searching }),
    ...(afterPaint && { afterPaint }),
  });
  return {
    base,
    href: createHrefs(base, start.pin),
    go: createNavigation(base, cart, search),
    catalogue: createCatalogue(start.seed, start.size, base),
    cart,
    search,
    searchText: createSearchText(),
    reviews: createReviews(announcer),
    announcer,
    stillWater: createStore(() => false),
  };
}
