/*
 * Restores the scroll position on Back and Forward; a new page starts at its top. The browser's restoration runs
 * before React has rendered the page, when the document is still too short, so it is switched off.
 */
import { historyState, type HistoryState } from '#prerender/contract.ts';
import { currentPathAndQuery, fromOrigin, renderLocation } from './location.ts';

/** The state of a history entry that the app has created; the others are saved later. */
type EntryState = Pick<HistoryState, 'entry'> &
  Partial<Pick<HistoryState, 'scrollY' | 'height' | 'cards'>>;

/** The scroll position of each history entry of this document, by the entry's key. */
const positions = new Map<string, number>();
/** The key of the history entry that is rendered. */
let current = '';

/** Starts saving scroll positions, in CSS pixels from the top. Call once, before the first navigation. */
export function startScrollRestoration(): void {
  const state = currentState();
  current = state?.entry ?? newEntry();
  // After a reload the browser has restored the position by now.
  savePosition();
  if (!state) updateState({});
  history.scrollRestoration = 'manual';
  addEventListener('scroll', savePosition, { passive: true });
  // The scroll event waits for a frame: a navigation before it would know the position before.
  addEventListener('popstate', savePosition);
  // When this entry's document loads again, this module has no positions: the browser restores the scroll position.
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  saveHeight();
  setTimeout(releaseHeight, GIVE_UP_MS);
}

function savePosition(): void {
  positions.set(current, window.scrollY);
}

/** Writes the height into the history entry once it is stable: in `pagehide` it would be too late for a reload. */
function saveHeight(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(([body]) => {
    const height = body?.contentRect.height ?? 0;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const isSaved = currentState()?.height === height;
      if (!isSaved && browserEntry() === current) updateState({ height });
    }, STABLE_MS);
  });
  observer.observe(document.body);
}

/** Removes the height that the inline script reserved. */
function releaseHeight(): void {
  Object.assign(document.body.style, { minBlockSize: '', overflowAnchor: '' });
}

/** Pushes or replaces a history entry. `to`: a URL of this origin, without the origin. `renderLocation` renders it. */
export function changeURL(to: string, replace: boolean): void {
  // A new search, filter or order shows the first cards.
  const { cards: _cards, ...state } = entryState(replace);
  history[replace ? 'replaceState' : 'pushState'](state, '', fromOrigin(to));
}

/** Shows so many cards of the list. */
export function showCards(cards: number): void {
  updateState({ cards });
  void renderLocation();
}

/** The history state for an entry about to be pushed or replaced. */
function entryState(replace: boolean): EntryState {
  if (replace) return { ...currentState(), entry: browserEntry() };
  savePosition();
  // If the next page is reloaded, `positions` is empty on Back: the entry's state has the position then.
  const state = currentState();
  const scrollY = positions.get(current) ?? 0;
  if (state?.entry === current && scrollY !== (state.scrollY ?? 0)) updateState({ scrollY });
  return { entry: newEntry() };
}

/** Removes the fragment of the URL, after it has been carried out. */
export function removeFragment(): void {
  // The entry of a new fragment has no height yet.
  const { height } = document.body.getBoundingClientRect();
  history.replaceState({ height, ...entryState(true) }, '', fromOrigin(currentPathAndQuery()));
}

/** Adds to the state of the rendered page's history entry. */
function updateState(change: Omit<EntryState, 'entry'>): void {
  const state: EntryState = { ...currentState(), ...change, entry: current };
  history.replaceState(state, '');
}

/** The browser's history entry, which is ahead of `current` while a navigation is pending. */
function browserEntry(): string {
  return currentState()?.entry ?? current;
}

/** Scrolls to the saved position of the current history entry, or to the top of a new one. Call after each commit. */
export function restoreScroll(): void {
  const state = currentState();
  const entry = state?.entry ?? newEntry();
  if (entry === current) return;
  const previous = positions.get(current);
  current = entry;
  releaseHeight();
  retrying?.abort();
  const top = positions.get(entry) ?? state?.scrollY ?? 0;
  // Scrolling forces a layout of the page just rendered: skip it from top to top.
  if (top || previous) scrollWhenPossible(top);
}

let retrying: AbortController | undefined;

/** While the page is too short, tries again whenever it grows. */
function scrollWhenPossible(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
  if (window.scrollY >= top - 1) return;
  const giveUp = new AbortController();
  retrying = giveUp;
  const observer = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (window.scrollY >= top - 1) giveUp.abort();
  });
  giveUp.signal.addEventListener('abort', () => observer.disconnect());
  // Stop when the visitor scrolls, types or clicks: a late scroll would interrupt that.
  for (const event of ['wheel', 'keydown', 'pointerdown']) {
    addEventListener(event, () => giveUp.abort(), { signal: giveUp.signal, passive: true });
  }
  setTimeout(() => giveUp.abort(), GIVE_UP_MS);
  observer.observe(document.body);
}

/** How long to wait for a page to grow, in milliseconds. */
const GIVE_UP_MS = 3000;

/** How long the height must not change before it is saved, in milliseconds. */
const STABLE_MS = 300;

/** The state of the browser's current entry; `null` for one that another script created. */
function currentState(): EntryState | null {
  const { entry, scrollY, height, cards } = historyState();
  if (typeof entry !== 'string') return null;
  return {
    entry,
    ...(typeof scrollY === 'number' && { scrollY }),
    ...(typeof height === 'number' && { height }),
    ...(typeof cards === 'number' && { cards }),
  };
}

let count = 0;
/** Of this document. Not from a clock: where it stands still, a reload would use the same keys again. */
const documentKey = Math.random().toString(36).slice(2);

function newEntry(): string {
  count += 1;
  return `${documentKey}-${count}`;
}
