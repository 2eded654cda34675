/** Calls everyone who listens: what happens is reported by one and followed by others, who do not know each other. */
export function createEmitter<Args extends readonly unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    emit: (...args: Args) => {
      for (const listener of listeners) listener(...args);
    },
    /** Calls back each time. Returns a function that unsubscribes. */
    subscribe: (listener: (...args: Args) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
