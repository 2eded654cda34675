import { createEmitter } from '#lib/emitter.ts';
import type { EventContext, LogEntry, ShopEvent } from '../../public/rivulet.d.ts';
import { isValid } from './log-line.ts';

/** Records an event with its context. */
export type RecordEvent = (event: ShopEvent) => void;

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

/** How many events the log holds: beyond that, a new event replaces the oldest. */
export const MAX_ENTRIES = 1000;

/** A log that events can be added to. */
export interface WritableLog extends EventLog {
  add(event: ShopEvent, context: EventContext): void;
  /** Replaces the entries, without invalid ones. Later events are numbered from the last of them on. */
  load(entries: readonly LogEntry[]): void;
}

/** `elapsed` returns the milliseconds since the lab was opened. Invalid entries of `start` are left out. */
export function createLog(elapsed: () => number, start: readonly LogEntry[] = []): WritableLog {
  let entries = start.filter(isValid).slice(-MAX_ENTRIES);
  let count = entries.at(-1)?.n ?? 0;
  const changes = createEmitter();
  const change = (to: readonly LogEntry[]) => {
    entries = to.slice(-MAX_ENTRIES);
    changes.emit();
  };
  return {
    entries: () => entries,
    subscribe: changes.subscribe,
    toJsonLines: () => entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''),
    clear() {
      count = 0;
      change([]);
    },
    add(event, context) {
      count += 1;
      // Times never decrease, even if the clock was set back between two documents.
      const t = Math.max(entries.at(-1)?.t ?? 0, Math.round(elapsed()));
      change([...entries, { n: count, t, ...event, shop: context }]);
    },
    load(stored) {
      const loaded = stored.filter(isValid);
      count = (loaded[0]?.n ?? 1) - 1;
      // Undo of Start over joins two logs whose numbers repeat.
      const numbered = (entry: LogEntry) => {
        count += 1;
        return { ...entry, n: count };
      };
      change(loaded.map(numbered));
    },
  };
}
