import type { ReviewRating } from '#domain/review.ts';
import type { HistoryEntry } from '#domain/search-history.ts';
import type { Shop } from '#stores/shop.ts';
import type { LogEntry } from './events/log-entry.ts';

/** The lab of a running shop: what its panel works with, and what `window.rivulet` offers (SPEC LAB). */
export interface Lab {
  readonly shop: Shop;
  readonly options: LabOptions;
  /** The visit as JSON. */
  state(): LabState;
  /**
   * Replaces the visit by that of a state: parsed JSON or its text. What was there can be undone. Another catalogue or
   * other options of the lab load the page anew. Rejects with a `StateError` and changes nothing if the state is invalid.
   */
  apply(state: unknown): Promise<void>;
  /** Starts over: leaves a new visitor's shop and an empty log. */
  reset(): void;
  readonly log: EventLog;
  /** The absolute URL that opens a state, by default the present one. */
  stateLink(state?: LabState): string;
  /** Remembers for this tab whether the panel is folded. */
  rememberPanel(panel: 'open' | 'folded'): void;
  /** Ends the lab in this tab: removes its data and loads the address without it. */
  close(): void;
}

/** How the panel starts; `off` leaves it out. */
export type PanelOption = 'open' | 'folded' | 'off';

/** The parsed value of the parameter `lab`. */
export interface LabOptions {
  /** The value as given, empty for `?lab`. */
  readonly raw: string;
  /** The time at which `Date` stands still, in milliseconds since 1970; `null` when it runs. */
  readonly clock: number | null;
  readonly panel: PanelOption;
  /** Options that are unknown or malformed, as given. */
  readonly invalid: readonly string[];
}

/** What the visitor did, oldest first: the newest 1,000 events. */
export interface EventLog {
  /** A new array after each event. */
  entries(): readonly LogEntry[];
  /** Calls back after each change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** JSON Lines: one entry per line, each line ends in a newline. */
  toJsonLines(): string;
  clear(): void;
}

/** A state is invalid. The message begins with the path of the fault: `cart[0].qty: …`. */
export class StateError extends Error {
  override readonly name = 'StateError';
}

/** A product: by its index in the state's catalogue, or one of another catalogue by its id. */
export type ProductState =
  { readonly index: number; readonly id?: never } | { readonly id: string; readonly index?: never };

/** A line of the cart. */
export type LineState = ProductState & {
  /** Whole, 1 to 999. */
  readonly qty: number;
};

/** A line of an order. Title and price follow from the product. */
export type OrderLineState = ProductState & {
  readonly title: string;
  /** US dollars with two decimals, for one piece. */
  readonly price: string;
  readonly qty: number;
};

export interface OrderState {
  /** `R-` and eight digits. */
  readonly number: string;
  readonly lines: readonly OrderLineState[];
  /** US dollars with two decimals. */
  readonly total: string;
}

export interface ReviewState {
  readonly text: string;
  readonly rating: ReviewRating;
}

/** Everything that a visitor has made, and where they are. */
export interface LabState {
  /** The version of this format. */
  readonly state: 1;
  readonly seed: number;
  readonly size: number;
  /** Path below the base path and query, without seed, size and the lab's parameters: `products?q=wool`. */
  readonly path: string;
  readonly cart: readonly LineState[];
  /** Newest first. */
  readonly history: readonly HistoryEntry[];
  /** By product, its index as text or its id; each list oldest first. */
  readonly reviews: Readonly<Record<string, readonly ReviewState[]>>;
  /** Oldest first. */
  readonly orders: readonly OrderState[];
  /** The options of the parameter `lab`: `clock_1767225600000`. */
  readonly lab: readonly string[];
}
