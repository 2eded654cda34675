import { join } from 'node:path';
import course from '../../docs/examples/playwright/playwright.config.ts';
import { debianPath } from '../../scripts/browsers.ts';
import { freePort } from '../fixtures/free-port.ts';
import { BASE } from '../fixtures/products.ts';

const ROOT = join(import.meta.dirname, '../..');
// Worker processes load this file again and inherit the port of the first load.
const port = (process.env['COURSE_PORT'] ??= String(await freePort()));
const executablePath = debianPath('chromium');

/** Moves a URL or command of the example to this run's base path, and to a free port. */
const moved = (text: string) => text.replace('4173', port).replace('/rivulet/', BASE);

const { use, webServer } = course;
if (!use?.baseURL || !webServer || !('command' in webServer) || !webServer.url) {
  throw new Error('The example configures no server');
}

/** Runs the examples of docs/testing-with-rivulet.md by their own configuration, and serves the shop as built. */
export default {
  ...course,
  testDir: join(ROOT, 'docs/examples/playwright'),
  outputDir: join(ROOT, 'test-results/course'),
  reporter: 'line',
  use: {
    ...use,
    baseURL: moved(use.baseURL),
    ...(executablePath && { launchOptions: { executablePath } }),
  },
  webServer: {
    ...webServer,
    cwd: ROOT,
    command: moved(webServer.command).replace('npm start --', 'node --import tsx scripts/start.ts'),
    url: moved(webServer.url),
  },
};
