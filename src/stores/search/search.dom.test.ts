import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { storageKey } from '#visit/storage-keys.ts';
import { BASE } from '#test-utils/products.ts';
import { createShop } from '../shop.ts';

const HISTORY_KEY = storageKey('search-history');

const NOON = '2026-01-31T12:00:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOON) });
  history.replaceState(null, '', BASE);
});

const BEGIN = { from: '', to: '', kind: 'push' } as const;
const BACK = { from: '', to: '', kind: 'back' } as const;
const openList = () => history.replaceState(null, '', `${BASE}products`);

/** `paintMs`: the time from rendering to painting. */
function open(storage = createFakeStorage(), searching = 0, paintMs = 0) {
  const tab = storage.openTab();
  const { search, visit, announcer, navigate, events } = createShop({
    seed: 7,
    size: 20,
    storage: tab,
    now: () => new Date(),
    searching,
    runAfterPaint: (action) => void setTimeout(action, paintMs),
  });
  return {
    storage,
    tab,
    search,
    navigate,
    events,
    submit: (text: string) => void search.submit({ text }),
    queries: () => visit.state.getState().history.map(({ query }) => query),
    searching: () => search.state.getState().searching !== null,
    shown: () => search.state.getState().text,
    announced: () => announcer.state.getState().text,
  };
}

test('[FIND5] the searching flag is set until the skeletons have been seen for 0.5s, and a new search restarts the time', () => {
  const { search, searching, submit } = open();
  expect(searching()).toBe(false);
  submit('toaster');
  vi.advanceTimersByTime(9000);
  expect(searching()).toBe(true);
  search.skeletonsRendered(search.state.getState().searching);
  vi.advanceTimersByTime(499);
  expect(searching()).toBe(true);
  submit('tea');
  search.skeletonsRendered(search.state.getState().searching);
  vi.advanceTimersByTime(499);
  expect(searching()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(searching()).toBe(false);
});

test('[LIST10] skeletons that are painted late are seen for 0.5s too', () => {
  const { search, searching } = open(createFakeStorage(), 0, 300);
  openList();
  search.navigated(BEGIN);
  search.skeletonsRendered(search.state.getState().searching);
  vi.advanceTimersByTime(799);
  expect(searching()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(searching()).toBe(false);
});

test('[LIST13] skeletons that were left before they were painted are not shown again', () => {
  const { search, searching } = open(createFakeStorage(), 0, 300);
  openList();
  search.navigated(BEGIN);
  search.skeletonsRendered(search.state.getState().searching);
  search.navigated(BACK);
  vi.advanceTimersByTime(300);
  expect(searching()).toBe(false);
});

test('[LIST10] hydrating the skeletons of the document starts no new wait', () => {
  const { search, searching } = open(createFakeStorage(), 300);
  search.skeletonsRendered(search.state.getState().searching);
  vi.advanceTimersByTime(300);
  expect(searching()).toBe(false);
});

test('[LIST10] a visit that starts on the list begins a search of the given duration', () => {
  const { search, searching } = open(createFakeStorage(), 300);
  expect(search.state.getInitialState().searching).not.toBeNull();
  vi.advanceTimersByTime(299);
  expect(searching()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(searching()).toBe(false);
});

test('[FIND5, LIST13] going back or forward ends a search at once', () => {
  const { search, searching, submit } = open();
  submit('toaster');
  search.navigated(BACK);
  expect(searching()).toBe(false);
});

test('[FIND39] a search is announced until it is over, a blank one too', () => {
  for (const text of ['toaster', ' ']) {
    const { search, announced, submit } = open();
    submit(text);
    search.skeletonsRendered(search.state.getState().searching);
    expect(announced()).toBe('Searching…');
    vi.advanceTimersByTime(500);
    expect(announced()).toBe('');
  }
});

test('a blank search takes 0.5s too', () => {
  const { search, submit, searching, queries } = open();
  submit(' ');
  search.skeletonsRendered(search.state.getState().searching);
  expect(searching()).toBe(true);
  vi.advanceTimersByTime(500);
  expect(searching()).toBe(false);
  expect(queries()).toEqual([]);
});

test('[FIND19, FIND22] a search is saved at once as query and timestamp, and read by the next start', () => {
  const { storage, submit } = open();
  submit('  Red toaster ');
  expect(storage.json(HISTORY_KEY)).toEqual([{ query: 'Red toaster', timestamp: NOON }]);
  expect(open(storage).queries()).toEqual(['Red toaster']);
});

test('[FIND46] a blank search is not saved', () => {
  const { storage, queries, submit } = open();
  submit('');
  submit(' \t ');
  expect(queries()).toEqual([]);
  expect(storage.json(HISTORY_KEY)).toBeUndefined();
});

test('[FIND46, DATA1] a blank search leaves a stored history unchanged, even an invalid one', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const storage = createFakeStorage({ [HISTORY_KEY]: '{}' });
  const { queries, submit } = open(storage);
  expect(queries()).toEqual([]);
  submit(' ');
  expect(storage.json(HISTORY_KEY)).toEqual({});
  vi.restoreAllMocks();
});

test('[FIND44, FIND45] the history has the newest 10, newest first, a repeated one at the front', () => {
  const { storage, queries, submit } = open();
  for (const query of 'abcdefghijkl') submit(query);
  submit(' E');
  expect(queries().join('')).toBe('Elkjihgfdc');
  expect(open(storage).queries()).toEqual(queries());
});

test('[FIND23] clearing empties the history and removes its key', () => {
  const { storage, search, queries, submit } = open();
  submit('toaster');
  search.clearHistory();
  expect(queries()).toEqual([]);
  expect(storage.json(HISTORY_KEY)).toBeUndefined();
  expect(open(storage).queries()).toEqual([]);
});

test('two tabs share one history', () => {
  const storage = createFakeStorage();
  const [here, there] = [open(storage), open(storage)];
  here.submit('toaster');
  there.submit('tea');
  expect(there.queries()).toEqual(['tea', 'toaster']);
  storage.deliver();
  expect(here.queries()).toEqual(['tea', 'toaster']);
  there.search.clearHistory();
  storage.deliver();
  expect(here.queries()).toEqual([]);
});

test.each(['full', 'denied'] as const)(
  '[DATA9] with storage %s a search works and is in the history until the reload',
  (works) => {
    const { storage, tab, searching, queries, submit } = open();
    tab.works = works;
    submit('toaster');
    submit('tea');
    expect(searching()).toBe(true);
    expect(queries()).toEqual(['tea', 'toaster']);
    expect(storage.json(HISTORY_KEY)).toBeUndefined();
    tab.works = 'well';
    submit('lamp');
    expect(open(storage).queries()).toEqual(['lamp', 'tea', 'toaster']);
  },
);

test('[FIND6] the box shows the query of the URL, and none on other pages', () => {
  const { navigate, shown } = open();
  expect(shown()).toBe('');
  void navigate(`${BASE}products?q=oak`);
  expect(shown()).toBe('oak');
  void navigate(`${BASE}products?q=tea`);
  expect(shown()).toBe('tea');
  void navigate(`${BASE}cart?q=tea`);
  expect(shown()).toBe('');
});

test('[FIND6, FIND27] a text typed while a URL is pending stays, and gives way to the query of another URL', () => {
  const { navigate, search, shown } = open();
  void navigate(`${BASE}products?q=oak+chair`);
  search.setText('oak chairs');
  void navigate(`${BASE}products?q=oak+chair&rating=4`);
  expect(shown()).toBe('oak chairs');
  void navigate(`${BASE}products?q=oak`);
  expect(shown()).toBe('oak');
});

test('[LAB50] other filters are reported, but not the same in another form', () => {
  const { navigate, search, events } = open();
  void navigate(`${BASE}products?rating=4x`);
  const reported: unknown[] = [];
  events.subscribe((event) => reported.push(event));
  for (const rating of [4, 0]) void search.filter({ rating });
  expect(reported).toEqual([{ type: 'filtered' }]);
});

test('[DATA20] a reset shows the query in place of what was typed', () => {
  const { navigate, search, shown } = open();
  void navigate(`${BASE}products?q=oak`);
  search.setText('oak c');
  search.resetText();
  expect(shown()).toBe('oak');
});

test('[FIND2, FIND36, FIND40, FIND41] a search on the list keeps its filters, and clearing resets them there alone', () => {
  const { navigate, search, submit, shown } = open();
  void navigate(`${BASE}products?rating=4&from=mail`);
  const { length } = history;
  submit('oak');
  expect(location.search).toBe('?q=oak&rating=4&from=mail');
  search.clear();
  expect(location.pathname + location.search).toBe(`${BASE}products`);
  expect(history.length).toBe(length);
  void navigate(`${BASE}cart`);
  search.setText('tea');
  search.clear();
  expect([location.pathname, shown()]).toEqual([`${BASE}cart`, '']);
});
