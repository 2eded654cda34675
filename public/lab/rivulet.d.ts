/**
 * Types of `window.rivulet`, which the shop offers while its lab is on: `?lab` in the address. Copy this file into a
 * project, import it for its types, or reference it for the global alone.
 */
export interface Rivulet {
  /** The visit as JSON. */
  state(): LabState;
  /**
   * Replaces the visit by that of a state, given as an object or as its JSON text. Resolves when the shop shows it. A
   * state of another catalogue or with other options loads the page anew: `html[data-ready]` is then absent until it
   * has loaded. Rejects with an error whose message begins with the path of the fault, as in
   * `cart[0].qty: must be a whole number from 1 to 999`; nothing has changed then.
   */
  apply(state: unknown): Promise<void>;
  /** Starts over: empties cart, search history, reviews, orders and the log. */
  reset(): void;
  /** What the visitor did, oldest first: the newest 1,000 events. */
  log(): readonly LogEntry[];
}

/** Everything that a visitor has made, and where they are. `lab/state.schema.json` is its JSON Schema. */
export interface LabState {
  /** The version of this format. */
  readonly state: 1;
  /** The catalogue: 0 to 4294967295, and 1 to 10000 products. */
  readonly seed: number;
  readonly size: number;
  /** Path below the base path and query, without seed, size and the lab's parameters: `products?q=wool`. */
  readonly path: string;
  /** In the order of adding. */
  readonly cart: readonly LineState[];
  /** The newest 10 searches, newest first. */
  readonly history: readonly SearchState[];
  /** By product, its index as text or its id; each list oldest first. */
  readonly reviews: Readonly<Record<string, readonly ReviewState[]>>;
  /** Oldest first. */
  readonly orders: readonly OrderState[];
  /** The options of the parameter `lab`: `clock_1767225600000`. */
  readonly lab: readonly string[];
}

/** A product: its 0-based index in the state's catalogue; one of another catalogue by its id. */
export type ProductState =
  | { readonly index: number; readonly id?: never }
  | { readonly id: string; readonly index?: never };

export type LineState = ProductState & {
  /** Whole, 1 to 999. */
  readonly qty: number;
};

export interface SearchState {
  readonly query: string;
  /** ISO 8601. */
  readonly timestamp: string;
}

export interface ReviewState {
  readonly text: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
}

export interface OrderState {
  /** `R-` and eight digits, which follow from the seed and the order's position. */
  readonly number: string;
  readonly lines: readonly OrderLineState[];
  /** US dollars with two decimals. */
  readonly total: string;
}

export type OrderLineState = ProductState & {
  readonly title: string;
  /** US dollars with two decimals, for one piece. */
  readonly price: string;
  readonly qty: number;
};

/** An event in the log. */
export type LogEntry = {
  /** Counts the events since the lab was opened in this tab, from 1. */
  readonly n: number;
  /** Whole milliseconds since the lab was opened in this tab. */
  readonly t: number;
} & ShopEvent & { readonly shop: EventContext };

/** How an event came about. */
export interface EventContext {
  readonly screen: 'home' | 'products' | 'product' | 'cart' | 'not-found';
  /** The type of the last input event, such as `click`, `keydown` or `popstate`; `load` before the first. */
  readonly by: string;
  /** Whether the browser made that input event, and not a script. */
  readonly trusted: boolean;
}

/** What happened: the events of Google Analytics 4 for shops and searches, and five of this shop. */
export type ShopEvent =
  | { readonly event: EcommerceEvent; readonly ecommerce: Ecommerce }
  | { readonly event: 'search' | 'view_search_results'; readonly search_term: string }
  | {
      readonly event: 'share';
      /** By the device's share dialog, or by copying the link. */
      readonly method: 'share' | 'copy';
      readonly content_type: 'product' | 'cart';
      /** The product's. */
      readonly item_id?: string;
    }
  | {
      readonly event: 'filter';
      readonly sort: 'relevance' | 'price-low' | 'price-high' | 'rating';
      /** The least rating; 0 for any. */
      readonly rating: number;
      /** Whole US dollars. */
      readonly min_price: number;
      readonly max_price: number;
    }
  | { readonly event: 'review'; readonly item_id: string; readonly rating: number }
  | { readonly event: 'undo' }
  | { readonly event: 'error'; readonly message: string };

export type EcommerceEvent =
  | 'view_item_list'
  | 'select_item'
  | 'view_item'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'view_cart'
  | 'begin_checkout'
  | 'purchase';

/** In the shape of Google Analytics 4. */
export interface Ecommerce {
  readonly currency?: 'USD';
  /** US dollars: price times quantity, of all items. */
  readonly value?: number;
  /** The order's number. */
  readonly transaction_id?: string;
  readonly tax?: number;
  readonly shipping?: number;
  readonly item_list_id?: string;
  readonly item_list_name?: string;
  /** At most 200. */
  readonly items: readonly EventItem[];
}

export interface EventItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand: string;
  readonly item_category: string;
  /** US dollars, for one piece. */
  readonly price: number;
  readonly quantity: number;
  /** 0-based, in the list or in the cart. */
  readonly index?: number;
  readonly item_list_id?: string;
  readonly item_list_name?: string;
}

declare global {
  interface Window {
    /** Only while the lab is on. */
    rivulet?: Rivulet;
    /** The same events for tools that read Google's data layer. Nothing is sent. */
    dataLayer?: object[];
  }
}
