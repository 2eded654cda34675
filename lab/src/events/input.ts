import type { EventContext } from '../../public/rivulet.d.ts';

type Input = Pick<EventContext, 'by' | 'trusted'>;

/** What an agent does by a tool of the shop. */
export const BY_TOOL: Input = { by: 'tool', trusted: false };

const TYPES = ['click', 'keydown', 'input', 'change', 'submit', 'popstate'];

/**
 * The shop completes some of the browser's events by its own (`src/outside/`). An untrusted event this soon after a
 * trusted one is one of these, and ignored.
 */
const REPEAT_MS = 100;

/** Listens to the visitor's input, and to calls of tools. Returns a function that gives the last of them. */
export function watchInput(): () => Input {
  let last: Input = { by: 'load', trusted: true };
  let trustedAt = Number.NEGATIVE_INFINITY;
  const note = (event: Event) => {
    const { type, isTrusted, timeStamp } = event;
    if (isTrusted) trustedAt = timeStamp;
    else if (timeStamp - trustedAt < REPEAT_MS) return;
    // Enter and Space on a button also dispatch a click. The key is what the visitor pressed.
    const isFromKey = event instanceof MouseEvent && event.detail === 0 && last.by === 'keydown';
    if (!(isFromKey && isTrusted)) last = { by: type, trusted: isTrusted || isEarly(event) };
  };
  // On the window in the capture phase: before the listeners of the shop.
  for (const type of TYPES) addEventListener(type, note, true);
  document.modelContext?.addEventListener('toolactivated', () => (last = BY_TOOL));
  return () => last;
}

/** Whether the app replays input from before hydration (`prerender/early-input.ts`). */
function isEarly({ target }: Event): boolean {
  const controls: ReadonlyMap<unknown, unknown> = window.earlyInput ?? new Map();
  return controls.has(target);
}
