import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { readBasePath } from './build/base-path.ts';
import { findChromium } from './scripts/browsers.mjs';

// Worker processes read this file again: what the first reading found is handed down to them
// in the environment, so that all agree on one port and one browser.
process.env['E2E_PORT'] ??= String(await freePort(4317));
const chromium = findChromium();
if (chromium) process.env['CHROMIUM_PATH'] = chromium;

const port = process.env['E2E_PORT'];
const base = readBasePath(process.env['BASE_PATH']);
const baseURL = `http://127.0.0.1:${port}${base}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  globalTimeout: 10 * 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    // Addresses in stories are relative (`products?q=mug`): a leading slash would leave the base.
    baseURL,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Stories are about what the shop does; e2e/motion.spec.ts turns motion on again.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would answer for the server, from one story to the next.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: {
          ...(chromium && { executablePath: chromium }),
          // Playwright itself adds what root needs (no sandbox) and stills most background work.
          args: ['--disable-gpu', '--disable-quic'],
        },
      },
    },
  ],
  webServer: {
    command: `node scripts/serve.mjs --port ${port} --base ${base}`,
    url: baseURL,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});

/** The preferred port, or any other when something else has it. */
function freePort(preferred: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => (preferred === 0 ? reject(error) : resolve(freePort(0))));
    probe.listen(preferred, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : preferred;
      probe.close(() => resolve(port));
    });
  });
}
