/** A flag that is lowered by a timer. */
export interface TimedFlag {
  /** Raises the flag and lowers it after `time` milliseconds, by default `duration`. Raised again, it starts over. */
  raise(time?: number): void;
  /** Raises the flag without a timer. */
  hold(): void;
  /** Lowers the flag now. */
  lower(): void;
}

/** Calls `set(true)` when raised, and `set(false)` when lowered. `duration`: in milliseconds. */
export function timedFlag(duration: number, set: (up: boolean) => void): TimedFlag {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    raise(time = duration) {
      clearTimeout(timer);
      set(true);
      timer = setTimeout(() => set(false), time);
    },
    hold() {
      clearTimeout(timer);
      set(true);
    },
    lower() {
      clearTimeout(timer);
      set(false);
    },
  };
}
