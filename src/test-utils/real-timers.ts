import { afterEach, vi } from 'vitest';

// Test files share a thread: fake timers that a test left behind would stop the timers of the next file.
afterEach(() => {
  vi.useRealTimers();
});
