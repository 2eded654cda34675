import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/serve.mjs';

test('the example configuration starts the shop for a test @full', async () => {
  // A second Playwright and a second server start.
  test.setTimeout(120_000);
  const env = { ...process.env, COURSE_PORT: String(await freePort()) };
  const cli = 'node_modules/@playwright/test/cli.js';
  const args = [cli, 'test', '--config=e2e/shopping/course.config.ts', '--grep=search results'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  expect(stdout).toContain('1 passed');
});
