import { defineConfig } from '@playwright/test';
import { readBasePath } from './vite-plugins/base-path.ts';
import { readShopConfig } from './vite-plugins/read-shop-config.ts';
import { debianPath } from './scripts/browsers.ts';
import { freePort } from './e2e/fixtures/free-port.ts';

// Worker processes load this file again and inherit the port of the first load.
process.env['E2E_PORT'] ??= String(await freePort(4317));
const port = process.env['E2E_PORT'];
const base = readBasePath(process.env['BASE_PATH']);
const baseURL = `http://127.0.0.1:${port}${base}`;

const chromiumPath = debianPath('chromium');
const firefoxPath = debianPath('firefox');

const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    ...(chromiumPath && { executablePath: chromiumPath }),
    args: ['--disable-gpu', '--disable-quic'],
  },
};

const firefox = {
  browserName: 'firefox' as const,
  // A stock Firefox speaks WebDriver BiDi, Playwright's patched build another protocol.
  ...(firefoxPath && { channel: 'moz-firefox' }),
  launchOptions: {
    ...(firefoxPath && { executablePath: firefoxPath }),
    firefoxUserPrefs: {
      // BiDi never reports a navigation back into the back/forward cache.
      'browser.sessionhistory.max_total_viewers': 0,
      // Otherwise a slash opens Firefox's quick find.
      'accessibility.typeaheadfind.manual': false,
      // Over BiDi, Firefox reads these at launch only.
      'ui.prefersReducedMotion': 1,
      'layout.css.prefers-color-scheme.content-override': 1,
    },
  },
};

/** Tests that search for the words of this repository's goods, where a brand sells its own. */
const OF_OTHER_GOODS = readShopConfig().goods === './goods' ? [] : [/@our-goods/];

/** Folders with a project of their own. */
const OTHERS = ['**/e2e/webkit/**', '**/e2e/served/**'];

export default defineConfig({
  testDir: '.',
  // The shop's and the lab's.
  testMatch: '**/e2e/**/*.spec.ts',
  workers: 2,
  // A test that passes only sometimes fails. Timeouts are so long that only a hang reaches them.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  maxFailures: 10,
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.stdout.isTTY ? 'line' : 'list',
  // Names the slowest file: without a threshold it counts files that last minutes only.
  reportSlowTests: { max: 1, threshold: 0 },
  use: {
    // Paths in tests are relative (`products?q=mug`): a leading slash would leave the base path.
    baseURL,
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would answer requests that tests route or delay.
    serviceWorkers: 'block',
    // Without snapshots of the page, which take a quarter of the processor time: `--trace on` records them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: chromium,
      testIgnore: OTHERS,
      grepInvert: [/@full/, ...OF_OTHER_GOODS],
    },
    { name: 'full', use: chromium, testIgnore: OTHERS, grep: /@full/, grepInvert: OF_OTHER_GOODS },
    {
      name: 'firefox',
      use: firefox,
      testIgnore: OTHERS,
      grep: /@engines/,
      grepInvert: OF_OTHER_GOODS,
    },
    // WebKitWebDriver allows one session at a time.
    { name: 'webkit', testDir: 'e2e/webkit', workers: 1 },
    { name: 'sites', testDir: 'e2e/served', testMatch: 'build-sites.ts' },
    { name: 'served', use: chromium, testDir: 'e2e/served', dependencies: ['sites'] },
  ],
  // Shared by all engines: the accessibility tree must not depend on them.
  snapshotPathTemplate: 'e2e/aria-snapshots/{arg}{ext}',
  updateSnapshots: 'none',
  webServer: {
    command: `node --import tsx scripts/start.ts --strict-port --port ${port}`,
    // Other configurations, in folders of their own, share this one.
    cwd: import.meta.dirname,
    url: baseURL,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
