/** A flag that a timer clears. */
interface TimedFlag {
  /** Sets the flag for `time` milliseconds, by default `duration`. Called again, the time starts over. */
  setFor(time?: number): void;
  /** Sets the flag until it is cleared. */
  set(): void;
  /** Clears the flag now. */
  clear(): void;
}

/** Calls `onChange` with `true` when the flag is set, and with `false` when it is cleared. `duration`: milliseconds. */
export function timedFlag(duration: number, onChange: (isSet: boolean) => void): TimedFlag {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = (isSet: boolean) => {
    clearTimeout(timer);
    onChange(isSet);
  };
  return {
    setFor(time = duration) {
      change(true);
      timer = setTimeout(() => onChange(false), time);
    },
    set: () => change(true),
    clear: () => change(false),
  };
}
