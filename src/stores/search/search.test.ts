import { beforeEach, expect, test, vi } from 'vitest';
import { createAnnouncer } from '#lib/announcer.ts';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { storageKey } from '#visit/storage-keys.ts';
import { createVisit } from '#visit/visit.ts';
import { createSearch } from './search.ts';

const HISTORY_KEY = storageKey('search-history');

const NOON = '2026-01-31T12:00:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOON) });
});

/** `paintMs`: the time from rendering to painting. */
function open(storage = createFakeStorage(), searching = 0, paintMs = 0) {
  const tab = storage.openTab();
  const announcer = createAnnouncer();
  const visit = createVisit(tab, 7);
  const search = createSearch(visit, announcer, {
    now: () => new Date(),
    searching,
    runAfterPaint: (action) => void setTimeout(action, paintMs),
  });
  return {
    storage,
    tab,
    search: {
      ...search,
      /** As the search box does: the navigation begins the search. */
      submit(text: string) {
        search.submit(text);
        search.begin();
      },
    },
    queries: () => visit.state.getState().history.map(({ query }) => query),
    searching: () => search.state.getState().searching,
    announced: () => announcer.state.getState().text,
  };
}

test('[FIND5] the searching flag is set until the skeletons have been seen for 0.5s, and a new search restarts the time', () => {
  const { search, searching } = open();
  expect(searching()).toBe(false);
  search.submit('canoe');
  vi.advanceTimersByTime(9000);
  expect(searching()).toBe(true);
  search.skeletonsRendered();
  vi.advanceTimersByTime(499);
  expect(searching()).toBe(true);
  search.submit('tea');
  search.skeletonsRendered();
  vi.advanceTimersByTime(499);
  expect(searching()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(searching()).toBe(false);
});

test('[LIST10] skeletons that are painted late are seen for 0.5s too', () => {
  const { search, searching } = open(createFakeStorage(), 0, 300);
  search.begin();
  search.skeletonsRendered();
  vi.advanceTimersByTime(799);
  expect(searching()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(searching()).toBe(false);
});

test('[LIST13] skeletons that were left before they were painted are not shown again', () => {
  const { search, searching } = open(createFakeStorage(), 0, 300);
  search.begin();
  search.skeletonsRendered();
  search.end();
  vi.advanceTimersByTime(300);
  expect(searching()).toBe(false);
});

test('[LIST10] hydrating the skeletons of the document starts no new wait', () => {
  const { search, searching } = open(createFakeStorage(), 300);
  search.skeletonsRendered();
  vi.advanceTimersByTime(300);
  expect(searching()).toBe(false);
});

test('[LIST10] a visit that starts on the list begins a search of the given duration', () => {
  const { search, searching } = open(createFakeStorage(), 300);
  expect(search.state.getInitialState().searching).toBe(true);
  vi.advanceTimersByTime(299);
  expect(searching()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(searching()).toBe(false);
});

test('[FIND5, LIST13] going back or forward ends a search at once', () => {
  const { search, searching } = open();
  search.submit('canoe');
  search.end();
  expect(searching()).toBe(false);
});

test('[HEAR2] a search is announced until it is over, a blank one too', () => {
  for (const text of ['canoe', ' ']) {
    const { search, announced } = open();
    search.submit(text);
    search.skeletonsRendered();
    expect(announced()).toBe('Searching…');
    vi.advanceTimersByTime(500);
    expect(announced()).toBe('');
  }
});

test('a blank search and arriving at the list take 0.5s too', () => {
  for (const start of ['submit', 'begin'] as const) {
    const { search, searching, queries } = open();
    search[start](' ');
    search.skeletonsRendered();
    expect(searching()).toBe(true);
    vi.advanceTimersByTime(500);
    expect(searching()).toBe(false);
    expect(queries()).toEqual([]);
  }
});

test('[FIND19, FIND22] a search is saved at once as query and timestamp, and read by the next start', () => {
  const { storage, search } = open();
  search.submit('  Red canoe ');
  expect(storage.json(HISTORY_KEY)).toEqual([{ query: 'Red canoe', timestamp: NOON }]);
  expect(open(storage).queries()).toEqual(['Red canoe']);
});

test('[FIND20] a blank search is not saved', () => {
  const { storage, search, queries } = open();
  search.submit('');
  search.submit(' \t ');
  expect(queries()).toEqual([]);
  expect(storage.json(HISTORY_KEY)).toBeUndefined();
});

test('[FIND20, DATA1] a blank search leaves a stored history unchanged, even an invalid one', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const storage = createFakeStorage({ [HISTORY_KEY]: '{}' });
  const { search, queries } = open(storage);
  expect(queries()).toEqual([]);
  search.submit(' ');
  expect(storage.json(HISTORY_KEY)).toEqual({});
  vi.restoreAllMocks();
});

test('[FIND21] the history has the newest 10, newest first, a repeated one at the front', () => {
  const { storage, search, queries } = open();
  for (const query of 'abcdefghijkl') search.submit(query);
  search.submit(' E');
  expect(queries().join('')).toBe('Elkjihgfdc');
  expect(open(storage).queries()).toEqual(queries());
});

test('[FIND23] clearing empties the history and removes its key', () => {
  const { storage, search, queries } = open();
  search.submit('canoe');
  search.clearHistory();
  expect(queries()).toEqual([]);
  expect(storage.json(HISTORY_KEY)).toBeUndefined();
  expect(open(storage).queries()).toEqual([]);
});

test('two tabs share one history', () => {
  const storage = createFakeStorage();
  const [here, there] = [open(storage), open(storage)];
  here.search.submit('canoe');
  there.search.submit('tea');
  expect(there.queries()).toEqual(['tea', 'canoe']);
  storage.deliver();
  expect(here.queries()).toEqual(['tea', 'canoe']);
  there.search.clearHistory();
  storage.deliver();
  expect(here.queries()).toEqual([]);
});

test.each(['full', 'denied'] as const)(
  '[DATA2] with storage %s a search works and is in the history until the reload',
  (works) => {
    const { storage, tab, search, searching, queries } = open();
    tab.works = works;
    search.submit('canoe');
    search.submit('tea');
    expect(searching()).toBe(true);
    expect(queries()).toEqual(['tea', 'canoe']);
    expect(storage.json(HISTORY_KEY)).toBeUndefined();
    tab.works = 'well';
    search.submit('rope');
    expect(open(storage).queries()).toEqual(['rope', 'tea', 'canoe']);
  },
);
