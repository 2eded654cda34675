import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { property } from '#test-utils/property.ts';
import { addToHistory, normalizeHistory, type History } from './search-history.ts';

const NOON = Date.UTC(2026, 0, 31, 12);
const anySearch = fc.constantFrom(
  ...'toaster,Toaster, toaster ,red toaster,RED  toaster,tea,t,café,cafe,,  ,a,b,c,d,e,f,g,h'.split(
    ',',
  ),
);
const anySearches = fc.array(anySearch, { maxLength: 30 });

/** The history after these searches, one per minute from noon. */
function after(searches: readonly string[]): History {
  return searches.reduce<History>(
    (history, text, minute) => addToHistory(history, text, new Date(NOON + minute * 60_000)),
    [],
  );
}

const sameSearch = (one: string, other: string) => {
  const [a, b] = [one, other].map((text) => text.trim().toLowerCase().split(/\s+/).join(' '));
  return a === b;
};

/** Reference implementation: newest first, each search that is not repeated later. */
function referenceHistory(searches: readonly string[]): readonly string[] {
  return searches
    .filter((text, i) => !searches.slice(i + 1).some((later) => sameSearch(later, text)))
    .filter((text) => text.trim() !== '')
    .map((text) => text.trim())
    .toReversed()
    .slice(0, 10);
}

test('[FIND19] an entry is the trimmed text and the time in ISO 8601 UTC', () => {
  const time = new Date('2026-01-31T13:00:05.250+02:00');
  expect(addToHistory([], '  Red toaster ', time)).toEqual([
    { query: 'Red toaster', timestamp: '2026-01-31T11:00:05.250Z' },
  ]);
});

test.each(['', '   ', '\t\n\u00a0', '\u200B\u2060 \u00AD'])(
  '[FIND46, DATA19] the blank search %j is not saved',
  (text) => {
    const history = after(['tea']);
    expect(addToHistory(history, text, new Date(NOON))).toEqual(history);
  },
);

test('[FIND44, FIND45] the history is newest first, at most 10 entries, and a repeated search moves to the front', () => {
  property(anySearches, (searches) => {
    expect(after(searches).map(({ query }) => query)).toEqual(referenceHistory(searches));
  });
});

test('[FIND45] searches that differ by more than case and white space are different', () => {
  const different = ['tea cup', 'teacup', 'Straße', 'Strasse', 'café', 'cafe'];
  expect(after(different).map(({ query }) => query)).toEqual(different.toReversed());
});

test('[FIND45] a repeated search has the text and the time of the last one', () => {
  const history = after(['red toaster', 'tea', ' RED   Toaster']);
  expect(history).toEqual([
    { query: 'RED   Toaster', timestamp: '2026-01-31T12:02:00.000Z' },
    { query: 'tea', timestamp: '2026-01-31T12:01:00.000Z' },
  ]);
});

test('[FIND44] timestamps are in descending order', () => {
  property(anySearches, (searches) => {
    const times = after(searches).map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted().toReversed());
  });
});

test('[DATA11] however the clock jumps, the order is that of the searches', () => {
  property(fc.array(fc.date({ noInvalidDate: true }), { maxLength: 10 }), (times) => {
    const history = times.reduce<History>((all, time, at) => addToHistory(all, `${at}`, time), []);
    expect(history.map(({ query }) => query)).toEqual([...times.keys()].map(String).toReversed());
    expect(normalizeHistory(history)).toEqual(history);
  });
});

test('[FIND44, FIND45] normalizing gives a history, and leaves a history unchanged', () => {
  const timestamp = new Date(NOON).toISOString();
  property(fc.array(anySearch.filter((text) => text.trim() !== '')), (queries) => {
    const history = normalizeHistory(queries.map((query) => ({ query, timestamp })));
    expect(history.map(({ query }) => query)).toEqual(referenceHistory(queries.toReversed()));
    expect(normalizeHistory(history)).toEqual(history);
  });
});

test('adding does not mutate the earlier history', () => {
  const earlier = after(['a', 'b']);
  const copy = structuredClone(earlier);
  addToHistory(earlier, 'c', new Date(NOON));
  expect(earlier).toEqual(copy);
});
