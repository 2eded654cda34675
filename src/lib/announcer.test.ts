import { expect, test, vi } from 'vitest';
import { createAnnouncer, announce } from './announcer.ts';

test('a text is announced again when it is repeated', () => {
  const announcer = createAnnouncer();
  expect(announcer.getState()).toEqual({ text: '', count: 0 });
  announce(announcer, 'Added.');
  announce(announcer, 'Added.');
  expect(announcer.getState()).toEqual({ text: 'Added.', count: 2 });
});

test('[NAME19] a message is removed after 15 s, unless another one has replaced it', () => {
  vi.useFakeTimers();
  const announcer = createAnnouncer();
  announce(announcer, 'Added.');
  vi.advanceTimersByTime(10_000);
  announce(announcer, 'Removed.');
  vi.advanceTimersByTime(10_000);
  expect(announcer.getState().text).toBe('Removed.');
  vi.advanceTimersByTime(5000);
  expect(announcer.getState().text).toBe('');
  vi.useRealTimers();
});
