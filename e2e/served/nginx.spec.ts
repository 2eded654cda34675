import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readBuiltSite } from '../../deploy/built-site.mjs';
import { cacheOf, documentPolicy, HEADERS, WORKER_CSP } from '../../deploy/headers.mjs';
import { COMPRESSIBLE, MIME_TYPES } from '../../deploy/mime-types.mjs';
import { ask } from '../../scripts/ask.ts';
import { expect, SITES, test } from './servers.ts';

const SECURITY_HEADERS = Object.fromEntries(
  HEADERS.map(([name, value]) => [name.toLowerCase(), value]),
);
const UNCACHED = { ...SECURITY_HEADERS, 'cache-control': 'no-cache' };

for (const base of ['/', '/a/b/c/'] as const) {
  test.describe(`nginx at ${base}`, () => {
    test('[SERVE2, SERVE7] answers each path with the right document and status', async ({
      servers,
    }) => {
      const origin = await servers.nginx(base);
      for (const [path, status, document] of [
        ['', 200, 'index.html'],
        ['products', 200, 'products/index.html'],
        ['products/', 200, 'products/index.html'],
        [`products?q=${'x'.repeat(20_000)}`, 200, 'products/index.html'],
        ['cart', 200, 'cart/index.html'],
        ['product/01234567-89ab-8cde-8f01-23456789abcd', 200, 'product.html'],
        ['adrift', 404, '404.html'],
        ['assets/gone.js', 404, '404.html'],
        ['assets', 404, '404.html'],
        ['_headers', 404, '404.html'],
        ['index.html.br', 404, '404.html'],
      ] as const) {
        const answer = await ask(origin, base + path);
        expect([path, answer.status]).toEqual([path, status]);
        const file = readFileSync(join(SITES[base], document));
        expect(answer.body.equals(file), `${path} is ${document}`).toBe(true);
      }
    });

    test('[SERVE3, SERVE4, SERVE5, SERVE14] sends a file of each type with its headers, compressed as the client accepts', async ({
      servers,
    }) => {
      const origin = await servers.nginx(base);
      const { policy, files } = readBuiltSite(SITES[base]);
      const others = files.toReversed().filter((file) => !/\.(?:br|gz|html)$|^_/.test(file));
      const firstOfType = new Map(others.map((file) => [extname(file), file]));
      for (const [path, file, csp] of [
        ['', 'index.html', documentPolicy(policy)],
        ['adrift', '404.html', documentPolicy(policy)],
        ['sw.js', 'sw.js', WORKER_CSP],
        ...Array.from(firstOfType.values(), (file) => [file, file, undefined] as const),
      ] as const) {
        const isCompressed = COMPRESSIBLE.includes(extname(file));
        for (const [accepted, encoding, unpack] of [
          ['gzip, deflate, br', 'br', brotliDecompressSync],
          ['gzip', 'gzip', gunzipSync],
          ['br;q=0, gzip', 'gzip', gunzipSync],
          ['identity', undefined, (body: Buffer) => body],
        ] as const) {
          const { headers, body } = await ask(origin, base + path, accepted);
          expect(headers, path).toMatchObject({
            ...SECURITY_HEADERS,
            'content-type': MIME_TYPES.get(extname(file)),
            'cache-control': cacheOf(file),
          });
          expect(headers['content-security-policy'], path).toBe(csp);
          expect(headers['content-encoding'], path).toBe(isCompressed ? encoding : undefined);
          expect(headers['vary'], path).toBe(isCompressed ? 'Accept-Encoding' : undefined);
          const plain = isCompressed ? unpack(body) : body;
          expect(plain.equals(readFileSync(join(SITES[base], file))), path).toBe(true);
        }
      }
    });
  });
}

test('[SERVE15, SERVE16] nginx responds to invalid paths and methods with an error that is not cached', async ({
  servers,
}) => {
  const origin = await servers.nginx('/a/b/c/');
  for (const path of [
    'a%00b',
    '%E0%A4%A',
    '..%2f..%2fsecret',
    'long'.repeat(500),
    'deep/'.repeat(1000),
    '%0a'.repeat(500),
    '%E2%82%AC'.repeat(100),
  ]) {
    const { status, headers } = await ask(origin, `/a/b/c/${path}`);
    expect([400, 404], `${path} gets ${status}`).toContain(status);
    expect(headers['cache-control'] ?? 'no-cache').toBe('no-cache');
  }
  for (const path of ['', 'products', 'favicon.svg', 'assets/gone.js']) {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await ask(origin, `/a/b/c/${path}`, 'br', method);
      expect([method, path, status]).toEqual([method, path, 405]);
      expect(headers).toMatchObject({ ...UNCACHED, allow: 'GET, HEAD' });
      expect(headers['content-encoding']).toBeUndefined();
    }
  }
  const head = await ask(origin, '/a/b/c/', 'identity', 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
});

test('[SERVE13, SERVE15] nginx redirects to the base path, and links to it from other paths', async ({
  servers,
}) => {
  const origin = await servers.nginx('/a/b/c/');
  for (const path of ['/', '/a/b/c']) {
    for (const query of ['', '?seed=7', '?q=%20a&q=%3Fb?&x']) {
      const { status, headers } = await ask(origin, path + query);
      expect([status, headers['location']]).toEqual([302, `/a/b/c/${query}`]);
      expect(headers).toMatchObject(UNCACHED);
    }
  }
  const outside = await ask(origin, '/elsewhere');
  expect(outside.status).toBe(404);
  expect(outside.body.toString()).toBe('Not found. The shop is at /a/b/c/\n');
  expect(outside.headers).toMatchObject({ ...UNCACHED, 'content-type': 'text/plain' });
});
