import { expect, test, vi } from 'vitest';
import { createAnnouncer, say } from './announcer.ts';

test('the same words said again are news', () => {
  const announcer = createAnnouncer();
  expect(announcer.getState()).toEqual({ text: '', count: 0 });
  say(announcer, 'Added.');
  say(announcer, 'Added.');
  expect(announcer.getState()).toEqual({ text: 'Added.', count: 2 });
});

test('[NAME19] what was said is forgotten after a while, unless something else was said', () => {
  vi.useFakeTimers();
  const announcer = createAnnouncer();
  say(announcer, 'Added.');
  vi.advanceTimersByTime(10_000);
  say(announcer, 'Removed.');
  vi.advanceTimersByTime(10_000);
  expect(announcer.getState().text).toBe('Removed.');
  vi.advanceTimersByTime(5000);
  expect(announcer.getState().text).toBe('');
  vi.useRealTimers();
});
