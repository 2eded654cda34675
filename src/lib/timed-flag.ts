/** A timer that can be started again before it has run out. */
export interface TimedFlag {
  /**
   * Raises the flag now and lowers it after the time, or after one of its own in milliseconds; raised again
   * meanwhile, it stays up that much longer.
   */
  raise(time?: number): void;
  /** Raises the flag until it is raised for a time, or lowered. */
  hold(): void;
  /** Lowers the flag before its time. */
  lower(): void;
}

/** Calls `set(true)` when raised and `set(false)` `duration` milliseconds after the last time. */
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
