import { defineConfig, firefox } from '@playwright/test';
import { readBasePath } from './vite-plugins/base-path.ts';
import { findBrowser } from './scripts/browsers/browsers.mjs';
import { freePort } from './scripts/serve.mjs';

// Worker processes load this file again. They inherit the port and the browser paths of the first load
// from the environment, so that all processes agree.
process.env['E2E_PORT'] ??= String(await freePort(4317));
const chromiumPath = findBrowser('headless-shell') ?? findBrowser('chromium');
if (chromiumPath) process.env['HEADLESS_SHELL_PATH'] = chromiumPath;
const firefoxPath = findBrowser('firefox');
if (firefoxPath) process.env['FIREFOX_PATH'] = firefoxPath;

const port = process.env['E2E_PORT'];
const base = readBasePath(process.env['BASE_PATH']);
const baseURL = `http://127.0.0.1:${port}${base}`;

const FULL = Boolean(process.env['TEST_FULL']);

export default defineConfig({
  testDir: 'e2e',
  // Tests of `e2e/webkit/` end in `.test.ts` and run in Vitest.
  testMatch: '**/*.spec.ts',
  // e2e/served/playwright.config.ts runs these, each with a separate server.
  // Scoring a tool against all faults takes a minute: only in `npm run test:full`.
  testIgnore: ['served/**', ...(FULL ? [] : ['**/lab/examples.spec.ts'])],
  // Tags: @smoke runs in `npm run verify`, @engines in Firefox too, @full only in `npm run test:full`.
  ...(FULL ? {} : { grepInvert: /@full/ }),
  fullyParallel: true,
  workers: 2,
  // The retry records a trace. A test that passes in it is reported as flaky, and fails the weekly full run.
  retries: 1,
  failOnFlakyTests: FULL,
  forbidOnly: Boolean(process.env['CI']),
  globalTimeout: 60 * 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    // Paths in tests are relative (`products?q=mug`): a leading slash would leave the base path.
    baseURL,
    locale: 'en-US',
    timezoneId: 'UTC',
    // A service worker would answer requests that tests route or delay.
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
          args: ['--disable-gpu', '--disable-quic'],
        },
      },
    },
    {
      name: 'firefox',
      outputDir: 'test-results/firefox',
      // WebDriver BiDi can neither open a URL that only a service worker answers nor observe the worker.
      testIgnore: ['served/**', '**/offline.spec.ts'],
      ...(FULL ? {} : { grep: /@engines/ }),
      // Slower over WebDriver BiDi than Chromium over DevTools.
      timeout: 60_000,
      use: {
        browserName: 'firefox',
        // A stock Firefox speaks WebDriver BiDi, Playwright's patched build another protocol.
        ...(firefoxPath !== ownFirefox() && { channel: 'moz-firefox' }),
        launchOptions: {
          ...(firefoxPath && { executablePath: firefoxPath }),
          firefoxUserPrefs: {
            // BiDi never reports a navigation back into the back/forward cache.
            'browser.sessionhistory.max_total_viewers': 0,
            // Otherwise a slash opens Firefox's quick find.
            'accessibility.typeaheadfind.manual': false,
          },
        },
      },
    },
  ],
  // Shared by all engines: the accessibility tree must not depend on them.
  snapshotPathTemplate: '{testDir}/aria-snapshots/{arg}{ext}',
  updateSnapshots: 'none',
  webServer: {
    command: `node scripts/start.mjs --no-build --strict-port --port ${port}`,
    // Other configurations, in folders of their own, share this one.
    cwd: import.meta.dirname,
    url: baseURL,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});

/** The path of Playwright's Firefox, downloaded or not. */
function ownFirefox(): string | null {
  try {
    return firefox.executablePath();
  } catch {
    return null;
  }
}
