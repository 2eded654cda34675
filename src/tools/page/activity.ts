import { createStore, type StoreApi } from 'zustand/vanilla';
import { timedFlag } from '#lib/scheduling/timed-flag.ts';

/**
 * How long the mark stays after a tool has ended, in milliseconds: most tools end before a frame is painted, and the
 * visitor needs a moment to reach its Stop.
 */
const LINGER_MS = 5000;

/** What the mark says, as the title of a tool, when the visitor has stopped the agent. */
const STOPPED = 'stopped until the page is reloaded';

/** What agents do on the page. */
export interface Activity {
  /** The title of the tool that an agent runs, or has just run; `null` when there is none. */
  readonly state: StoreApi<string | null>;
  /** Shows the title while the action runs. */
  run<Result>(title: string, action: () => Promise<Result>): Promise<Result>;
  /** Stops agents until the page is reloaded: aborts `stopped`. */
  readonly stop: () => void;
  readonly stopped: AbortSignal;
}

export function createActivity(): Activity {
  const state = createStore<string | null>(() => null);
  const linger = timedFlag(LINGER_MS, (isShown) => {
    if (!isShown) state.setState(null, true);
  });
  const stopping = new AbortController();
  let running = 0;
  const run: Activity['run'] = async (title, action) => {
    running += 1;
    linger.set();
    state.setState(title, true);
    try {
      return await action();
    } finally {
      running -= 1;
      if (running === 0) linger.setFor();
    }
  };
  return {
    state,
    run,
    stop() {
      stopping.abort();
      void run(STOPPED, () => Promise.resolve());
    },
    stopped: stopping.signal,
  };
}
