import { afterEach, vi } from 'vitest';
import { keepParams } from '#router/kept-params.ts';

// Test files share a thread: what the last test of a file left behind would change the next file.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  keepParams({});
  if ('document' in globalThis) document.body.replaceChildren();
});
