import { hasFields } from '#stores/persistence/persisted-list.ts';

/**
 * Brings a page back to where it was left on Back and Forward, and to its top on a new visit. The
 * browser's own way runs before a page that React draws late has its height, so it is taken over.
 */
interface EntryState {
  readonly entry: string;
  /** Where its page was left, once another one has been opened from there. */
  readonly scrollY?: number;
  /** How high its page is, once that is known: loaded again, the boot script makes it so at once (SPEC PAINT24). */
  readonly height?: number;
}

const places = new Map<string, number>();
let current = '';

/** Call once at boot, before the first navigation. Scroll positions are CSS pixels from the top. */
export function saveScroll(): void {
  const state = stateOf(history.state);
  current = state?.entry ?? newEntry();
  // What was loaded again the browser has restored by now.
  places.set(current, window.scrollY);
  if (!state) note({});
  history.scrollRestoration = 'manual';
  addEventListener('scroll', () => places.set(current, window.scrollY), { passive: true });
  // The next document of this entry, whose module this is not, is the browser's to restore.
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  rememberHeight();
  setTimeout(giveUpHeight, GIVE_UP_MS);
}

/** What is written when the page is left comes too late for a reload: so it is once the height has settled. */
function rememberHeight(): void {
  let settling: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(([body]) => {
    const height = body?.contentRect.height ?? 0;
    clearTimeout(settling);
    settling = setTimeout(() => {
      const isKnown = stateOf(history.state)?.height === height;
      if (!isKnown && entryNow() === current) note({ height });
    }, SETTLED_MS);
  });
  observer.observe(document.body);
}

/** Of a page that was loaded again: from now on it is as high as what is on it. */
function giveUpHeight(): void {
  Object.assign(document.body.style, { minBlockSize: '', overflowAnchor: '' });
}

/** The history state for an entry about to be pushed or replaced. */
export function entryState(replace: boolean): EntryState {
  if (replace) return { ...stateOf(history.state), entry: entryNow() };
  // Should the next page be loaded again, this module forgets where this one was left.
  const state = stateOf(history.state);
  const left = places.get(current) ?? 0;
  if (state?.entry === current && left !== (state.scrollY ?? 0)) note({ scrollY: left });
  return { entry: newEntry() };
}

/** Writes more into the history's entry of the page that is drawn. */
function note(known: Omit<EntryState, 'entry'>): void {
  const state: EntryState = { ...stateOf(history.state), ...known, entry: current };
  history.replaceState(state, '');
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
  giveUpHeight();
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

/** How long a page keeps its height, in milliseconds, before that is written down. */
const SETTLED_MS = 300;

function stateOf(value: unknown): EntryState | null {
  if (!hasFields(value, ['entry']) || typeof value.entry !== 'string') return null;
  const { entry } = value;
  const { scrollY, height } = value as Partial<Record<string, unknown>>;
  return {
    entry,
    ...(typeof scrollY === 'number' && { scrollY }),
    ...(typeof height === 'number' && { height }),
  };
}

let count = 0;

function newEntry(): string {
  count += 1;
  return `${performance.timeOrigin}-${count}`;
}
