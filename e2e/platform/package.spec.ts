import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { catalogueFacts } from '#domain/catalogue-facts.ts';
import { debianPath } from '../../scripts/browsers.ts';
import { freePort } from '../fixtures/free-port.ts';
import { BASE } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/shop.ts';

const ANSWERS = 'dist/lab/answers.json';

/** Prints what the package exports, and the status of some paths. */
const SCRIPT = `
import { catalogue, start } from 'rivulet';
import { faults } from 'rivulet/lab';
import { createEnv } from 'rivulet/env';
import { judge, task } from 'rivulet/tasks';

const { url, close } = await start({ port: 0 });
const statuses = [];
for (const path of ['', 'cart', '../gone']) statuses.push((await fetch(url + path)).status);
await close();
const isClosed = await fetch(url).then(() => false, () => true);
const products = catalogue({ seed: 7, size: 500 });
const verdicts = [judge({}).verdict, typeof createEnv, task('named', 7).goal.slice(0, 3)];
console.log(JSON.stringify({ products, faults, statuses, isClosed, verdicts }));
`;

const PLAYWRIGHT_TEST = `
import { expect, test } from '@playwright/test';
import { catalogue } from 'rivulet';

test('the catalogue is the shop', async ({ page }) => {
  await page.goto('?seed=7');
  for (const { title } of catalogue({ seed: 7 }))
    await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeAttached();
});
`;

/** In CommonJS, as `npm init playwright` makes it. */
const TYPESCRIPT_TEST = `
import { test } from '@playwright/test';
import { catalogue, type ProductFacts } from 'rivulet';
import { faults } from 'rivulet/lab';
import { createEnv } from 'rivulet/env';
import { templates } from 'rivulet/tasks';
import { version } from 'rivulet/package.json';

const products: readonly ProductFacts[] = catalogue({ seed: 7 });
test(\`\${products.length} \${faults[0]?.key} \${typeof createEnv} \${templates[0]?.id} \${version}\`, () => {});
`;

const REQUIRE = `
const names = ['rivulet', 'rivulet/lab', 'rivulet/env', 'rivulet/tasks', 'rivulet/package.json'];
console.log(names.map((name) => Object.keys(require(name))[0]).join());
`;

const VITEST_SETUP = `
import { start } from 'rivulet';

export default async function setup({ provide }) {
  const { url, close } = await start({ port: 0 });
  provide('url', url);
  return close;
}
`;

const VITEST_TEST = `
import { expect, inject, test } from 'vitest';

test('the shop is served', async () => expect((await fetch(inject('url'))).status).toBe(200));
`;

function playwrightConfig(port: number) {
  const url = `http://127.0.0.1:${port}${BASE}`;
  return `export default ${JSON.stringify({
    testMatch: 'first.spec.js',
    webServer: { command: `npx rivulet --strict-port --port ${port}`, url },
    use: { baseURL: url, launchOptions: { executablePath: debianPath('chromium') } },
  })};`;
}

test.describe.configure({ mode: 'serial' });

/** The path of the packed package. */
let tgz: string;

test.beforeAll(() => {
  const pack = ['--import', 'tsx', 'scripts/package/pack.ts'];
  tgz = resolve(execFileSync(process.execPath, pack, { encoding: 'utf8' }).trim());
});

/** Starts a server by npm and ends npm: whether the server ends, too. */
async function expectEnded(port: number, cwd: string, command: readonly string[]): Promise<void> {
  const npm = spawn('npm', [...command, '--strict-port', '--port', `${port}`], { cwd });
  await once(npm.stdout.setEncoding('utf8'), 'data');
  const answers = () => fetch(`http://127.0.0.1:${port}${BASE}`).then(Boolean, () => false);
  await expect.poll(answers).toBe(true);
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  await expect.poll(answers, { timeout: 5000 }).toBe(false);
}

test('[SERVE9] the command of the container serves the shop from a folder with the package alone @full', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rivulet-container-'));
  cpSync('package', folder, { recursive: true });
  const command = /^ENTRYPOINT (\[.+\])$/m.exec(readFileSync('deploy/Containerfile', 'utf8'))?.[1];
  const [program, ...args] = JSON.parse(command ?? '') as [string, ...string[]];
  const port = String(await freePort());
  const server = spawn(
    program,
    args.map((arg) => (arg === '8080' ? port : arg)),
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(server, 'exit');
  await once(server.stdout, 'data');
  const statuses = [];
  for (const path of ['', 'cart', 'product/1', 'gone']) {
    statuses.push((await fetch(`http://127.0.0.1:${port}${BASE}${path}`)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 404]);
  server.kill('SIGTERM');
  // A process that the signal itself ends has no exit code.
  expect(await ended).toEqual([0, null]);
  rmSync(folder, { recursive: true });
});

test('[SERVE28] a signal to npm ends the server that it has started @full', async () => {
  await expectEnded(await freePort(), '.', ['run', 'preview', '--']);
});

test('[SERVE19, SERVE28, SERVE29, SERVE36, SERVE37, SERVE39] an empty project installs the package alone, and serves the shop to its Playwright and Vitest tests @full', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rivulet-package-'));
  // Without the variables of the test run that this test is part of.
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, CI: '1' };
  const run = (...[command, ...args]: readonly [string, ...string[]]) =>
    execFileSync(command, args, { cwd: folder, encoding: 'utf8', env });
  for (const [file, text] of Object.entries({
    'package.json': '{ "type": "module" }',
    'script.js': SCRIPT,
    'playwright.config.js': playwrightConfig(await freePort()),
    'first.spec.js': PLAYWRIGHT_TEST,
    'vitest.config.js': `export default { test: { globalSetup: './setup.js' } };`,
    'setup.js': VITEST_SETUP,
    'first.test.js': VITEST_TEST,
    'types.spec.ts': TYPESCRIPT_TEST,
    'require.cjs': REQUIRE,
  }))
    writeFileSync(join(folder, file), text);

  run('npm', 'install', '--offline', '--no-audit', tgz);
  expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(
    ['rivulet'],
  );
  const { faults } = JSON.parse(readFileSync(ANSWERS, 'utf8'));
  expect(JSON.parse(run('node', 'script.js'))).toEqual({
    products: catalogueFacts({ seed: 7, size: 500 }, BASE),
    faults,
    statuses: [200, 200, 404],
    isClosed: true,
    verdicts: ['error', 'function', 'Buy'],
  });

  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@playwright'));
  for (const name of ['@playwright/test', 'vitest']) {
    symlinkSync(resolve('node_modules', name), join(modules, name));
  }
  expect(run('node', 'node_modules/@playwright/test/cli.js', 'test')).toContain('1 passed');
  expect(run('node', 'node_modules/vitest/vitest.mjs', 'run', 'first.test.js')).toContain(
    '1 passed',
  );
  await expectEnded(await freePort(), folder, ['exec', '--', 'rivulet']);

  writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }');
  rmSync(join(folder, 'playwright.config.js'));
  expect(run('node', 'require.cjs')).toBe('catalogue,faults,createEnv,compare,name\n');
  const listed = run('node', 'node_modules/@playwright/test/cli.js', 'test', 'types', '--list');
  expect(listed).toContain(`20 ${faults[0].key} function `);
  rmSync(folder, { recursive: true });
});
