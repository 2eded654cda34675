/* The lab's session: its data in `sessionStorage`, which lasts as long as the tab. */
import { storageKey } from '#visit/storage-keys.ts';
import type { WritableLog } from './events/log.ts';
import type { LogEntry } from '../public/rivulet.d.ts';

const LAB_KEY = storageKey('lab');

/** What the lab of a tab stores from one document to the next. */
export interface Session {
  /** The value of the `lab` parameter. */
  readonly lab: string;
  /** How the panel starts in the next document with the same `lab`: see `early-lab.ts`. */
  readonly panel: string;
  /** When the lab was opened in this tab, in milliseconds since 1970. */
  readonly opened: number;
  /** The catalogue of the last document. */
  readonly seed: number;
  readonly size: number;
  readonly log: readonly LogEntry[];
  /** The progress of the hunt or the task, while one is on: see `challenge.ts`. */
  readonly challenge?: unknown;
}

/** The session of this tab; `null` when there is none or it is invalid. */
export function readSession(): Session | null {
  try {
    const session: unknown = JSON.parse(sessionStorage.getItem(LAB_KEY) ?? 'null');
    return isSession(session) ? session : null;
  } catch {
    return null;
  }
}

/** Checks the fields that the lab relies on: another script may have written to the key. */
function isSession(value: unknown): value is Session {
  const session: Readonly<Record<string, unknown>> = Object(value);
  return (
    typeof session['lab'] === 'string' &&
    typeof session['opened'] === 'number' &&
    typeof session['panel'] === 'string' &&
    typeof session['seed'] === 'number' &&
    typeof session['size'] === 'number' &&
    Array.isArray(session['log'])
  );
}

/** The session while a document is open. */
interface OpenSession {
  /** Writes the session now and on each `pagehide`. */
  begin(): void;
  /** Writes the session now, unless `end` was called. */
  write(): void;
  /** Removes the session for good. */
  end(): void;
}

/** Writes what `session` returns to the storage of the tab. After Back from the bfcache, loads the stored log. */
export function persistSession(log: WritableLog, session: () => Session): OpenSession {
  const controller = new AbortController();
  const { signal } = controller;
  return {
    begin() {
      writeSession(session());
      addEventListener('pagehide', () => writeSession(session()), { signal });
      addEventListener(
        'pageshow',
        // Documents that were open in the meantime have added events.
        (event) => event.persisted && log.load(readSession()?.log ?? []),
        { signal },
      );
    },
    write() {
      if (!signal.aborted) writeSession(session());
    },
    end() {
      controller.abort();
      removeSession();
    },
  };
}

/** The longest log that is written, in characters of JSON. Browsers store about 5 million per origin. */
const MAX_LENGTH = 2_000_000;

/** Writes the session with its newest events. While storage is full, leaves out the older half of them (SPEC LAB28). */
function writeSession(session: Session): void {
  let log = newest(session.log);
  for (;;) {
    try {
      sessionStorage.setItem(LAB_KEY, JSON.stringify({ ...session, log }));
      return;
    } catch {
      // Denied, or full without any event.
      if (log.length === 0) return;
      log = log.slice(Math.ceil(log.length / 2));
    }
  }
}

/** As many of the newest entries as fit into `MAX_LENGTH`. A `view_item_list` of 200 products has 50,000 characters. */
function newest(log: readonly LogEntry[]): readonly LogEntry[] {
  let length = 0;
  const lastLeftOut = log.findLastIndex((entry) => {
    length += JSON.stringify(entry).length;
    return length > MAX_LENGTH;
  });
  return log.slice(lastLeftOut + 1);
}

export function removeSession(): void {
  try {
    sessionStorage.removeItem(LAB_KEY);
  } catch {
    // Denied: nothing was stored.
  }
}
