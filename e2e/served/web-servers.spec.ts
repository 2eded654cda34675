import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readBuiltSite } from '../../deploy/built-site.mjs';
import { documentPolicy } from '../../deploy/headers.mjs';
import { ask } from '../../scripts/ask.ts';
import { BASES, siteFor } from './sites.ts';
import { visitEveryScreen } from './visit.ts';
import { expect, IMMUTABLE, SECURITY_HEADERS, test } from './web-server.ts';

for (const name of ['nginx', 'caddy'] as const) {
  test.describe(name, () => {
    for (const base of BASES) {
      // The nested base path covers the others, except for the redirects of a base path.
      const tag = base === '/a/b/c/' ? [] : ['@full'];
      test.describe(base, { tag: base === '/rivulet/' ? ['@full'] : [] }, () => {
        test.use({ expectedErrors: [/status of 404/] });

        test('[SERVE2] every screen opens directly and after a reload', async ({
          shop,
          page,
          serve,
        }) => {
          const warnings: string[] = [];
          page.on('console', (message) => {
            // For example, Chromium warns of an unknown header.
            const expected = EXPECTED_WARNINGS.test(message.text());
            if (message.type() === 'warning' && !expected) warnings.push(message.text());
          });
          await visitEveryScreen(shop, (await serve(name, base)) + base);
          expect(warnings).toEqual([]);
        });
      });

      test(
        `[SERVE2, SERVE4, SERVE5, SERVE7, SERVE14] ${base} responds with the right status, document and headers`,
        { tag: base === '/rivulet/' ? ['@full'] : [] },
        async ({ serve }) => {
          const origin = await serve(name, base);
          const { policy, files } = readBuiltSite(siteFor(base));
          const long = `products?q=${'x'.repeat(20_000)}`;
          for (const [path, status, file] of [
            ['', 200, 'index.html'],
            ['products', 200, 'products/index.html'],
            ['products/', 200, 'products/index.html'],
            [long, 200, 'products/index.html'],
            ['cart', 200, 'cart/index.html'],
            ['product/01234567-89ab-8cde-8f01-23456789abcd', 200, 'product.html'],
            ['adrift', 404, '404.html'],
            ['assets/gone.js', 404, '404.html'],
            ['assets', 404, '404.html'],
            ['_headers', 404, '404.html'],
          ] as const) {
            const answer = await ask(origin, base + path);
            const text = readFileSync(join(siteFor(base), file), 'utf8');
            expect([path, answer.status]).toEqual([path, status]);
            expect(answer.body.toString() === text, `${path} is ${file}`).toBe(true);
            expect(answer.headers).toMatchObject({
              ...SECURITY_HEADERS,
              'content-type': 'text/html; charset=utf-8',
              'cache-control': 'no-cache',
              'content-security-policy': documentPolicy(policy),
            });
          }
          const script = files.find((file) => /^assets\/index-.*\.js$/.test(file)) ?? '';
          const picture = files.find((file) => /^pictures\/.*\.avif$/.test(file)) ?? '';
          for (const [file, type, caching] of [
            [script, 'text/javascript; charset=utf-8', IMMUTABLE],
            [picture, 'image/avif', IMMUTABLE],
            ['favicon.svg', 'image/svg+xml', 'public, max-age=3600'],
            ['licenses.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
            ['lab/answers.json', 'application/json', 'public, max-age=3600'],
            ['manifest.webmanifest', 'application/manifest+json', 'no-cache'],
          ] as const) {
            const { status, headers } = await ask(origin, base + file);
            expect([file, status]).toEqual([file, 200]);
            expect(headers).toMatchObject({
              ...SECURITY_HEADERS,
              'content-type': type,
              'cache-control': caching,
            });
            expect(headers['content-security-policy']).toBeUndefined();
          }
        },
      );

      test(
        `[SERVE15, SERVE16] ${base} responds to invalid requests with an uncached error`,
        { tag },
        async ({ serve }) => {
          const origin = await serve(name, base);
          for (const path of [
            'a%00b',
            '%E0%A4%A',
            '..%2f..%2fsecret',
            'long'.repeat(500),
            'deep/'.repeat(1000),
            '%0a'.repeat(500),
            '%E2%82%AC'.repeat(100),
          ]) {
            const { status, headers } = await ask(origin, base + path);
            expect([400, 404], `${path} gets ${status}`).toContain(status);
            expect(headers['cache-control'] ?? 'no-cache').toBe('no-cache');
          }
          for (const path of ['', 'products', 'favicon.svg', 'assets/gone.js']) {
            for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
              const { status, headers } = await ask(origin, base + path, 'br', method);
              expect([method, path, status]).toEqual([method, path, 405]);
              expect(headers).toMatchObject({
                ...SECURITY_HEADERS,
                allow: 'GET, HEAD',
                'cache-control': 'no-cache',
              });
              expect(headers['content-encoding']).toBeUndefined();
            }
          }
          const head = await ask(origin, base, 'identity', 'HEAD');
          expect([head.status, head.body.length]).toEqual([200, 0]);
        },
      );

      test(
        `[SERVE3] ${base} sends compressed files to clients that accept them`,
        { tag },
        async ({ serve }) => {
          const origin = await serve(name, base);
          const { files } = readBuiltSite(siteFor(base));
          const script = files.find((file) => /^assets\/index-.*\.js$/.test(file)) ?? '';
          for (const [path, file, type] of [
            ['', 'index.html', 'text/html; charset=utf-8'],
            ['adrift', '404.html', 'text/html; charset=utf-8'],
            [script, script, 'text/javascript; charset=utf-8'],
            ['favicon.svg', 'favicon.svg', 'image/svg+xml'],
          ] as const) {
            const plain = readFileSync(join(siteFor(base), file));
            for (const [accepted, encoding, unpack] of [
              ['gzip, deflate, br', 'br', brotliDecompressSync],
              ['gzip', 'gzip', gunzipSync],
              ['br;q=0, gzip', 'gzip', gunzipSync],
              ['identity', undefined, (body: Buffer) => body],
            ] as const) {
              const { headers, body } = await ask(origin, base + path, accepted);
              expect([path, accepted, headers['content-encoding']]).toEqual([
                path,
                accepted,
                encoding,
              ]);
              expect(headers['vary']).toBe('Accept-Encoding');
              expect(headers['content-type']).toBe(type);
              expect(unpack(body).equals(plain)).toBe(true);
            }
          }
        },
      );
    }

    test('[SERVE2, SERVE13, SERVE15] paths outside the base path redirect to it or link to it', async ({
      serve,
    }) => {
      const origin = await serve(name, '/a/b/c/');
      for (const path of ['/', '/a/b/c']) {
        for (const query of ['', '?seed=7', '?q=%20a&q=%3Fb?&x']) {
          const { status, headers } = await ask(origin, path + query);
          expect([status, headers['location']]).toEqual([302, `/a/b/c/${query}`]);
          expect(headers).toMatchObject({ ...SECURITY_HEADERS, 'cache-control': 'no-cache' });
        }
      }
      const outside = await ask(origin, '/elsewhere');
      expect([outside.status, outside.headers['content-type']]).toEqual([
        404,
        expect.stringMatching(/^text\/plain/),
      ]);
      expect(outside.body.toString()).toContain('The shop is at /a/b/c/');
      expect(outside.headers).toMatchObject({ ...SECURITY_HEADERS, 'cache-control': 'no-cache' });
    });
  });
}

/** The Playwright configuration blocks service workers. */
const EXPECTED_WARNINGS = /registration blocked by Playwright/;
