import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readBuiltSite } from '../../deploy/built-site.mjs';
import { documentPolicy, HEADERS, WORKER_CSP } from '../../deploy/headers.mjs';
import { writeConfigurations } from '../../deploy/make-deploy.mjs';
import { freePort } from '../../scripts/serve.mjs';
import { ensureWebProgram, makeServerFolder, startWebServer } from '../../scripts/web-servers.mjs';
import { expect, test } from '../fixtures/shop.ts';
import { ask } from './answers.ts';
import { BASES, siteFor } from './sites.ts';
import { visitEveryScreen } from './visit.ts';

const LASTING = 'public, max-age=31536000, immutable';
const safe = Object.fromEntries(HEADERS.map(([name, value]) => [name.toLowerCase(), value]));

for (const base of BASES) {
  test.describe(base, () => {
    test.use({ expectedErrors: [/status of 404/] });

    let why = '';
    let origin = '';
    let end = async (): Promise<void> => {};

    test.beforeEach(async () => {
      const program = await ensureWebProgram('nginx', { log: (line) => (why = line) });
      if (!program) {
        expect(process.env['STRICT'], why).toBeUndefined();
        test.skip(true, why);
        return;
      }
      const folder = makeServerFolder();
      const { out, path: temp } = folder;
      const port = await freePort();
      writeConfigurations({ dir: siteFor(base), out, temp });
      // A server that is there, with something of its own.
      writeFileSync(
        join(out, 'nginx.conf'),
        `events {}
        http {
          access_log off;
          client_body_temp_path ${temp}/body;
          server {
            listen 127.0.0.1:${port};
            location = /other { return 200 other; }
            include ${out}/nginx-location.conf;
          }
        }`,
      );
      const server = await startWebServer('nginx', { program, out, temp, port });
      origin = `http://127.0.0.1:${port}`;
      end = async () => {
        await server.stop();
        folder.remove();
      };
    });

    test.afterEach(async ({ page }) => {
      await page.goto('about:blank');
      await end();
    });

    test('[SERVE17] within a server that is there every screen opens, cold and again', async ({
      shop,
    }) => {
      await visitEveryScreen(shop, origin + base);
    });

    test('[SERVE17] it has the statuses and headers of the whole configuration, and leaves others alone', async () => {
      const { policy, files } = readBuiltSite(siteFor(base));
      const script = files.find((file) => /^assets\/index-.*\.js$/.test(file)) ?? '';
      for (const [path, status, file, kept] of [
        ['', 200, 'index.html', 'no-cache'],
        ['products', 200, 'products/index.html', 'no-cache'],
        ['cart/?x', 200, 'cart/index.html', 'no-cache'],
        ['product/01234567-89ab-8cde-8f01-23456789abcd', 200, 'product.html', 'no-cache'],
        ['adrift', 404, '404.html', 'no-cache'],
        ['assets', 404, '404.html', 'no-cache'],
        ['_headers', 404, '404.html', 'no-cache'],
        [script, 200, script, LASTING],
        ['favicon.svg', 200, 'favicon.svg', 'public, max-age=3600'],
        ['sw.js', 200, 'sw.js', 'no-cache'],
      ] as const) {
        const plain = readFileSync(join(siteFor(base), file));
        const answer = await ask(origin, base + path, 'gzip');
        expect([path, answer.status]).toEqual([path, status]);
        expect(answer.headers).toMatchObject({ ...safe, 'cache-control': kept });
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
      const entrance = await ask(origin, `${base.slice(0, -1)}?seed=7`);
      expect(entrance.status).toBe(302);
      expect(entrance.headers['location']).toMatch(new RegExp(`${base}\\?seed=7$`));
    });
  });
}
