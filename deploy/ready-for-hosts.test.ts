import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtFixture, POLICY } from './fixture.ts';
import { readyForHosts } from './ready-for-hosts.ts';

const WHOLE = `${POLICY}; frame-ancestors 'none'`;

describe.each(['/', '/a/b/c/'])('a shop built for %s', (base) => {
  let dist: string;
  const text = (name: string) => readFileSync(join(dist, name), 'utf8');

  beforeAll(async () => {
    dist = builtFixture(base);
    await readyForHosts(dist);
    // Run twice: generated files must not count as files of the shop.
    await readyForHosts(dist);
  });

  afterAll(() => rmSync(dist, { recursive: true }));

  test('[SERVE3] text files that get smaller have a brotli and a gzip copy', () => {
    for (const name of ['index.html', '404.html', 'assets/index-1a2b.js', 'pictures/LICENSE.txt']) {
      const plain = text(name);
      expect(brotliDecompressSync(readFileSync(join(dist, `${name}.br`))).toString()).toBe(plain);
      expect(gunzipSync(readFileSync(join(dist, `${name}.gz`))).toString()).toBe(plain);
    }
    for (const name of ['assets/tiny.js', 'pictures/6e19894d/radio.avif', 'index.html.br']) {
      expect(existsSync(join(dist, `${name}.br`))).toBe(false);
      expect(existsSync(join(dist, `${name}.gz`))).toBe(false);
    }
  });

  test('[SERVE40] generated files are not listed in _headers', () => {
    expect(text('_headers')).not.toMatch(/\.(?:br|gz)$|_headers$|_redirects$/m);
  });

  /** The headers of every matching rule, as a host sends them. */
  function headersFor(path: string): string[] {
    const rules = text('_headers')
      .split(/\n(?=\/)/)
      .slice(1);
    return rules.flatMap((rule) => {
      const [pattern = '', ...headers] = rule.trimEnd().split('\n');
      const matches = pattern.endsWith('*')
        ? path.startsWith(pattern.slice(0, -1))
        : path === pattern;
      return matches ? headers.map((header) => header.trim()) : [];
    });
  }

  test.each([
    ['', 'no-cache', WHOLE],
    ['products', 'no-cache', WHOLE],
    ['products/', 'no-cache', WHOLE],
    ['product/0123', 'no-cache', WHOLE],
    ['404.html', 'no-cache', WHOLE],
    ['sw.js', 'no-cache', "default-src 'none'; connect-src 'self'"],
    ['manifest.webmanifest', 'no-cache', null],
    ['assets/index-1a2b.js', 'public, max-age=31536000, immutable', null],
    ['pictures/6e19894d/radio.avif', 'public, max-age=31536000, immutable', null],
    ['favicon.svg', 'public, max-age=3600', null],
  ])('[SERVE5, SERVE40, SERVE41] _headers sends %j with %s', (path, caching, policy) => {
    const headers = headersFor(base + path);
    expect(headers).toContain(`Cache-Control: ${caching}`);
    expect(headers).toContain('X-Content-Type-Options: nosniff');
    expect(headers).toContain('X-Frame-Options: DENY');
    const policies = headers.filter((header) => header.startsWith('Content-Security-Policy'));
    expect(policies).toEqual(policy === null ? [] : [`Content-Security-Policy: ${policy}`]);
    const names = headers.map((header) => header.split(':')[0]);
    expect(new Set(names).size).toBe(names.length);
  });

  test('[SERVE40] _redirects redirects / to the base and rewrites pages and products with 200', () => {
    const redirect = base === '/' ? [] : [`/ ${base} 302`];
    expect(text('_redirects').trimEnd().split('\n').slice(1)).toEqual([
      ...redirect,
      `${base}products ${base}products/ 200`,
      `${base}product/* ${base}product 200`,
    ]);
  });
});

test('[SERVE40] a policy longer than a line of Cloudflare is rejected', async () => {
  const policy = `default-src 'none'; script-src ${"'sha256-YQ==' ".repeat(200)}`;
  const html = `<meta http-equiv="Content-Security-Policy" content="${policy}"><script src="/assets/a.js"></script>`;
  const dist = builtFixture('/', html);
  await expect(readyForHosts(dist)).rejects.toThrow('characters');
  rmSync(dist, { recursive: true });
});
