import { yieldToMain } from './yield-to-main.ts';

/** The longest wait, in milliseconds: a window that nobody sees paints nothing. */
const LONGEST_MS = 100;

/**
 * When what has changed by now has been painted, or soon after. By an observer, as its first call comes with
 * the next frame: unlike an animation frame it is not among what test tools hold when they stop the clock.
 */
export function afterPaint(): Promise<void> {
  const laidOut = new Promise<void>((done) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      done();
    });
    observer.observe(document.documentElement);
    setTimeout(done, LONGEST_MS);
  });
  // Paint comes right after layout.
  return laidOut.then(yieldToMain);
}

/** Calls back when what has changed by then has been painted. */
export type AfterPaint = (action: () => void) => void;
