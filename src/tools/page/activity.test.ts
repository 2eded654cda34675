import { beforeEach, expect, test, vi } from 'vitest';
import { createActivity } from './activity.ts';

beforeEach(() => void vi.useFakeTimers());
test('[AGENT13] the title is shown until 5s after the last of the tools that run has ended', async () => {
  const { state, run } = createActivity();
  let end = () => {};
  const slow = run('Check out', () => new Promise<void>((done) => (end = done)));
  expect(state.getState()).toBe('Check out');
  expect(await run('Read the cart', () => Promise.resolve(7))).toBe(7);
  vi.advanceTimersByTime(60_000);
  expect(state.getState()).toBe('Read the cart');
  end();
  await slow;
  vi.advanceTimersByTime(4999);
  expect(state.getState()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(state.getState()).toBeNull();
});

test('[AGENT13] a tool that fails ends too', async () => {
  const { state, run } = createActivity();
  await expect(run('Check out', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  vi.advanceTimersByTime(5000);
  expect(state.getState()).toBeNull();
});
