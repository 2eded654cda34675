import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { persistedPart } from './persisted-part.ts';
import { storageKey } from './storage-keys.ts';

const KEY = storageKey('numbers');

/** A list of numbers under one key; without duplicates. */
function open(storage = createFakeStorage()) {
  const tab = storage.openTab();
  const list = persistedPart<readonly number[]>(
    tab,
    { key: 'numbers', schema: v.array(v.number()), normalize: (items) => [...new Set(items)] },
    [],
  );
  return { storage, tab, list };
}

test('saved items are loaded, also after a reload', () => {
  const { storage, list } = open();
  list.save([1, 2]);
  expect(storage.json(KEY)).toEqual([1, 2]);
  expect(list.load([9])).toEqual([1, 2]);
  expect(open(storage).list.load([9])).toEqual([1, 2]);
});

test('an absent key is an empty list, and an empty list removes the key', () => {
  const { storage, list } = open();
  expect(list.load([9])).toEqual([]);
  list.save([1]);
  list.save([]);
  expect(storage.json(KEY)).toBeUndefined();
});

test('when storage cannot be read, the list in memory is used', () => {
  const { tab, list } = open();
  tab.works = 'denied';
  expect(list.load([9])).toEqual([9]);
});

test.each(['', '{', '[1,', 'undefined', '\u0000'])(
  '[DATA9] the stored text %j is not JSON: it is logged, and the list in memory stays',
  (text) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(open(createFakeStorage({ [KEY]: text })).list.load([9])).toEqual([9]);
    expect(logged).toHaveBeenCalledOnce();
  },
);

test('after a failed write the list in memory is used until a write succeeds', () => {
  const { storage, tab, list } = open(createFakeStorage({ [KEY]: '[2]' }));
  tab.works = 'full';
  list.save([5]);
  expect(list.load([5])).toEqual([5]);
  tab.works = 'well';
  expect(list.load([5])).toEqual([5]);
  list.save([5, 6]);
  expect(storage.json(KEY)).toEqual([5, 6]);
  expect(list.load([])).toEqual([5, 6]);
});

test("another tab's change calls back with its items", () => {
  const { storage, list } = open();
  const other = open(storage).list;
  const changed = vi.fn();
  list.subscribe(changed);
  other.save([3]);
  storage.deliver();
  expect(changed.mock.calls).toEqual([[[3]]]);
  other.save([]);
  storage.deliver();
  expect(changed).toHaveBeenLastCalledWith([]);
});

test('an unreadable change is ignored', () => {
  const { storage, tab, list } = open();
  const changed = vi.fn();
  list.subscribe(changed);
  open(storage).list.save([3]);
  tab.works = 'denied';
  storage.deliver();
  expect(changed).not.toHaveBeenCalled();
});

test('[CART25] after the back/forward cache the list is the stored one, but not after a failed write', () => {
  const { storage, tab, list } = open();
  const changed = vi.fn();
  list.subscribe(changed);
  open(storage).list.save([3]);
  storage.wake();
  expect(changed.mock.calls).toEqual([[[3]]]);
  tab.works = 'full';
  list.save([3, 4]);
  storage.wake();
  expect(changed).toHaveBeenCalledTimes(1);
  expect(list.load([3, 4])).toEqual([3, 4]);
});

test('what is read is normalized, and an unchanged text gives the same value', () => {
  const { list } = open(createFakeStorage({ [KEY]: '[1,2,1]' }));
  expect(list.load([])).toEqual([1, 2]);
  expect(list.load([])).toBe(list.load([]));
});

test('[DATA1] the invalid items of a list are logged in one message', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { list } = open(createFakeStorage({ [KEY]: '[1,"a",2,null]' }));
  expect(list.load([])).toEqual([1, 2]);
  expect(logged.mock.calls).toEqual([[expect.stringContaining(`stored ${KEY}`), ['a', null]]]);
});
