import { afterEach, expect, test, vi } from 'vitest';
import { createDisk } from '../testing/disk.ts';
import { keptList, type KeptList } from './kept.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A list of whole numbers under one key; what is stored is doubled, to tell it from what is in memory. */
function open(disk = createDisk()) {
  const tab = disk.openTab();
  const list: KeptList<number> = keptList({
    storage: tab,
    key: 'numbers',
    parse: (json) => (Array.isArray(json) ? json.map((value) => Number(value) / 2) : []),
    format: (items) => items.map((item) => item * 2),
  });
  return { disk, tab, list };
}

test('what is saved is loaded, by the next start as well', () => {
  const { disk, list } = open();
  list.save([1, 2]);
  expect(disk.json('numbers')).toEqual([2, 4]);
  expect(list.load([9])).toEqual([1, 2]);
  expect(open(disk).list.load([9])).toEqual([1, 2]);
});

test('an absent key is an empty list, and an empty list removes the key', () => {
  const { disk, list } = open();
  expect(list.load([9])).toEqual([]);
  list.save([1]);
  list.save([]);
  expect(disk.json('numbers')).toBeUndefined();
});

test('when storage cannot be read, memory is the list', () => {
  const { tab, list } = open();
  tab.works = 'denied';
  expect(list.load([9])).toEqual([9]);
});

test.each(['', '{', '[1,', 'undefined', '\u0000'])(
  '[CART23] the stored text %j is no JSON: said, and what is in memory stays',
  (text) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(open(createDisk({ numbers: text })).list.load([9])).toEqual([9]);
    expect(said).toHaveBeenCalledOnce();
  },
);

test('after a write that failed memory is the truth, until a write succeeds', () => {
  const { disk, tab, list } = open(createDisk({ numbers: '[2]' }));
  tab.works = 'full';
  list.save([5]);
  expect(list.load([5])).toEqual([5]);
  tab.works = 'well';
  expect(list.load([5])).toEqual([5]);
  list.save([5, 6]);
  expect(disk.json('numbers')).toEqual([10, 12]);
  expect(list.load([])).toEqual([5, 6]);
});

test("another tab's change is told as that tab left it, until it is no longer followed", () => {
  const { disk, list } = open();
  const other = open(disk).list;
  const changed = vi.fn();
  const stop = list.follow(changed);
  other.save([3]);
  disk.deliver();
  expect(changed.mock.calls).toEqual([[[3]]]);
  other.save([]);
  disk.deliver();
  expect(changed).toHaveBeenLastCalledWith([]);
  stop();
  other.save([4]);
  disk.deliver();
  expect(changed).toHaveBeenCalledTimes(2);
});

test('news that cannot be read is no news: nothing is thrown away for it', () => {
  const { disk, tab, list } = open();
  const changed = vi.fn();
  list.follow(changed);
  open(disk).list.save([3]);
  tab.works = 'denied';
  disk.deliver();
  expect(changed).not.toHaveBeenCalled();
});
