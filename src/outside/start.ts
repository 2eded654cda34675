import { completeInput } from './drivers.ts';
import { leaveComposition } from './input-methods.ts';
import { guardRepeatedClicks } from './repeated-clicks.ts';
import { submitInSandbox } from './sandboxed-frames.ts';

/** Listens to what other programs and devices do to the page. First, so that it comes before the shop's own listeners. */
export function startOutside(): void {
  guardRepeatedClicks();
  completeInput();
  leaveComposition();
  submitInSandbox();
}
