/* The only file of the app that writes `history` or reads its state. Before it runs, the inline scripts do. */
import { createEmitter } from '#lib/emitter.ts';
import { historyState, type HistoryState } from './history-state.ts';

/** A change of the URL, which is rendered later, or a link to the URL that is open already. */
export interface Navigation {
  /** Path and query before. */
  readonly from: string;
  /** Path and query now. */
  readonly to: string;
  /** `replace`: a filter or search on the list; `back`: Back or Forward; `same`: a link to the URL that is open already. */
  readonly kind: 'push' | 'replace' | 'back' | 'same';
}

/** The state of a history entry that the app has created; what is optional is saved later. */
type EntryState = Pick<HistoryState, 'entry'> &
  Partial<Pick<HistoryState, 'scrollY' | 'height' | 'cards'>>;

const navigations = createEmitter<[Navigation]>();
/** Path and query of the newest navigation: at `popstate` the URL is already another one. */
let lastURL = '';
/** The key of the history entry that is rendered; the browser's is ahead of it while a navigation is pending. */
let renderedKey = '';

/** Starts following Back and Forward. Call once, before the first navigation. */
export function startHistory(): void {
  const state = entryState();
  renderedKey = state?.entry ?? newEntry();
  if (!state) updateState({});
  lastURL = currentPathAndQuery();
  addEventListener('popstate', () => {
    const to = currentPathAndQuery();
    // A changed fragment has created an entry without a state: it shows the same page.
    if (history.state === null && to === lastURL) updateState({});
    else emitNavigation({ from: lastURL, to, kind: 'back' });
  });
}

/** Calls back after each navigation of the app, and after Back and Forward. Returns a function that unsubscribes. */
export const onNavigated = navigations.subscribe;

/** Pushes or replaces an entry. `to`: a URL of this origin, without the origin. One that is open already adds no entry. */
export function pushOrReplace(to: string, replace: boolean): void {
  const from = currentPathAndQuery();
  const kind = replace ? 'replace' : to === from ? 'same' : 'push';
  if (kind === 'push') saveScroll();
  // A new search, filter or order shows the first cards.
  const { cards: _cards, ...state } = { ...entryState(), entry: browserEntry() };
  const isWritten =
    kind === 'push'
      ? write('pushState', { entry: newEntry() }, to)
      : write('replaceState', state, to);
  // A document that loads is better than a link that does nothing.
  if (!isWritten && to !== from) location[replace ? 'replace' : 'assign'](fromOrigin(to));
  else emitNavigation({ from, to: currentPathAndQuery(), kind });
}

function emitNavigation(navigation: Navigation): void {
  lastURL = navigation.to;
  navigations.emit(navigation);
}

/** Rewrites the URL of the current entry, which is no navigation. */
export function rewriteURL(to: string): void {
  // The entry of a new fragment has no height yet.
  const { height } = document.body.getBoundingClientRect();
  write('replaceState', { height, ...entryState(), entry: browserEntry() }, to);
  lastURL = currentPathAndQuery();
}

/** Removes the fragment of the URL, after it has been carried out. */
export function removeFragment(): void {
  rewriteURL(currentPathAndQuery());
}

/** Adds to the state of the rendered page's entry. */
export function updateState(change: Omit<EntryState, 'entry'>): void {
  write('replaceState', { ...entryState(), ...change, entry: renderedKey });
}

/** The state of the browser's current entry; `null` for one that another script created. */
export function entryState(): EntryState | null {
  const { entry, scrollY, height, cards } = historyState();
  if (typeof entry !== 'string') return null;
  return {
    entry,
    ...(typeof scrollY === 'number' && { scrollY }),
    ...(typeof height === 'number' && { height }),
    ...(typeof cards === 'number' && { cards }),
  };
}

/** The texts of searches that were submitted before the app was there, oldest first, which the search history lacks. */
export function submittedSearches(): readonly string[] {
  const { searches } = historyState();
  return Array.isArray(searches) ? searches.filter((text) => typeof text === 'string') : [];
}

export function renderedEntry(): string {
  return renderedKey;
}

/** Call after each commit. Returns whether another entry is rendered now. */
export function commitEntry(): boolean {
  const entry = entryState()?.entry ?? newEntry();
  const isOther = entry !== renderedKey;
  renderedKey = entry;
  return isOther;
}

/** Whether the browser's entry is rendered. */
export function isEntryRendered(): boolean {
  return browserEntry() === renderedKey;
}

/** The path and query of the URL, as in the address bar: they may not be rendered yet. */
export function currentPathAndQuery(): string {
  return location.pathname + location.search;
}

/** If the next page is reloaded, only the entry's state has the position on Back. */
function saveScroll(): void {
  const { scrollY } = window;
  const state = entryState();
  if (state?.entry === renderedKey && scrollY !== (state.scrollY ?? 0)) updateState({ scrollY });
}

function browserEntry(): string {
  return entryState()?.entry ?? renderedKey;
}

/** Whether the browser has written it: Safari throws after 100 times in ten seconds. */
function write(
  method: 'pushState' | 'replaceState',
  state: Partial<EntryState>,
  url?: string,
): boolean {
  try {
    history[method](state, '', url === undefined ? undefined : fromOrigin(url));
    return true;
  } catch {
    return false;
  }
}

/** A path that begins with two slashes would name another host. */
function fromOrigin(url: string): string {
  return url.startsWith('//') ? `/.${url}` : url;
}

let count = 0;
/** Of this document. Not from a clock: where it stands still, a reload would use the same keys again. */
const documentKey = Math.random().toString(36).slice(2);

function newEntry(): string {
  count += 1;
  return `${documentKey}-${count}`;
}
