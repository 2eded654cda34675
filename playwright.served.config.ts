import { defineConfig } from '@playwright/test';
import stories from './playwright.config.ts';

/** The built shop on hosts: each story brings its own server, and what is served is built beforehand. */
export default defineConfig({
  ...stories,
  testDir: 'e2e/served',
  testIgnore: [],
  globalSetup: './e2e/served/build-sites.ts',
  globalTimeout: 5 * 60_000,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/served.json' }]],
  projects: (stories.projects ?? [])
    .filter(({ name }) => name === 'chromium')
    .map((project) => ({ ...project, outputDir: 'test-results/served' })),
  webServer: [],
});
