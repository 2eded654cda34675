/** How often a clock is read that does not advance, as a test's may, before it counts as stopped. */
const MAX_READS = 3_000_000;

/** Keeps the main thread busy for so many milliseconds, as too much script in an event handler does. */
export function blockMainThread(ms: number): void {
  const start = performance.now();
  for (let reads = 0; performance.now() - start < ms; reads += 1) {
    if (reads > MAX_READS && performance.now() === start) return;
  }
}
