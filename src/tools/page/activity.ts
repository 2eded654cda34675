import { createStore, type StoreApi } from 'zustand/vanilla';
import { timedFlag } from '#lib/scheduling/timed-flag.ts';

/** How long the mark stays after a tool has ended, in milliseconds: most tools end before a frame is painted. */
const LINGER_MS = 1500;

/** The title of the tool that an agent runs, or has just run; `null` when there is none. */
export interface Activity {
  readonly state: StoreApi<string | null>;
  /** Shows the title while the action runs. */
  run<Result>(title: string, action: () => Promise<Result>): Promise<Result>;
}

export function createActivity(): Activity {
  const state = createStore<string | null>(() => null);
  const linger = timedFlag(LINGER_MS, (isShown) => {
    if (!isShown) state.setState(null, true);
  });
  let running = 0;
  return {
    state,
    async run(title, action) {
      running += 1;
      linger.set();
      state.setState(title, true);
      try {
        return await action();
      } finally {
        running -= 1;
        if (running === 0) linger.setFor();
      }
    },
  };
}
