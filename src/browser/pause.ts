/** Lets the browser answer the visitor and draw before the work goes on, as soon as it has done so. */
export function pause(): Promise<void> {
  // Not in WebKit yet; there a timer does, which waits a few milliseconds more.
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
