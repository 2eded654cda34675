import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readBuiltSite } from '../../deploy/built-site.mjs';
import { documentPolicy, WORKER_CSP } from '../../deploy/headers.mjs';
import { ask } from '../../scripts/ask.ts';
import { BASES, siteFor } from './sites.ts';
import { visitEveryScreen } from './visit.ts';
import { expect, IMMUTABLE, SECURITY_HEADERS, test } from './web-server.ts';

/** An existing server with a location of its own, which includes the shop's. */
function prepare(out: string, temp: string, port: number): void {
  // nginx creates these folders at start. The default ones are missing where it is unpacked and not installed.
  const modules = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = modules.map((module) => `${module}_temp_path ${temp}/${module};`);
  writeFileSync(
    join(out, 'nginx.conf'),
    `events {}
    http {
      access_log off;
      ${temporary.join('\n      ')}
      server {
        listen 127.0.0.1:${port};
        location = /other { return 200 other; }
        include ${out}/nginx-location.conf;
      }
    }`,
  );
}

// The nested base path covers /rivulet/.
for (const base of BASES.filter((base) => base !== '/rivulet/')) {
  test.describe(base, () => {
    test.use({ expectedErrors: [/status of 404/] });

    test('[SERVE17] every screen opens directly and after a reload in an existing server', async ({
      shop,
      serve,
    }) => {
      await visitEveryScreen(shop, (await serve('nginx', base, { prepare })) + base);
    });

    test('[SERVE17] the location has the statuses and headers of the full configuration and leaves others alone', async ({
      serve,
    }) => {
      const origin = await serve('nginx', base, { prepare });
      const { policy, files } = readBuiltSite(siteFor(base));
      const script = files.find((file) => /^assets\/index-.*\.js$/.test(file)) ?? '';
      for (const [path, status, file, caching] of [
        ['', 200, 'index.html', 'no-cache'],
        ['products', 200, 'products/index.html', 'no-cache'],
        ['cart/?x', 200, 'cart/index.html', 'no-cache'],
        ['product/01234567-89ab-8cde-8f01-23456789abcd', 200, 'product.html', 'no-cache'],
        ['adrift', 404, '404.html', 'no-cache'],
        ['assets', 404, '404.html', 'no-cache'],
        ['_headers', 404, '404.html', 'no-cache'],
        [script, 200, script, IMMUTABLE],
        ['favicon.svg', 200, 'favicon.svg', 'public, max-age=3600'],
        ['sw.js', 200, 'sw.js', 'no-cache'],
      ] as const) {
        const plain = readFileSync(join(siteFor(base), file));
        const answer = await ask(origin, base + path, 'gzip');
        expect([path, answer.status]).toEqual([path, status]);
        expect(answer.headers).toMatchObject({ ...SECURITY_HEADERS, 'cache-control': caching });
        expect(answer.headers['content-encoding']).toBe('gzip');
        expect(gunzipSync(answer.body).equals(plain), `${path} is ${file}`).toBe(true);
        const own = file.endsWith('.html') ? documentPolicy(policy) : undefined;
        expect(answer.headers['content-security-policy']).toBe(file === 'sw.js' ? WORKER_CSP : own);
      }
      const post = await ask(origin, base, 'gzip', 'POST');
      expect([post.status, post.headers['allow']]).toEqual([405, 'GET, HEAD']);
      const other = await ask(origin, '/other');
      expect([other.status, other.body.toString()]).toEqual([200, 'other']);
      expect(other.headers).not.toHaveProperty('cache-control');
      if (base === '/') return;
      const redirect = await ask(origin, `${base.slice(0, -1)}?seed=7`);
      expect(redirect.status).toBe(302);
      expect(redirect.headers['location']).toMatch(new RegExp(`${base}\\?seed=7$`));
    });
  });
}
