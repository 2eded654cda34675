import type { EventContext } from '../lab-api.ts';

type Input = Pick<EventContext, 'by' | 'trusted'>;

const TYPES = ['click', 'keydown', 'input', 'change', 'submit', 'popstate'];

/** The shop repeats a click that it could not handle yet; the repetition is as trusted as the click. */
const REPEAT_MS = 100;

/** Follows the visitor's input. Returns a function that gives the last one. */
export function watchInput(): () => Input {
  let last: Input = { by: 'load', trusted: true };
  let trustedAt = Number.NEGATIVE_INFINITY;
  const note = (event: Event) => {
    const { type, isTrusted, timeStamp } = event;
    if (isTrusted) trustedAt = timeStamp;
    else if (timeStamp - trustedAt < REPEAT_MS) return;
    // Enter and Space on a button also make a click.
    const isFromKey = event instanceof MouseEvent && event.detail === 0 && last.by === 'keydown';
    if (!(isFromKey && isTrusted)) last = { by: type, trusted: isTrusted || isEarly(event) };
  };
  // On the window in the capture phase: before the listeners of the shop.
  for (const type of TYPES) addEventListener(type, note, true);
  return () => last;
}

/** Whether the app repeats what the visitor did before it was interactive (`prerender/early-input.ts`). */
function isEarly({ target }: Event): boolean {
  const controls: ReadonlyMap<unknown, unknown> = window.earlyInput ?? new Map();
  return controls.has(target);
}
