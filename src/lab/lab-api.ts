import type { StoreApi } from 'zustand/vanilla';
import type { Shop } from '#stores/shop.ts';
import type { ActiveFaults, FaultSwitch } from './faults/fault-switch.ts';
import type { HuntOptions } from './hunt/draw-hunt.ts';
import type { Hunt } from './hunt/hunt.ts';
import type { Intercept } from './hunt/intercept.ts';
import type { LabState, LogEntry } from '../../public/lab/rivulet.d.ts';

/** The published types: what `window.rivulet` takes and gives. */
export type {
  Ecommerce,
  EventContext,
  EventItem,
  LabState,
  LogEntry,
  ProductState,
  Rivulet,
  ShopEvent,
} from '../../public/lab/rivulet.d.ts';

/** The lab of a running shop: what its panel and `window.rivulet` work with (SPEC LAB). */
export interface Lab {
  readonly shop: Shop;
  readonly options: LabOptions;
  /** The visit as JSON. */
  state(): LabState;
  /**
   * Replaces the visit by that of a state: an object, or its JSON text. What was there can be undone. Another catalogue
   * or other options of the lab load the page anew. Rejects with a `StateError` and changes nothing if it is invalid.
   */
  apply(state: unknown): Promise<void>;
  /** Starts over: leaves the shop of a new visitor and an empty log. */
  reset(): void;
  readonly log: EventLog;
  readonly faults: FaultSwitch;
  /** The value of the parameter `lab` that names what is on now; that of a hunt names the hunt alone. */
  param(): string;
  /** The hunt that is on or finished; `null` without one. */
  readonly hunt: Hunt | null;
  /** Keeps input from the shop while a hunter points at something. */
  readonly intercept: Intercept;
  /** The absolute URL that opens a state, by default the present one. */
  stateLink(state?: LabState): string;
  /** The error in the latest `#state=` link, if it had one. */
  readonly linkError: StoreApi<string | null>;
  /** Remembers for this tab whether the panel is folded: `options.panel` of the next document. */
  rememberPanel(panel: 'open' | 'folded'): void;
  /** Ends the lab in this tab: removes its data and loads the address without it. */
  close(): void;
}

/** How the panel starts; `off` leaves it out. */
export type PanelOption = 'open' | 'folded' | 'off';

/** The parsed parameters of the lab. */
export interface LabOptions {
  /** The value of `lab` as given, empty for `?lab`. */
  readonly raw: string;
  /** Its valid options. */
  readonly valid: readonly string[];
  /** Its options that are unknown or malformed, as given. */
  readonly invalid: readonly string[];
  /** The time at which `Date` stands still, in milliseconds since 1970; `null` when it runs. */
  readonly clock: number | null;
  /** The hunt that is on, whose faults are sealed. */
  readonly hunt: HuntOptions | null;
  /** The faults that the address names. */
  readonly faults: ActiveFaults;
  readonly panel: PanelOption;
}

/** What the visitor did: the newest 1,000 events. */
export interface EventLog {
  /** Oldest first. A new array after each event. */
  entries(): readonly LogEntry[];
  /** Calls back after each change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** JSON Lines: each entry is a line of JSON that ends in a newline. */
  toJsonLines(): string;
  clear(): void;
}

/** A state is invalid. The message begins with the path of the error: `cart[0].qty: …`. */
export class StateError extends Error {
  override readonly name = 'StateError';
}
