import { afterEach, vi } from 'vitest';

// Test files share a thread: what the last test of a file left behind would change the next file.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if ('document' in globalThis) document.body.replaceChildren();
});
