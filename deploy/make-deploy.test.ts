import { execFileSync, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorsIn } from '../scripts/checks/load.mjs';
import { makeDeploy, readyForHosts } from '../scripts/generate/deploy.mjs';
import { builtFixture, POLICY } from './fixture.ts';

const WHOLE = `${POLICY}; frame-ancestors 'none'`;

describe.each(['/', '/rivulet/', '/a/b/c/'])('a shop built for %s', (base) => {
  let dist: string;
  const text = (name: string) => readFileSync(join(dist, name), 'utf8');

  beforeAll(async () => {
    dist = builtFixture(base);
    const options = { dir: dist, out: join(dist, 'out'), root: '/srv/shop', listen: '8081' };
    await makeDeploy(options);
    // A second time, as after a change of the place: what was made is not taken for what was built.
    rmSync(join(dist, 'out'), { recursive: true });
    await makeDeploy(options);
  });

  afterAll(() => rmSync(dist, { recursive: true }));

  test('[SERVE3] texts that get smaller have a brotli and a gzip copy', () => {
    for (const name of ['index.html', '404.html', 'assets/index-1a2b.js', 'pictures/LICENSE.txt']) {
      const plain = text(name);
      expect(brotliDecompressSync(readFileSync(join(dist, `${name}.br`))).toString()).toBe(plain);
      expect(gunzipSync(readFileSync(join(dist, `${name}.gz`))).toString()).toBe(plain);
    }
    for (const name of ['assets/tiny.js', 'pictures/6e19894d/mug.avif', 'index.html.br']) {
      expect(existsSync(join(dist, `${name}.br`))).toBe(false);
      expect(existsSync(join(dist, `${name}.gz`))).toBe(false);
    }
  });

  test('[SERVE12] who is reading a compressed file while it is made anew reads it to its end', async () => {
    for (const name of ['index.html.br', 'index.html.gz']) {
      const before = readFileSync(join(dist, name));
      const reading = openSync(join(dist, name), 'r');
      // Written in place it would be empty for a moment, and then this.
      writeFileSync(join(dist, 'index.html'), `${text('index.html')}<p>more</p>`);
      await readyForHosts(dist);
      expect(readFileSync(reading).equals(before)).toBe(true);
      expect(readFileSync(join(dist, name)).equals(before)).toBe(false);
      closeSync(reading);
    }
    const left = readdirSync(dist).filter((name) => name.startsWith('index.html'));
    expect(left.sort()).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
  });

  test('[SERVE6] what was made for hosts is not taken for part of the shop', () => {
    expect(text('_headers')).not.toMatch(/\.(?:br|gz)$|_headers$|_redirects$/m);
  });

  /** What a host would send for a path: the headers of each rule that fits it. */
  function headersFor(path: string): string[] {
    const rules = text('_headers')
      .split(/\n(?=\/)/)
      .slice(1);
    return rules.flatMap((rule) => {
      const [pattern = '', ...headers] = rule.trimEnd().split('\n');
      const fits = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
      return fits ? headers.map((header) => header.trim()) : [];
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
    ['pictures/6e19894d/mug.avif', 'public, max-age=31536000, immutable', null],
    ['favicon.svg', 'public, max-age=3600', null],
  ])('[SERVE4, SERVE5, SERVE6] _headers sends %j with %s', (path, kept, policy) => {
    const headers = headersFor(base + path);
    expect(headers).toContain(`Cache-Control: ${kept}`);
    expect(headers).toContain('X-Content-Type-Options: nosniff');
    expect(headers).toContain('X-Frame-Options: DENY');
    const policies = headers.filter((header) => header.startsWith('Content-Security-Policy'));
    expect(policies).toEqual(policy === null ? [] : [`Content-Security-Policy: ${policy}`]);
    const names = headers.map((header) => header.split(':')[0]);
    expect(new Set(names).size).toBe(names.length);
  });

  test('[SERVE6] _redirects sends / to the base, and answers screens and products with 200', () => {
    const entrance = base === '/' ? [] : [`/ ${base} 302`];
    expect(text('_redirects').trimEnd().split('\n').slice(1)).toEqual([
      ...entrance,
      `${base}products ${base}products/ 200`,
      `${base}product/* ${base}product 200`,
    ]);
  });

  test('[SERVE4] both configurations carry the policy, the base, the place and no gap', () => {
    for (const name of ['nginx.conf', 'Caddyfile']) {
      const config = text(join('out', name));
      expect(config).toContain(WHOLE);
      expect(config).toContain('/srv/shop');
      expect(config).toContain('8081');
      expect(config).toContain(base);
      expect(config).not.toMatch(/\{\{|undefined/);
    }
  });
});

test('[SERVE6] a policy longer than Cloudflare reads is refused', async () => {
  const policy = `default-src 'none'; script-src ${"'sha256-YQ==' ".repeat(200)}`;
  const html = `<meta http-equiv="Content-Security-Policy" content="${policy}"><script src="/assets/a.js"></script>`;
  const dist = builtFixture('/', {
    'index.html': html,
    'products/index.html': html,
    '404.html': html,
  });
  await expect(makeDeploy({ dir: dist, out: join(dist, 'out') })).rejects.toThrow('characters');
  rmSync(dist, { recursive: true });
});

test.each([
  ['Requests/sec:  26276.38\n', []],
  [
    '  Socket errors: connect 0, read 3, write 0, timeout 0\n  Non-2xx or 3xx responses: 7\nRequests/sec: 9\n',
    ['Socket errors: connect 0, read 3, write 0, timeout 0', 'Non-2xx or 3xx responses: 7'],
  ],
  ['unable to connect', ['no figures']],
])('of %j the load test finds %j', (output, errors) => {
  expect(errorsIn(output)).toEqual(errors);
});

describe('commands', () => {
  test.each(['generate/deploy', 'checks/load'])('%s explains itself', (name) => {
    const said = execFileSync('node', [`scripts/${name}.mjs`, '--help'], { encoding: 'utf8' });
    expect(said).toMatch(/^Usage: /);
    expect(said.trimEnd().split('\n').length).toBeLessThan(25);
  });

  test.each([
    ['generate/deploy', '--nonsense'],
    ['generate/deploy', '--listen=here'],
    ['generate/deploy', '--root=/srv/"; evil'],
    ['checks/load', '--connections=many'],
    ['checks/load', '--seconds=0'],
  ])('[SERVE11] %s %s is refused in one line', (name, option) => {
    const { status, stderr } = spawnSync('node', [`scripts/${name}.mjs`, option], {
      encoding: 'utf8',
    });
    expect([status, stderr.trimEnd().split('\n').length]).toEqual([2, 1]);
    expect(stderr).toContain('--help');
  });
});
