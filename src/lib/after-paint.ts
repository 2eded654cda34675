import { yieldToMain } from './yield-to-main.ts';

/** A hidden window runs no animation frames: there the wait ends after this time, in milliseconds. */
const HIDDEN_MS = 100;

/**
 * Resolves after the next paint: animation frames run just before it, and a task queued there runs after it
 * (https://web.dev/articles/optimize-inp).
 */
export async function afterPaint(): Promise<void> {
  await new Promise<unknown>((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, HIDDEN_MS);
  });
  await yieldToMain();
}

/** Calls back after the next paint: see `afterPaint`. */
export type AfterPaint = (action: () => void) => void;
