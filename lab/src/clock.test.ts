import { afterEach, expect, test } from 'vitest';
import { stopClock } from './clock.ts';

const { Date: realDate } = globalThis;

afterEach(() => {
  globalThis.Date = realDate;
});

test('[LAB5] with a stopped clock, Date returns that time for the current time, and is otherwise unchanged', async () => {
  stopClock(1_767_225_600_000);
  await new Promise((done) => setTimeout(done, 5));
  expect(Date.now()).toBe(1_767_225_600_000);
  expect(new Date().toISOString()).toBe('2026-01-01T00:00:00.000Z');
  expect(Date()).toBe(new Date(1_767_225_600_000).toString());
  expect(new Date(5).getTime()).toBe(5);
  expect(new Date(2020, 1).getFullYear()).toBe(2020);
  expect(Date.parse('2026-01-01T00:00:00.000Z')).toBe(Date.UTC(2026, 0));
  expect(new Date()).toBeInstanceOf(realDate);
  expect(new Date()).toBeInstanceOf(Date);
});
