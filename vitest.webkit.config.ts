import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/webkit/**/*.journey.ts'],
    globalSetup: 'e2e/webkit/global-setup.ts',
    // The driver holds one session at a time.
    fileParallelism: false,
    // Generous: the machine may be busy, and a journey that hangs is found all the same.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000, interval: 50 } },
  },
});
