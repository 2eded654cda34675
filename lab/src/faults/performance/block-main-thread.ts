/** After so many reads of the same time the clock counts as stopped: a test may use a fake one. */
const MAX_READS = 3_000_000;

/** Blocks the main thread for `ms` milliseconds, as an event handler with too much work does. */
export function blockMainThread(ms: number): void {
  const start = performance.now();
  for (let reads = 0; performance.now() - start < ms; reads += 1) {
    if (reads > MAX_READS && performance.now() === start) return;
  }
}
