import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { HERO_HEADING } from '../fixtures/config.ts';
import { createStaticServer, listen } from '../../scripts/serve.mjs';
import { expect, test } from '../fixtures/shop.ts';
import { BASES, siteFor } from './sites.ts';

/** Run in processes of their own, because Vite reads BASE_PATH once per process. */
const PREVIEW = `
  const { preview } = await import('vite');
  const server = await preview({
    logLevel: 'silent', build: { outDir: process.env.OUT }, preview: { host: '127.0.0.1', port: 0 },
  });
  console.log(String(server.httpServer.address().port));`;
const DEV = `
  const { createServer } = await import('vite');
  const server = await createServer({
    logLevel: 'silent', cacheDir: process.env.OUT, server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  console.log(String(server.httpServer.address().port));`;

const HTML = { accept: 'text/html' };

let folder = '';
const running: (() => unknown)[] = [];

test.beforeEach(async () => {
  test.slow();
  folder = await mkdtemp(join(tmpdir(), 'rivulet-'));
});

test.afterEach(async ({ page }) => {
  // Requests that are pending when a server stops would be logged as errors.
  await page.goto('about:blank');
  for (const end of running.splice(0)) await end();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a script with a base path; resolves to the first line of its output. */
async function run(script: string, basePath: string, out = folder): Promise<string> {
  const child = spawn(process.execPath, ['--eval', `(async () => {${script}})()`], {
    env: { ...process.env, OUT: out, BASE_PATH: basePath },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(() => stop(child));
  for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error('The script exited without output');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

for (const base of BASES) {
  test(`[APP4, APP5] every link, file and URL of the shop built for ${base} is under it`, async ({
    page,
  }) => {
    const server = createStaticServer({ dir: siteFor(base), base });
    running.push(() => (server.closeAllConnections(), server.close()));
    const origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
    await expectUnder(page, origin, base);
    if (base !== '/rivulet/') expect(await filesContaining('/rivulet/', siteFor(base))).toEqual([]);
  });
}

test('[APP5, APP6] the dev server serves under BASE_PATH and redirects / to it', async ({
  page,
}) => {
  const origin = `http://127.0.0.1:${await run(DEV, '/water/')}`;
  await expectRedirect(page, origin, '/water/');
  await expectUnder(page, origin, '/water/');
});

test('[PAINT26] the development server hydrates prerendered pages and warns about an invalid seed', async ({
  page,
}) => {
  const url = `http://127.0.0.1:${await run(DEV, '/water/')}/water/`;
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  for (const [path, heading] of [
    ['?seed=x', HERO_HEADING],
    ['products?q=canoe&seed=7', 'Results for "canoe"'],
    ['cart', 'Your Cart'],
  ] as const) {
    const html = await (await page.request.get(url + path, { headers: HTML })).text();
    expect(html).toContain('<h1');
    await page.goto(url + path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '', { timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  // Without hydration errors, which would fail the test.
  expect(warnings).toEqual([expect.stringMatching(/"seed" is invalid/)]);
});

test('[APP6] the preview server redirects / to the base path', async ({ page }) => {
  const origin = `http://127.0.0.1:${await run(PREVIEW, '/rivulet/', siteFor('/rivulet/'))}`;
  await expectRedirect(page, origin, '/rivulet/');
  await page.goto(`${origin}/`);
  await expect(page).toHaveURL(`${origin}/rivulet/`);
  await expect(page.getByRole('article')).toHaveCount(20);
});

async function expectRedirect(page: Page, origin: string, base: string): Promise<void> {
  const answer = await page.request.get(`${origin}/?seed=7`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([302, `${base}?seed=7`]);
}

/** Visits every screen by links; each URL, link and file must be under the base path. */
async function expectUnder(page: Page, origin: string, base: string): Promise<void> {
  const requested: string[] = [];
  const failed: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
  const heading = page.getByRole('heading', { level: 1 });
  const nav = page.getByRole('navigation', { name: 'Main' });
  const check = async (path: string) => {
    await expect(page).toHaveURL(`${origin}${base}${path}`);
    const outside = await page.locator('[href], [src], [srcset], form').evaluateAll(
      (elements, base) =>
        elements
          .flatMap((element) =>
            ['href', 'src', 'srcset', 'action'].map((name) => element.getAttribute(name) ?? base),
          )
          .map((address) => address.replace(location.origin, ''))
          .filter((address) => !address.startsWith(base) && !address.startsWith('#')),
      base,
    );
    expect(outside).toEqual([]);
  };

  await page.goto(`${origin}${base}?seed=7`);
  // The dev server bundles dependencies on the first request.
  await expect(page.getByRole('article')).toHaveCount(20, { timeout: 20_000 });
  await check('?seed=7');
  await nav.getByRole('link', { name: 'Products' }).click();
  await expect(heading).toHaveText('Products');
  await check('products?seed=7');
  const card = page.getByRole('article').first();
  const id = await card.getAttribute('data-product');
  await card.getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible();
  await check(`product/${id}?seed=7`);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(heading).toHaveText('Your Cart');
  await check('cart?seed=7');
  const picture = page.getByRole('main').locator('img').first();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await page.goto(`${origin}${base}adrift`);
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page.getByRole('article')).toHaveCount(20);
  await check('');

  expect(requested.filter((url) => !url.startsWith(`${origin}${base}`))).toEqual([]);
  expect(failed).toEqual([]);
}

/** The text files of a build that contain a path. */
async function filesContaining(path: string, folder: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => /\.(html|js|css|json|webmanifest|svg)$/.test(name));
  const found = await Promise.all(
    texts.map(async (name) => (await readFile(join(folder, name), 'utf8')).includes(path)),
  );
  return texts.filter((_, index) => found[index]);
}
