import { hasFields } from './kept.ts';

/**
 * Brings a page back to where it was left on Back and Forward, and to its top on a new visit. The
 * browser's own way runs before a page that React draws late has its height, so it is taken over.
 */
interface EntryState {
  readonly entry: string;
  readonly scrollY?: number;
}

const places = new Map<string, number>();
let current = '';

/** Call once at boot, before the first navigation. Scroll positions are CSS pixels from the top. */
export function rememberScroll(): void {
  const state = stateOf(history.state);
  current = state?.entry ?? newEntry();
  places.set(current, state?.scrollY ?? window.scrollY);
  if (!state) history.replaceState({ entry: current } satisfies EntryState, '');
  history.scrollRestoration = 'manual';
  addEventListener('scroll', () => places.set(current, window.scrollY), { passive: true });
  // A reload forgets this module but not the entry's state; the browser restores the reloaded page itself.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    // Not asked of the window: that lays the page out once more, and the next one waits for it.
    const left = { entry: entryNow(), scrollY: places.get(current) ?? 0 } satisfies EntryState;
    history.replaceState(left, '');
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/** The history state for an entry about to be pushed or replaced. */
export function entryState(replace: boolean): EntryState {
  return { entry: replace ? entryNow() : newEntry() };
}

/** The history's entry, which may be ahead of the one that is drawn. */
function entryNow(): string {
  return stateOf(history.state)?.entry ?? current;
}

/** Scrolls to where the entry now shown was left; to the top when it is new. Call after it is drawn. */
export function restoreScroll(): void {
  const state = stateOf(history.state);
  const entry = state?.entry ?? newEntry();
  if (entry === current) return;
  const left = places.get(current);
  current = entry;
  waiting?.abort();
  const top = places.get(entry) ?? state?.scrollY ?? 0;
  // To scroll a page just drawn has it laid out at once: not when it is at its top already.
  if (top || left) scrollAsSoonAsPossible(top);
}

let waiting: AbortController | undefined;

/** A page whose parts come late is too short at first: then the place is tried again as the page grows. */
function scrollAsSoonAsPossible(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
  if (window.scrollY >= top - 1) return;
  const giveUp = new AbortController();
  waiting = giveUp;
  const observer = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (window.scrollY >= top - 1) giveUp.abort();
  });
  giveUp.signal.addEventListener('abort', () => observer.disconnect());
  // Whoever scrolls or types meanwhile has other plans.
  for (const event of ['wheel', 'keydown', 'pointerdown']) {
    addEventListener(event, () => giveUp.abort(), { signal: giveUp.signal, passive: true });
  }
  setTimeout(() => giveUp.abort(), GIVE_UP_MS);
  observer.observe(document.body);
}

/** How long a late page is waited for, in milliseconds. */
const GIVE_UP_MS = 3000;

function stateOf(value: unknown): EntryState | null {
  if (!hasFields(value, ['entry']) || typeof value.entry !== 'string') return null;
  const { entry } = value;
  const isLeft = hasFields(value, ['scrollY']) && typeof value.scrollY === 'number';
  return isLeft ? { entry, scrollY: value.scrollY } : { entry };
}

let count = 0;

function newEntry(): string {
  count += 1;
  return `${performance.timeOrigin}-${count}`;
}
