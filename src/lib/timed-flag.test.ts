import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timedFlag } from './timed-flag.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function flag() {
  const told: boolean[] = [];
  const own = timedFlag(500, (up) => told.push(up));
  return { told, raise: () => own.raise() };
}

test('a raised flag comes down after its time, and not before', () => {
  const { told, raise } = flag();
  raise();
  vi.advanceTimersByTime(499);
  expect(told).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([true, false]);
});

test('raised again meanwhile, it stays up for the whole time once more', () => {
  const { told, raise } = flag();
  raise();
  vi.advanceTimersByTime(400);
  raise();
  vi.advanceTimersByTime(499);
  expect(told).toEqual([true, true]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([true, true, false]);
});

test('it can be raised again after it came down, and leaves no timer behind', () => {
  const { told, raise } = flag();
  for (let time = 0; time < 2; time += 1) {
    raise();
    vi.advanceTimersByTime(500);
  }
  expect(told).toEqual([true, false, true, false]);
  expect(vi.getTimerCount()).toBe(0);
});
