import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timedFlag } from './timed-flag.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function flag() {
  const values: boolean[] = [];
  const timed = timedFlag(500, (up) => values.push(up));
  return { values, raise: () => timed.raise() };
}

test('a raised flag is lowered after its duration, not before', () => {
  const { values, raise } = flag();
  raise();
  vi.advanceTimersByTime(499);
  expect(values).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(values).toEqual([true, false]);
});

test('raised again, it stays raised for the whole duration', () => {
  const { values, raise } = flag();
  raise();
  vi.advanceTimersByTime(400);
  raise();
  vi.advanceTimersByTime(499);
  expect(values).toEqual([true, true]);
  vi.advanceTimersByTime(1);
  expect(values).toEqual([true, true, false]);
});

test('it can be raised again after it was lowered, and leaves no timer', () => {
  const { values, raise } = flag();
  for (let time = 0; time < 2; time += 1) {
    raise();
    vi.advanceTimersByTime(500);
  }
  expect(values).toEqual([true, false, true, false]);
  expect(vi.getTimerCount()).toBe(0);
});
