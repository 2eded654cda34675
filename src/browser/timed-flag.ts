/** A timer that can be started again before it has run out. */
export interface TimedFlag {
  /** Raises the flag now and lowers it after the time; raised again meanwhile, it stays up that much longer. */
  raise(): void;
  /** Lowers the flag before its time. */
  lower(): void;
}

/** Calls `set(true)` when raised and `set(false)` `duration` milliseconds after the last time. */
export function timedFlag(duration: number, set: (up: boolean) => void): TimedFlag {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    raise() {
      clearTimeout(timer);
      set(true);
      timer = setTimeout(() => set(false), duration);
    },
    lower() {
      clearTimeout(timer);
      set(false);
    },
  };
}
