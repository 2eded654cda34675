import * as fc from 'fast-check';
import { beforeEach, expect, test, vi, type Mock } from 'vitest';
import { createFakeStorage, type FakeStorage } from '#test-utils/fake-storage.ts';
import { anyUnicode } from '#test-utils/products.ts';
import { property } from '#test-utils/property.ts';
import { STORED } from './parts.ts';
import { persistedPart } from './persisted-part.ts';
import { storageKey } from './storage-keys.ts';

const HISTORY_KEY = storageKey('search-history');

const timestamp = '2026-01-31T12:00:00.000Z';
const GOOD = { query: 'toaster', timestamp };

const sameness = ({ query }: { query: string }) => query.toLowerCase().replace(/\s+/g, ' ');

let logged: Mock<typeof console.error>;

beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});

function load(text: string) {
  return openPart(createFakeStorage({ [HISTORY_KEY]: text })).load([]);
}

function openPart(storage: FakeStorage) {
  return persistedPart(storage.openTab(), STORED.history, []);
}

test('[FIND22] the history is stored under its key, as a list of query and timestamp', () => {
  const storage = createFakeStorage();
  const history = openPart(storage);
  history.save([GOOD]);
  expect([...storage.touched]).toEqual([HISTORY_KEY]);
  expect(storage.json(HISTORY_KEY)).toEqual([GOOD]);
  history.save([]);
  expect(storage.json(HISTORY_KEY)).toBeUndefined();
});

test.each(['{', '', 'null', '7', '"toaster"', '{}', JSON.stringify(GOOD)])(
  '[DATA1] the stored history %j is not a list: it is logged and ignored',
  (text) => {
    expect(load(text)).toEqual([]);
    expect(logged).toHaveBeenCalledOnce();
    expect(logged.mock.lastCall?.[0]).toContain(HISTORY_KEY);
  },
);

test.each<[unknown]>([
  [null],
  ['toaster'],
  [[]],
  [{}],
  [{ query: 'tea' }],
  [{ timestamp }],
  [{ query: 7, timestamp }],
  [{ query: ' ', timestamp }],
  [{ query: 'tea', timestamp: 'yesterday' }],
  [{ query: 'tea', timestamp: 1_769_860_800_000 }],
  [{ query: 'tea', timestamp: [timestamp] }],
  [{ query: 'tea', timestamp: '2026-01-31' }],
  [{ query: 'tea', timestamp: '2026-13-31T12:00:00.000Z' }],
  [{ query: 'tea', timestamp: '0(02026-01-31T12:00:00Z' }],
])('[DATA1] the entry %j is logged and left out, its neighbours stay', (entry) => {
  expect(load(JSON.stringify([entry, GOOD]))).toEqual([GOOD]);
  expect(logged.mock.calls).toEqual([[expect.stringContaining(`stored ${HISTORY_KEY}`), [entry]]]);
});

test('[DATA11] a search is read back with any year that a wrong clock may give', () => {
  const years = ['-271821-04-20', '0000-01-01', '+012000-02-01', '+275760-09-13'];
  const made = years.map((day) => ({ query: day, timestamp: `${day}T00:00:00.000Z` }));
  expect(load(JSON.stringify(made))).toEqual(made);
  expect(logged).not.toHaveBeenCalled();
});

test.each(['2026-01-31T12:00:00Z', '2026-01-31T12:00:00+02:30', '2026-01-31T12:00:00.5-11:00'])(
  '[DATA1] the timestamp %s is valid by ISO 8601',
  (timestamp) => {
    expect(load(JSON.stringify([{ query: 'tea', timestamp }]))).toEqual([
      { query: 'tea', timestamp },
    ]);
  },
);

test('[DATA1, FIND44, FIND45] duplicates and entries beyond the tenth are left out', () => {
  const queries = 'a b A c d e f g h i j k'.split(' ');
  const loaded = load(JSON.stringify(queries.map((query) => ({ query, timestamp, more: 1 }))));
  expect(loaded.map(({ query }) => query).join('')).toBe('abcdefghij');
  expect(loaded[0]).toEqual({ query: 'a', timestamp });
});

test('[FIND22] every history is read as it was written', () => {
  const anyTime = fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true });
  const anyEntry = fc.record({
    query: anyUnicode.map((text) => `x${text}`.trim()),
    timestamp: anyTime.map((date) => date.toISOString()),
  });
  const anyHistory = fc.uniqueArray(anyEntry, { selector: sameness, maxLength: 10 });
  property(anyHistory, (history) => {
    const storage = createFakeStorage();
    openPart(storage).save(history);
    expect(openPart(storage).load([])).toEqual(history);
  });
  expect(logged).not.toHaveBeenCalled();
});

test('[DATA1] no stored text throws', () => {
  property(fc.oneof(fc.json(), fc.string()), (text) => {
    expect(load(text)).toEqual([]);
  });
});
