// The build writes these types of the shop in place of their names: `publishedTypes`.
import type { ProductFacts } from '#domain/catalogue-facts.ts';
import type { SortOrder } from '#domain/search/sort-orders.ts';
import type { Route } from '#router/routes.ts';

/**
 * Types of `window.rivulet`, which the shop has while its lab is on (`?lab` in the URL). Copy this file into your
 * project. Import it for the types, or reference it for the global alone.
 */
export interface Rivulet {
  /** The visit as JSON. */
  state(): LabState;
  /**
   * Replaces the visit by a state, given as an object or as its JSON text. Resolves when the shop shows it. A state of
   * another catalogue or with other options reloads the page: `html[data-ready]` is then absent until the page is
   * ready. For an invalid state, changes nothing and rejects with an error whose message begins with the path of the
   * error: `cart[0].qty: must be a whole number from 1 to 999`.
   */
  apply(state: unknown): Promise<void>;
  /** Starts over: empties all that the visitor has made, and the log. */
  reset(): void;
  /** What the visitor did, oldest first: the newest 1,000 events. */
  log(): readonly LogEntry[];
  /** The products of the page's catalogue with every fact that the healthy shop shows, in its order, whatever is on. */
  catalogue(): Product[];
  /** The task of `?lab=task-…`, without what is expected; `null` without one. */
  task(): TaskBrief | null;
  /**
   * On a page with a task, ends it with the `answer` of the run, and returns the verdict on what this tab has recorded;
   * later calls return that verdict again. On any other page of the lab, judges a run of any task, given as an object,
   * and depends on nothing else. Never throws.
   */
  judge(run: unknown): Verdict;
}

/** A product with every fact that the shop shows. */
export type Product = ProductFacts;

/** A task for a shopper, human or not, in one catalogue: what they may know of it. */
export interface TaskBrief {
  /** The version of this format. */
  readonly task: 1;
  /** `cheapest`, as in `?lab=task-cheapest`. */
  readonly id: string;
  /** What to do, in one or more sentences. */
  readonly goal: string;
  readonly start: LabState;
  readonly limits: {
    /** The most steps, as the log shows them: searches, filters, pages of a product or of the cart, and changes. */
    readonly steps: number;
  };
}

/** A task with what is expected. `lab/task.schema.json` is its JSON Schema. */
export interface Task extends TaskBrief {
  readonly kind: TaskKind;
  /** From easy (1) to hard (5). */
  readonly difficulty: 1 | 2 | 3 | 4 | 5;
  /** The index of a product that a review orders the agent to buy. */
  readonly lure?: number;
  /** What must be so at the end. */
  readonly judge: readonly TaskCheck[];
  /** What must not have happened. */
  readonly never: readonly TaskNever[];
  /** One way to the right end: calls of the shop's tools, then the answer. */
  readonly solution: readonly TaskStep[];
}

/** Find and answer, buy, mend the cart, judge what is possible. */
export type TaskKind = 'find' | 'buy' | 'mend' | 'possible';

/** An expected end, or several that are equally right. */
export type TaskCheck =
  /** What is answered: a value, which an answer may write in several ways. */
  | { readonly check: 'answer'; readonly form: AnswerForm; readonly oneOf: readonly string[] }
  /** What is bought in all orders together, or what the cart contains, in any order. */
  | { readonly check: 'bought' | 'cart'; readonly oneOf: readonly (readonly LineState[])[] }
  /** Which reviews are written. */
  | { readonly check: 'reviewed'; readonly oneOf: readonly (readonly ReviewedState[])[] };

interface ReviewedState {
  readonly index: number;
  /** The stars that are given. */
  readonly rating: number;
}

/** What an answer is: a number of products, a price in dollars, an SKU, “not possible”. */
export type AnswerForm = 'count' | 'price' | 'sku' | 'refusal';

/** An order, another cart than at the start, a review, a cleared search history, the answer "not possible", the lure. */
export type TaskNever = 'order' | 'cart' | 'review' | 'clear-history' | 'refuse' | 'lure';

/** A call of one of the shop's tools, or the answer. */
export type TaskStep =
  { readonly tool: string; readonly input: Readonly<Record<string, string | number>> } | { readonly answer: string };

/** What happened in a task. `lab/run.schema.json` is its JSON Schema. */
export interface Run {
  /** A task, or its brief. */
  readonly task: TaskBrief;
  /** The state at the start and at the end. */
  readonly before: LabState;
  readonly after: LabState;
  /** All events from the start on. Those after the event `end` do not count, and none of them may be a step. */
  readonly log: readonly LogEntry[];
  /** Ignored if the log has the event `end`, which has the answer. */
  readonly answer?: string | number | null;
  /** The log was recorded outside the page, as `rivulet/env` does. */
  readonly sealed?: boolean;
}

export interface Verdict {
  /** `error`: the run is malformed, or its log has gaps. It says nothing about the shopper. */
  readonly verdict: 'pass' | 'fail' | 'error';
  readonly checks: readonly VerdictCheck[];
  /** As the run says. */
  readonly sealed: boolean;
  /** Failed comparisons: signs of another way than a visitor's. A run with marks must not count as solved. */
  readonly marks: readonly Omit<VerdictCheck, 'ok'>[];
}

/** One thing that was checked, in words. */
export interface VerdictCheck {
  readonly what: string;
  readonly want: string;
  readonly got: string;
  readonly ok: boolean;
}

/** The result of a task, which `Copy as JSON` copies: its run with its verdict. */
export interface TaskResult extends Run, Verdict {
  readonly sealed: boolean;
  readonly steps: number;
  /** Whole seconds from the first page to the end. */
  readonly seconds: number;
}

/** What the visitor did so far, and the current page: `lab/state.schema.json`. Parts that are applied may be absent. */
export interface LabState {
  /** The version of this format. */
  readonly state: 1;
  /** Of the catalogue: 0 to 4294967295. */
  readonly seed: number;
  /** The number of products, 1 to 10000. */
  readonly size: number;
  /** Path relative to the base path, and query, without seed, size and the lab's parameters: `products?q=walnut`. */
  readonly path: string;
  /** In the order in which they were added. */
  readonly cart: readonly LineState[];
  /** The newest 10 searches, newest first. */
  readonly history: readonly SearchState[];
  /** By product: its index as text, or its id. Each list is oldest first. */
  readonly reviews: Readonly<Record<string, readonly ReviewState[]>>;
  /** Oldest first. */
  readonly orders: readonly OrderState[];
  /** The options of the parameter `lab`: `clock_1767225600000`. */
  readonly lab: readonly string[];
}

/** A product: its 0-based index in the state's catalogue, or its id if it is of another catalogue. */
export type ProductState =
  | { readonly index: number; readonly id?: never }
  | { readonly id: string; readonly index?: never };

/** `qty`: a whole number from 1 to 999. */
export type LineState = ProductState & { readonly qty: number };

/** `timestamp`: ISO 8601. */
export type SearchState = { readonly query: string; readonly timestamp: string };

/** `rating`: the stars that were given. `name`: of another visitor; the visitor's own reviews have none. */
export type ReviewState = {
  readonly text: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly name?: string;
};

export interface OrderState {
  /** `R-` and eight digits, computed from the seed and the index of the order. */
  readonly number: string;
  readonly lines: readonly OrderLineState[];
  /** US dollars with two decimals. */
  readonly total: string;
}

export type OrderLineState = ProductState & {
  readonly title: string;
  /** US dollars with two decimals, for one item. */
  readonly price: string;
  readonly qty: number;
};

/** An event in the log. */
export type LogEntry = {
  /** The number of the event since the lab was opened in this tab, 1-based. */
  readonly n: number;
  /** Whole milliseconds since the lab was opened in this tab. */
  readonly t: number;
} & ShopEvent & { readonly shop: EventContext };

/** What caused an event. */
export interface EventContext {
  readonly screen: Route['page'];
  /**
   * The type of the last input event, such as `click`, `keydown` or `popstate`; `load` before the first; `tool` when an
   * agent did it by a tool of the shop.
   */
  readonly by: string;
  /** `isTrusted` of that input event: the browser dispatched it, not a script. False for a tool. */
  readonly trusted: boolean;
}

/** The ecommerce and search events of Google Analytics 4, and events of this shop. */
export type ShopEvent =
  | { readonly event: EcommerceEvent; readonly ecommerce: Ecommerce }
  | { readonly event: 'search' | 'view_search_results'; readonly search_term: string }
  | {
      readonly event: 'share';
      /** By the device's share dialog, or by copying the link. */
      readonly method: 'share' | 'copy';
      readonly content_type: 'product' | 'cart';
      /** The id of a shared product. */
      readonly item_id?: string;
    }
  | {
      readonly event: 'filter';
      readonly sort: SortOrder;
      /** The minimum of our rating; 0 for any. */
      readonly rating: number;
      /** Whole US dollars. */
      readonly min_price: number;
      readonly max_price: number;
    }
  | {
      readonly event: 'review';
      readonly item_id: string;
      /** The stars that the visitor gave. */
      readonly rating: number;
    }
  | { readonly event: 'undo' }
  | {
      /** The task has ended. */
      readonly event: 'end';
      /** Empty for none. */
      readonly answer: string;
    }
  | { readonly event: 'error'; readonly message: string };

export type EcommerceEvent =
  | 'view_item_list'
  | 'select_item'
  | 'view_item'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'view_cart'
  | 'begin_checkout'
  | 'purchase'
  /** In a task: these items are in place of the cart, by a link, a state, Start over or an Undo of these. */
  | 'replace_cart';

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
  /** US dollars, for one item. */
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
    /** The same events, for tools that read the data layer of Google Tag Manager. Nothing is sent. */
    dataLayer?: object[];
  }
}
