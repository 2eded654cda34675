import { defineConfig } from '@playwright/test';

export default defineConfig({
  // One browser at a time: several would slow each other down on a machine with few cores.
  workers: 1,
  // Three times Playwright's limits for a test and an assertion (30 s, 5 s), which a busy machine can exceed.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    // Ends with a slash. Paths in tests have none at their start: `cart?seed=7`.
    baseURL: 'http://127.0.0.1:4173/rivulet/',
    // A service worker would answer the requests that a test routes.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
  },
  webServer: {
    // The folder of the shop. `npm ci` has been run there.
    cwd: '../rivulet',
    command: 'npm start -- --port 4173 --strict-port',
    url: 'http://127.0.0.1:4173/rivulet/',
    reuseExistingServer: !process.env['CI'],
  },
});
