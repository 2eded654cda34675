import { join } from 'node:path';
import course from '../../docs/examples/playwright/playwright.config.ts';
import { BASE } from '../fixtures/products.ts';

const ROOT = join(import.meta.dirname, '../..');
const port = process.env['COURSE_PORT'] ?? '';
const executablePath = process.env['HEADLESS_SHELL_PATH'];

/** Moves a URL or command of the example to this run's base path, and to a free port. */
const moved = (text: string) => text.replace('4173', port).replace('/rivulet/', BASE);

const { use, webServer } = course;
if (!use?.baseURL || !webServer || !('command' in webServer) || !webServer.url) {
  throw new Error('The example configures no server');
}

/** The configuration of the examples. It serves the shop as built: other tests are using `dist`. */
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
    command: `${moved(webServer.command)} --no-build`,
    url: moved(webServer.url),
  },
};
