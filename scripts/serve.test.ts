import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './ask.ts';
import { createStaticServer, listen } from './serve.mjs';

type Server = ReturnType<typeof createStaticServer>;
type Options = NonNullable<Parameters<typeof createStaticServer>[0]>;

const script = 'console.log("a rivulet");'.repeat(20);
let root: string;
let dir: string;
let server: Server | undefined;
let origin: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'rivulet-serve-'));
  dir = join(root, 'dist');
  for (const folder of ['assets', 'pictures/0a1b2c3d', 'about']) {
    mkdirSync(join(dir, folder), { recursive: true });
  }
  writeFileSync(join(root, 'secret.txt'), 'secret');
  writeFileSync(join(dir, 'index.html'), '<p>home</p>');
  writeFileSync(join(dir, 'product.html'), '<p>product</p>');
  writeFileSync(join(dir, '404.html'), '<p>not found</p>');
  writeFileSync(join(dir, 'about/index.html'), '<p>about</p>');
  writeFileSync(join(dir, 'assets/app.js'), script);
  writeFileSync(join(dir, 'assets/app.js.br'), brotliCompressSync(script));
  writeFileSync(join(dir, 'assets/app.js.gz'), gzipSync(script));
  writeFileSync(join(dir, 'pictures/0a1b2c3d/mug.avif'), 'picture');
  writeFileSync(join(dir, 'app.webmanifest'), '{}');
});

afterAll(() => rmSync(root, { recursive: true }));

afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

async function start(options: Options = {}): Promise<void> {
  server = createStaticServer({ dir, base: '/rivulet/', ...options });
  origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
}

async function page(path: string): Promise<string> {
  const { status, body } = await ask(origin, path);
  return `${status} ${body.toString().trim()}`;
}

describe('static server', () => {
  test('redirects to the base path with the query', async () => {
    await start();
    expect((await ask(origin, '/')).headers.location).toBe('/rivulet/');
    expect((await ask(origin, '/?seed=7')).headers.location).toBe('/rivulet/?seed=7');
    expect((await ask(origin, '/rivulet')).headers.location).toBe('/rivulet/');
    expect((await ask(origin, '/other')).status).toBe(404);
  });

  test('sends files with Content-Type and Cache-Control', async () => {
    await start();
    const home = await ask(origin, '/rivulet/');
    expect(home.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
    expect(home.headers['cache-control']).toBe('no-cache');
    const picture = await ask(origin, '/rivulet/pictures/0a1b2c3d/mug.avif');
    expect(picture.headers['content-type']).toBe('image/avif');
    expect(picture.headers['cache-control']).toContain('immutable');
    const manifest = await ask(origin, '/rivulet/app.webmanifest');
    expect(manifest.headers['content-type']).toBe('application/manifest+json');
    expect(await page('/rivulet/about')).toBe('200 <p>about</p>');
  });

  test.each([
    ['br, gzip', 'br', brotliCompressSync(script)],
    ['gzip', 'gzip', gzipSync(script)],
    ['identity', undefined, Buffer.from(script)],
  ])('answers Accept-Encoding %s with %s', async (accepted, encoding, body) => {
    await start();
    const answer = await ask(origin, '/rivulet/assets/app.js', accepted);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.body.equals(body)).toBe(true);
  });

  test('answers HEAD without a body, other methods with 405', async () => {
    await start();
    const head = await ask(origin, '/rivulet/', 'identity', 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '11', 0]);
    expect((await ask(origin, '/rivulet/', 'identity', 'POST')).status).toBe(405);
  });

  test('sends product.html for a product, without rewrites the fallback', async () => {
    await start();
    expect(await page('/rivulet/product/1')).toBe('200 <p>product</p>');
    server?.close();
    await start({ plain: true });
    expect(await page('/rivulet/product/1')).toBe('200 <p>home</p>');
  });

  test.each([
    ['index.html', '200 <p>home</p>'],
    ['404.html', '404 <p>not found</p>'],
  ] as const)('falls back to %s', async (fallback, expected) => {
    await start({ fallback });
    expect(await page('/rivulet/gone')).toBe(expected);
    expect(await page('/rivulet/assets/gone.js')).toBe(expected);
  });

  test.each([
    ['a truncated percent-encoding', '/rivulet/%E0%A4%A'],
    ['a bare percent sign', '/rivulet/%'],
    ['a null byte', '/rivulet/%00'],
    ['a parent folder', '/rivulet/../secret.txt'],
    ['an encoded parent folder', '/rivulet/%2e%2e/secret.txt'],
    ['an encoded slash', '/rivulet/..%2fsecret.txt'],
    ['a name too long for a file', `/rivulet/${'long'.repeat(500)}`],
    ['a query of 20,000 characters', `/rivulet/products?q=${'x'.repeat(20_000)}`],
  ])('sends the fallback for a hostile path: %s', async (_, path) => {
    await start();
    expect(await page(path)).toBe('200 <p>home</p>');
  });

  test('serves at the root when the base is /', async () => {
    await start({ base: '/' });
    expect(await page('/')).toBe('200 <p>home</p>');
    expect(await page('/cart?x=1')).toBe('200 <p>home</p>');
  });
});
