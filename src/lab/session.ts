/* The lab's data in `sessionStorage`: it lasts as long as the tab, and `lab.html` shows it. */
import { LAB_KEY } from '#stores/persistence/keys.ts';
import type { WritableLog } from './events/log.ts';
import type { HuntProgress } from './hunt/progress.ts';
import type { LabState, LogEntry, PanelOption } from './lab-api.ts';

/** What a tab's lab keeps from one document to the next. */
export interface Session {
  /** The value of the parameter `lab`. */
  readonly lab: string;
  readonly panel: PanelOption;
  /** When the lab was opened in this tab, in milliseconds since 1970. */
  readonly opened: number;
  /** The state when the last document was left. */
  readonly state: LabState;
  readonly log: readonly LogEntry[];
  /** How far the hunt is, while one is on. */
  readonly hunt?: HuntProgress | undefined;
}

/** The session of this tab; `null` when there is none, or none that can be read. */
export function readSession(): Session | null {
  try {
    const session: unknown = JSON.parse(sessionStorage.getItem(LAB_KEY) ?? 'null');
    return isSession(session) ? session : null;
  } catch {
    return null;
  }
}

/** Only a script may have written anything else. */
function isSession(value: unknown): value is Session {
  const session: Readonly<Record<string, unknown>> = Object(value);
  const { state, log } = session;
  return (
    typeof session['lab'] === 'string' &&
    typeof session['opened'] === 'number' &&
    typeof state === 'object' &&
    state !== null &&
    'seed' in state &&
    'size' in state &&
    Array.isArray(log) &&
    log.every((entry) => typeof Object(entry).n === 'number')
  );
}

/** The session while a document is open. */
interface OpenSession {
  /** Writes it, now and whenever the document is left. */
  begin(): void;
  /** Writes it now, unless it has ended. */
  write(): void;
  /** Removes it for good. */
  end(): void;
}

export function keepSession(log: WritableLog, session: () => Session): OpenSession {
  const leaving = new AbortController();
  const { signal } = leaving;
  return {
    begin() {
      writeSession(session());
      addEventListener('pagehide', () => writeSession(session()), { signal });
      addEventListener(
        'pageshow',
        // Documents that were open meanwhile have added to the log.
        (event) => event.persisted && log.load(readSession()?.log ?? []),
        { signal },
      );
    },
    write() {
      if (!signal.aborted) writeSession(session());
    },
    end() {
      leaving.abort();
      removeSession();
    },
  };
}

/** The longest log that is written, in characters of JSON: browsers store about 5 million for an origin. */
const MAX_LENGTH = 2_000_000;

/** Writes the newest events. Where storage is full, half of them are left out, as often as needed. */
function writeSession(session: Session): void {
  let log = newest(session.log);
  for (;;) {
    try {
      sessionStorage.setItem(LAB_KEY, JSON.stringify({ ...session, log }));
      return;
    } catch {
      // Denied, or the state alone is too large.
      if (log.length === 0) return;
      log = log.slice(Math.ceil(log.length / 2));
    }
  }
}

/** As many of the newest entries as fit into `MAX_LENGTH`: a list of 200 products has 50,000 characters. */
function newest(log: readonly LogEntry[]): readonly LogEntry[] {
  let length = 0;
  const tooMany = log.findLastIndex((entry) => {
    length += JSON.stringify(entry).length;
    return length > MAX_LENGTH;
  });
  return log.slice(tooMany + 1);
}

export function removeSession(): void {
  try {
    sessionStorage.removeItem(LAB_KEY);
  } catch {
    // Denied: nothing was stored.
  }
}
