import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import * as fc from 'fast-check';
import { HEADERS, WORKER_CSP } from '../deploy/headers.ts';
import { ask } from './ask.ts';
import type { StartOptions } from './package/types.ts';
import { start } from './serve.ts';

const script = 'console.log("a rivulet");'.repeat(20);
const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`;
const HOME = `${POLICY}<script src="/rivulet/assets/app.js"></script>`;
let root: string;
let origin: string;
let server: Awaited<ReturnType<typeof start>>;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'rivulet-serve-'));
  for (const folder of ['assets', 'pictures/0a1b2c3d', 'about']) {
    mkdirSync(join(root, 'dist', folder), { recursive: true });
  }
  for (const [file, content] of Object.entries({
    '../secret.txt': 'secret',
    'index.html': HOME,
    'product.html': 'product',
    '404.html': 'not found',
    'sw.js': 'worker',
    'about/index.html': 'about',
    'assets/app.js': script,
    'assets/app.js.br': brotliCompressSync(script),
    'assets/app.js.gz': gzipSync(script),
    'pictures/0a1b2c3d/radio.avif': 'picture',
    'app.webmanifest': '{}',
  })) {
    writeFileSync(join(root, 'dist', file), content);
  }
  server = await start({ dir: join(root, 'dist'), port: 0 });
  ({ origin } = new URL(server.url));
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

async function page(path: string): Promise<string> {
  const { status, body } = await ask(origin, path);
  return `${status} ${body.toString()}`;
}

test('[APP26] / redirects to the base path with the query', async () => {
  expect(server.url).toBe(`${origin}/rivulet/`);
  expect((await ask(origin, '/')).headers.location).toBe('/rivulet/');
  expect((await ask(origin, '/?seed=7&q=/?')).headers.location).toBe('/rivulet/?seed=7&q=/?');
  expect((await ask(origin, '/rivulet?seed=7')).headers.location).toBe('/rivulet/?seed=7');
  expect(await page('/other')).toBe('404 Not found. The shop is at /rivulet/\n');
});

test('files have their Content-Type and Cache-Control', async () => {
  const home = await ask(origin, '/rivulet/');
  expect(home.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
  expect(home.headers['cache-control']).toBe('no-cache');
  const picture = await ask(origin, '/rivulet/pictures/0a1b2c3d/radio.avif');
  expect(picture.headers['content-type']).toBe('image/avif');
  expect(picture.headers['cache-control']).toContain('immutable');
  const manifest = await ask(origin, '/rivulet/app.webmanifest');
  expect(manifest.headers['content-type']).toBe('application/manifest+json');
});

test.each([
  ['br, gzip', 'br', brotliCompressSync(script)],
  ['gzip', 'gzip', gzipSync(script)],
  ['identity', undefined, Buffer.from(script)],
  ['br;q=0, gzip', 'gzip', gzipSync(script)],
  ['br; q=0.0, gzip;q=0', undefined, Buffer.from(script)],
])('Accept-Encoding %s gets %s', async (accepted, encoding, body) => {
  const answer = await ask(origin, '/rivulet/assets/app.js', accepted);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers.vary).toBe('Accept-Encoding');
  expect(answer.headers['content-type']).toBe('text/javascript');
  expect(answer.body.equals(body)).toBe(true);
});

test.each([
  ['about', '200 about'],
  ['product/1', '200 product'],
  ['product', '404 not found'],
  ['product/', '404 not found'],
  ['product/1/', '200 product'],
  ['product/1/index.html', '200 product'],
  ['product//', '404 not found'],
  ['about/', '200 about'],
  ['about/index.html', '200 about'],
  ['/about', '404 not found'],
  ['about//', '404 not found'],
  ['/', '404 not found'],
  ['.%2fabout', '404 not found'],
  ['about/.', '404 not found'],
  ['about/%2e', '404 not found'],
  ['%2fabout', '404 not found'],
  ['about%5c', '404 not found'],
  ['sw.js/', '404 not found'],
  ['404', '404 not found'],
  ['404.html', '404 not found'],
  [`?q=${'x'.repeat(20_000)}`, `200 ${HOME}`],
  ['gone', '404 not found'],
  ['assets/gone.js', '404 not found'],
  ['%E0%A4%A', '404 not found'],
  ['%', '404 not found'],
  ['%00', '404 not found'],
  ['../secret.txt', '404 not found'],
  ['%2e%2e/secret.txt', '404 not found'],
  ['..%2fsecret.txt', '404 not found'],
  ['long'.repeat(500), '404 not found'],
])('[SERVE22, SERVE44] the response to the path %.20s', async (path, answer) => {
  expect(await page(`/rivulet/${path}`)).toBe(answer);
});

test('[SERVE31] every response has the headers of HEADERS, documents and the worker a policy', async () => {
  const headers = async (path: string) => (await ask(origin, `/rivulet/${path}`)).headers;
  for (const path of ['', 'about', 'gone', 'assets/app.js', '../other']) {
    const names = HEADERS.map(([name]) => name.toLowerCase());
    expect(Object.keys(await headers(path))).toEqual(expect.arrayContaining(names));
  }
  const policy = "default-src 'self'; frame-ancestors 'none'";
  for (const path of ['', 'about', 'product/1', 'gone', 'assets/gone.js']) {
    expect((await headers(path))['content-security-policy']).toBe(policy);
  }
  expect((await headers('sw.js'))['content-security-policy']).toBe(WORKER_CSP);
  expect(await headers('assets/app.js')).not.toHaveProperty('content-security-policy');
});

test('[SERVE23, SERVE45] with allowFrames frames of other sites may show the shop, with noPolicy no document has a policy', async () => {
  const dir = join(root, 'dist');
  const answer = async (options: StartOptions) => {
    const { url, close } = await start({ dir, port: 0, ...options });
    const { headers, body } = await ask(new URL(url).origin, '/rivulet/', 'br');
    await close();
    return { headers, body: body.toString() };
  };
  const framed = await answer({ allowFrames: true });
  expect(framed.headers).toMatchObject({ 'access-control-allow-origin': '*' });
  expect(Object.keys(framed.headers).join()).not.toMatch(/frame|security-policy|resource-policy/);
  expect(framed.body).toBe(HOME);
  const plain = await answer({ noPolicy: true });
  expect(plain.headers['content-security-policy']).toBe("frame-ancestors 'none'");
  expect(plain.body).toBe(HOME.replace(POLICY, ''));
  expect(readFileSync(join(dir, 'index.html'), 'utf8')).toBe(HOME);
});

test('[SERVE31, SERVE33] an unknown path is revalidated each time, and never answered with 304 or in part', async () => {
  const conditions = { 'If-None-Match': '*', Range: 'bytes=0-1' };
  const { status, headers } = await fetch(`${origin}/rivulet/assets/gone.js`, {
    headers: conditions,
  });
  expect(status).toBe(404);
  expect(headers.get('etag')).toBeNull();
  expect(headers.get('content-type')).toContain('text/html');
  expect(headers.get('cache-control')).toBe('no-cache');
});

test.each(['bytes=5-2', 'bytes=-5', 'bytes=0-1', 'bytes=9-', 'bytes=a'])(
  '[SERVE33] the range %s is ignored',
  async (range) => {
    const answer = await fetch(`${origin}/rivulet/sw.js`, { headers: { Range: range } });
    expect([answer.status, await answer.text()]).toEqual([200, 'worker']);
  },
);

test('[SERVE34] every request, however odd, is answered by HTTP below 500, and the server lives', async () => {
  const word = fc.string({ maxLength: 20 }).map((text) => text.replaceAll(/[\r\n]/g, ''));
  const request = fc.record({
    method: fc.oneof(fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'PUT'), word),
    path: fc.oneof(
      word.map((text) => `/rivulet/${text}`),
      word.map((text) => `//${text}`),
      fc.constantFrom('/rivulet/', '/rivulet/assets/app.js', '/rivulet/sw.js', '*'),
    ),
    headers: fc.array(
      fc.tuple(fc.constantFrom('Range', 'Accept-Encoding', 'If-None-Match', 'X-Any'), word),
    ),
  });
  const answered = fc.asyncProperty(request, async ({ method, path, headers }) => {
    const lines = headers.map(([name, value]) => `${name}: ${value}`);
    const head = [`${method} ${path} HTTP/1.1`, 'Host: a', 'Connection: close', ...lines];
    expect(await send(`${head.join('\r\n')}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 [234]\d\d /);
  });
  await fc.assert(answered, { numRuns: 2000, seed: 7 });
});

/** Sends raw text and resolves to the answer. */
function send(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(text));
    socket.setEncoding('latin1').on('data', (data) => (answer += String(data)));
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
}

test('[SERVE34] a document that is requested during a rebuild is answered with 503', async () => {
  const dir = join(root, 'rebuilt');
  mkdirSync(dir);
  writeFileSync(join(dir, 'about.html'), 'about');
  const here = await start({ dir, port: 0, base: '/' });
  onTestFinished(() => void here.close());
  expect((await fetch(`${here.url}about.html`)).status).toBe(503);
});

test('[SERVE18] an address of IPv6 is in brackets', async () => {
  const here = await start({ dir: join(root, 'dist'), port: 0, host: '::1' });
  onTestFinished(() => void here.close());
  expect(here.url).toMatch(/^http:\/\/\[::1\]:\d+\/rivulet\/$/);
  expect((await fetch(here.url)).status).toBe(200);
});

test('[SERVE32] methods other than GET and HEAD are answered with 405', async () => {
  const { status, headers } = await fetch(`${origin}/rivulet/`, { method: 'POST' });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('[SERVE18] --strict-port rejects a port that is taken; otherwise the next free one is used', async () => {
  const port = Number(new URL(origin).port);
  const dir = join(root, 'dist');
  await expect(start({ dir, port, strictPort: true })).rejects.toThrow(`in use 127.0.0.1:${port}`);
  const next = await start({ dir, port });
  onTestFinished(() => void next.close());
  expect(Number(new URL(next.url).port)).toBeGreaterThan(port);
  expect(await (await fetch(next.url)).text()).toBe(HOME);
});

test('other machines reach it at 0.0.0.0', async () => {
  const open = await start({ dir: join(root, 'dist'), port: 0, host: '0.0.0.0' });
  onTestFinished(() => void open.close());
  const lan = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal);
  const url = open.url.replace('0.0.0.0', lan?.address ?? 'localhost');
  expect(await (await fetch(url)).text()).toBe(HOME);
});
