/*
 * Restores the scroll position on Back and Forward; a new page starts at its top. The browser's restoration runs
 * before React has rendered the page, when the document is still too short, so it is switched off.
 */
import {
  commitEntry,
  entryState,
  isEntryRendered,
  onNavigated,
  renderedEntry,
  updateState,
} from './history.ts';

/** The scroll position of each history entry of this document, by the entry's key. */
const positions = new Map<string, number>();

/** Starts saving scroll positions, in CSS pixels from the top. Call once, after `startHistory`. */
export function startScrollRestoration(): void {
  // After a reload the browser has restored the position by now.
  savePosition();
  history.scrollRestoration = 'manual';
  addEventListener('scroll', savePosition, { passive: true });
  // The scroll event waits for a frame: a navigation before it would know the position before.
  onNavigated(savePosition);
  // When this entry's document loads again, this module has no positions: the browser restores the scroll position.
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  saveHeight();
  setTimeout(releaseHeight, GIVE_UP_MS);
}

function savePosition(): void {
  positions.set(renderedEntry(), window.scrollY);
}

/** Writes the height into the history entry once it is stable: in `pagehide` it would be too late for a reload. */
function saveHeight(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(([body]) => {
    const height = body?.contentRect.height ?? 0;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const isSaved = entryState()?.height === height;
      if (!isSaved && isEntryRendered()) updateState({ height });
    }, STABLE_MS);
  });
  observer.observe(document.body);
}

/** Removes the height that the inline script reserved. */
function releaseHeight(): void {
  Object.assign(document.body.style, { minBlockSize: '', overflowAnchor: '' });
}

/** Scrolls to the saved position of the current history entry, or to the top of a new one. Call after each commit. */
export function restoreScroll(): void {
  const previous = positions.get(renderedEntry());
  if (!commitEntry()) return;
  releaseHeight();
  retrying?.abort();
  const top = positions.get(renderedEntry()) ?? entryState()?.scrollY ?? 0;
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
