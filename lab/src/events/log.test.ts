import { expect, test, vi } from 'vitest';
import type { EventContext } from '../../public/rivulet.d.ts';
import { createLog, MAX_ENTRIES } from './log.ts';

const CONTEXT: EventContext = { screen: 'home', by: 'click', trusted: true };

function addEvents(log: ReturnType<typeof createLog>, count: number): void {
  for (let n = 0; n < count; n += 1) log.add({ event: 'undo' }, CONTEXT);
}

test('[LAB19] the log holds the newest 1,000 events, numbered and timed', () => {
  let time = 0;
  const log = createLog(() => time);
  const listener = vi.fn<() => void>();
  const unsubscribe = log.subscribe(listener);
  time = 8.4;
  addEvents(log, 1);
  time = 5;
  addEvents(log, MAX_ENTRIES);
  expect(listener).toHaveBeenCalledTimes(MAX_ENTRIES + 1);
  unsubscribe();
  expect(log.entries()).toHaveLength(MAX_ENTRIES);
  expect(log.entries()[0]).toEqual({ n: 2, t: 8, event: 'undo', shop: CONTEXT });
  expect(log.entries().at(-1)).toMatchObject({ n: MAX_ENTRIES + 1, t: 8 });
  log.clear();
  addEvents(log, 1);
  expect(listener).toHaveBeenCalledTimes(MAX_ENTRIES + 1);
  expect(log.toJsonLines()).toBe(
    '{"n":1,"t":5,"event":"undo","shop":{"screen":"home","by":"click","trusted":true}}\n',
  );
});

test('[LAB19] a log continues the numbers of an earlier document', () => {
  const before = createLog(() => 100);
  addEvents(before, 3);
  const log = createLog(() => 50, before.entries());
  addEvents(log, 1);
  expect(log.entries().map(({ n, t }) => [n, t])).toEqual([1, 2, 3, 4].map((n) => [n, 100]));
  log.load([...log.entries(), ...before.entries()]);
  addEvents(log, 1);
  expect(log.entries().map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('[LAB54] of an earlier document’s log, invalid entries are left out', () => {
  const before = createLog(() => 100);
  before.add({ event: 'search', search_term: 'walnut' }, CONTEXT);
  const [event] = before.entries();
  const stored = JSON.stringify([
    null,
    7,
    {},
    { ...event, n: '1' },
    { ...event, t: null },
    { ...event, event: 'dance' },
    { ...event, event: 'review', item_id: 7 },
    { ...event, event: 'error' },
    { ...event, ecommerce: null },
    { ...event, ecommerce: { value: 'ten', items: [] } },
    { ...event, ecommerce: { items: 7 } },
    event,
    undefined,
  ]);
  const log = createLog(() => 100, JSON.parse(stored));
  expect(log.entries()).toEqual([event]);
  log.load(JSON.parse(stored));
  expect(log.entries()).toEqual([event]);
});
