import type { Route } from '#router/routes.ts';

/** A product in an event, in the shape of Google Analytics 4. */
export interface EventItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand: string;
  readonly item_category: string;
  /** US dollars, for one piece. */
  readonly price: number;
  readonly quantity: number;
  /** 0-based, in the list or the cart. */
  readonly index?: number;
  readonly item_list_id?: string;
  readonly item_list_name?: string;
}

/** The `ecommerce` object of an event, in the shape of Google Analytics 4. */
export interface Ecommerce {
  readonly currency?: 'USD';
  /** US dollars. */
  readonly value?: number;
  readonly transaction_id?: string;
  readonly tax?: number;
  readonly shipping?: number;
  readonly item_list_id?: string;
  readonly item_list_name?: string;
  /** At most 200. */
  readonly items: readonly EventItem[];
}

/** Events of Google Analytics 4 that carry `ecommerce`. */
export type EcommerceEvent =
  | 'view_item_list'
  | 'select_item'
  | 'view_item'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'view_cart'
  | 'begin_checkout'
  | 'purchase';

/** What happened. */
export type ShopEvent =
  | { readonly event: EcommerceEvent; readonly ecommerce: Ecommerce }
  | { readonly event: 'search' | 'view_search_results'; readonly search_term: string }
  | {
      readonly event: 'share';
      /** By the device's share dialog, or copied. */
      readonly method: 'share' | 'copy';
      readonly content_type: 'product' | 'cart';
      /** The product's. */
      readonly item_id?: string;
    }
  | {
      readonly event: 'filter';
      readonly sort: string;
      readonly rating: number;
      /** Whole US dollars. */
      readonly min_price: number;
      readonly max_price: number;
    }
  | { readonly event: 'review'; readonly item_id: string; readonly rating: number }
  | { readonly event: 'undo'; readonly item_id?: string }
  | { readonly event: 'error'; readonly message: string };

/** How the event came about. */
export interface EventContext {
  readonly screen: Route['page'];
  /** The type of the last input event, such as `click` or `keydown`; `load` before the first. */
  readonly by: string;
  /** Whether the browser made that input event, not a script. */
  readonly trusted: boolean;
}

/** An event in the log. */
export type LogEntry = {
  /** Counts the events of this tab's lab, from 1. */
  readonly n: number;
  /** Whole milliseconds since the lab was opened in this tab. */
  readonly t: number;
} & ShopEvent & { readonly shop: EventContext };
