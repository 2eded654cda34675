import { expect, test, vi } from 'vitest';
import { createAnnouncer } from './announcer.ts';

test('a text is announced again when it is repeated', () => {
  const announcer = createAnnouncer();
  expect(announcer.state.getState()).toEqual({ text: '', count: 0 });
  announcer.announce('Added.');
  announcer.announce('Added.');
  expect(announcer.state.getState()).toEqual({ text: 'Added.', count: 2 });
});

test('[EASE34] a message is removed after 15 s, unless another one has replaced it', () => {
  vi.useFakeTimers();
  const announcer = createAnnouncer();
  announcer.announce('Added.');
  vi.advanceTimersByTime(10_000);
  announcer.announce('Removed.');
  vi.advanceTimersByTime(10_000);
  expect(announcer.state.getState().text).toBe('Removed.');
  vi.advanceTimersByTime(5000);
  expect(announcer.state.getState().text).toBe('');
  vi.useRealTimers();
});
