import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config.ts';

/** The built shop on real web servers: each test starts its own, and the global setup builds the sites. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testIgnore: [],
  globalSetup: './build-sites.ts',
  globalTimeout: 5 * 60_000,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: '../../test-results/served.json' }]],
  projects: (shared.projects ?? [])
    .filter(({ name }) => name === 'chromium')
    .map((project) => ({ ...project, outputDir: '../../test-results/served' })),
  webServer: [],
});
