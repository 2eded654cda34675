import { defineConfig, firefox } from '@playwright/test';
import { readBasePath } from './vite-plugins/base-path.ts';
import { findBrowser } from './scripts/browsers/browsers.mjs';
import { freePort } from './scripts/serve.mjs';

// Worker processes read this file again: what the first reading found is handed down to them
// in the environment, so that all agree on one port and the same browsers.
process.env['E2E_PORT'] ??= String(await freePort(4317));
const chromiumPath = findBrowser('chromium');
if (chromiumPath) process.env['CHROMIUM_PATH'] = chromiumPath;
const firefoxPath = findBrowser('firefox');
if (firefoxPath) process.env['FIREFOX_PATH'] = firefoxPath;

const port = process.env['E2E_PORT'];
const base = readBasePath(process.env['BASE_PATH']);
const baseURL = `http://127.0.0.1:${port}${base}`;

const FULL = Boolean(process.env['TEST_FULL']);

export default defineConfig({
  testDir: 'e2e',
  // They bring their own servers: playwright.served.config.ts.
  testIgnore: 'served/**',
  // Tags: @smoke runs in `npm run verify`, @engines in Firefox too, @full only in `npm run test:full`.
  ...(FULL ? {} : { grepInvert: /@full/ }),
  fullyParallel: true,
  workers: 2,
  // A failed test runs once more for its trace; one that then passes is flaky, which fails the run too.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: Boolean(process.env['CI']),
  globalTimeout: 60 * 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    // Addresses in stories are relative (`products?q=mug`): a leading slash would leave the base.
    baseURL,
    locale: 'en-US',
    timezoneId: 'UTC',
    // A worker would answer for the server, from one story to the next.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      outputDir: 'test-results/chromium',
      use: {
        browserName: 'chromium',
        launchOptions: {
          ...(chromiumPath && { executablePath: chromiumPath }),
          // Playwright itself adds what root needs (no sandbox) and stills most background work.
          args: ['--disable-gpu', '--disable-quic'],
        },
      },
    },
    {
      name: 'firefox',
      outputDir: 'test-results/firefox',
      // Over BiDi it can neither be sent where only a worker answers, nor told of one.
      testIgnore: ['served/**', '**/offline.spec.ts'],
      ...(FULL ? {} : { grep: /@engines/ }),
      // Driven from outside it is slower than Chromium.
      timeout: 60_000,
      use: {
        browserName: 'firefox',
        // A stock Firefox is driven over WebDriver BiDi; Playwright's own build is not.
        ...(firefoxPath !== ownFirefox() && { channel: 'moz-firefox' }),
        launchOptions: {
          ...(firefoxPath && { executablePath: firefoxPath }),
          firefoxUserPrefs: {
            // Going back to a page out of the back/forward cache is never reported over BiDi.
            'browser.sessionhistory.max_total_viewers': 0,
            // A slash would open Firefox's own search in the page.
            'accessibility.typeaheadfind.manual': false,
          },
        },
      },
    },
  ],
  // One for all engines: what a screen says does not depend on them.
  snapshotPathTemplate: '{testDir}/aria-snapshots/{arg}{ext}',
  updateSnapshots: 'none',
  webServer: {
    command: `node scripts/serve.mjs --port ${port} --base ${base}`,
    url: baseURL,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});

/** Where Playwright's own download is, or would be. */
function ownFirefox(): string | null {
  try {
    return firefox.executablePath();
  } catch {
    return null;
  }
}
