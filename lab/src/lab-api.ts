import type { StoreApi } from 'zustand/vanilla';
import type { Shop } from '#stores/shop.ts';
import type { ActiveFaults, FaultSwitch } from './faults/fault-switch.ts';
import type { HuntOptions } from './hunt/hunt-options.ts';
import type { Hunt } from './hunt/hunt.ts';
import type { Intercept } from './hunt/pointing/intercept.ts';
import type { RunningTask } from './tasks/running-task.ts';
import type { LabState, LogEntry, ShopEvent } from '../public/rivulet.d.ts';

/** The published types of `window.rivulet`. */
export type {
  Ecommerce,
  EventContext,
  EventItem,
  LabState,
  LineState,
  LogEntry,
  ProductState,
  Rivulet,
  Run,
  ShopEvent,
  Task,
  TaskBrief,
  TaskCheck,
  TaskKind,
  TaskNever,
  TaskResult,
  TaskStep,
  Verdict,
  VerdictCheck,
} from '../public/rivulet.d.ts';

/** The lab of a running shop: what its panel and `window.rivulet` work with (SPEC LAB). */
export interface Lab {
  readonly shop: Shop;
  readonly options: LabOptions;
  /** The visit as JSON. */
  state(): LabState;
  /**
   * Replaces the visit by a state, given as an object or as its JSON text, and offers Undo. A state of another
   * catalogue or with other options reloads the page. Rejects with a `StateError` and changes nothing if the state is
   * invalid.
   */
  apply(state: unknown): Promise<void>;
  /** Starts over: leaves the shop of a new visitor and an empty log. */
  reset(): void;
  readonly log: EventLog;
  readonly faults: FaultSwitch;
  /** The current value of the `lab` parameter. For a hunt it names the hunt, not its faults. */
  param(): string;
  /** The hunt, also when it has ended; `null` without one. */
  readonly hunt: Hunt | null;
  /** The task, also when it has ended; `null` without one. */
  readonly task: RunningTask | null;
  /** Withholds input from the shop while the visitor points at an element. */
  readonly intercept: Intercept;
  /** The absolute URL that opens a state; by default the current state. */
  stateLink(state?: LabState): string;
  /** The error in the latest `#state=` link; `null` if it was valid. */
  readonly linkError: StoreApi<string | null>;
  /** Remembers for this tab whether the panel is folded: `options.panel` of the next document. */
  rememberPanel(panel: 'open' | 'folded'): void;
  /** Closes the lab in this tab: removes its session and reloads the page without it. */
  close(): void;
}

/** Records an event with its context. */
export type RecordEvent = (event: ShopEvent) => void;

/** How the panel starts; `off` leaves it out. */
export type PanelOption = 'open' | 'folded' | 'off';

/** The parsed parameters of the lab. */
export interface LabOptions {
  /** The value of `lab` in the URL; empty for `?lab`. */
  readonly raw: string;
  /** Its valid options. */
  readonly valid: readonly string[];
  /** Its options that are unknown, malformed or repeated, and faults beside a hunt. */
  readonly invalid: readonly string[];
  /** The time of a stopped clock, in milliseconds since 1970; `null` when the clock runs. */
  readonly clock: number | null;
  /** The hunt that is on; `null` without one. */
  readonly hunt: HuntOptions | null;
  /** The template of the task; `null` without one. */
  readonly task: string | null;
  /** The faults and conditions that the URL names. */
  readonly faults: ActiveFaults;
  readonly panel: PanelOption;
}

/** What the visitor did: the newest 1,000 events. */
export interface EventLog {
  /** Oldest first. Each change gives a new array. */
  entries(): readonly LogEntry[];
  /** Calls `listener` after each change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** JSON Lines: each entry is a line of JSON that ends in a newline. */
  toJsonLines(): string;
  clear(): void;
}

/** Thrown for an invalid state. The message begins with the path of the error: `cart[0].qty: …`. */
export class StateError extends Error {
  override readonly name = 'StateError';
}
