import { yieldToMain } from './yield-to-main.ts';

/** A hidden window does not paint: there the wait ends after this time, in milliseconds. */
const HIDDEN_MS = 100;

/**
 * Resolves after the next paint: a ResizeObserver first reports just before it, and a task queued there runs after it.
 * (Not `requestAnimationFrame`: testers pause the clock before the page loads, docs/testing-with-rivulet.md, which stops
 * it, and the app would not start.)
 */
export async function afterPaint(): Promise<void> {
  await new Promise<void>((resolve) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement);
    setTimeout(resolve, HIDDEN_MS);
  });
  await yieldToMain();
}

/** Calls back after the next paint: see `afterPaint`. */
export type RunAfterPaint = (action: () => void) => void;
