import { beforeEach, expect, test, vi } from 'vitest';
import { timedFlag } from './timed-flag.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

function flag() {
  const values: boolean[] = [];
  const timed = timedFlag(500, (isSet) => values.push(isSet));
  return { values, set: () => timed.setFor() };
}

test('a set flag is cleared after its duration, not before', () => {
  const { values, set } = flag();
  set();
  vi.advanceTimersByTime(499);
  expect(values).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(values).toEqual([true, false]);
});

test('set again, it stays set for the whole duration', () => {
  const { values, set } = flag();
  set();
  vi.advanceTimersByTime(400);
  set();
  vi.advanceTimersByTime(499);
  expect(values).toEqual([true, true]);
  vi.advanceTimersByTime(1);
  expect(values).toEqual([true, true, false]);
});

test('[DATA11] a jump of the system clock changes no duration', () => {
  const { values, set } = flag();
  set();
  vi.setSystemTime(Date.now() - 60_000);
  vi.advanceTimersByTime(500);
  expect(values).toEqual([true, false]);
});

test('it can be set again after it was cleared, and leaves no timer', () => {
  const { values, set } = flag();
  for (let time = 0; time < 2; time += 1) {
    set();
    vi.advanceTimersByTime(500);
  }
  expect(values).toEqual([true, false, true, false]);
  expect(vi.getTimerCount()).toBe(0);
});
