import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createStaticServer, listen } from '../../scripts/serve.mjs';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test } from './browser.ts';
import { Shop } from './shop.ts';

const MOVED = '/a/b/';

/** In a process of its own: BASE_PATH is read once, and is not this run's. */
const BUILD = `import('vite').then(async ({ createBuilder }) => {
  const builder = await createBuilder({
    logLevel: 'silent', environments: { client: { build: { outDir: process.env.OUT } } },
  });
  await builder.buildApp();
})`;

let folder = '';
let server: Server | undefined;
let home = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rivulet-'));
  const building = spawn(process.execPath, ['--eval', BUILD], {
    env: { ...process.env, OUT: folder, BASE_PATH: MOVED },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  expect(await once(building, 'exit'), 'the end of the build').toEqual([0, null]);
  server = createStaticServer({ dir: folder, base: MOVED });
  home = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}${MOVED}`;
});

afterAll(async () => {
  server?.close();
  server?.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

test('[APP4, APP5] under another base path the shop opens cold, refreshes and leads on', async ({
  driver,
}) => {
  const shop = new Shop(driver, home);
  const product = seededProduct(4);
  await shop.open(`product/${product.id}?seed=7`);
  await expect.poll(() => shop.heading.text()).toBe(product.title);
  await shop.reload();
  await expect.poll(() => shop.heading.text()).toBe(product.title);
  await expect.poll(() => shop.main.getByRole('img', product.title).naturalWidth()).toBe(300);
  await shop.page.getByRole('button', 'Buy Now').click();
  await expect.poll(() => shop.path()).toBe('cart?seed=7');
  await shop.nav.getByRole('link', 'Home').click();
  await expect.poll(() => shop.cards.count()).toBe(20);
  expect(await shop.path()).toBe('?seed=7');
  expect(await shop.errors(), 'errors of the page').toBe('');
});
