import { readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtFixture } from '../deploy/fixture.ts';
import { WORKER_CSP } from '../deploy/headers.ts';
import { ask } from './ask.ts';
import { start } from './serve.ts';

const dir = builtFixture('/rivulet/');
let shop: Awaited<ReturnType<typeof start>>;

beforeAll(async () => {
  shop = await start({ dir, port: 0 });
});

afterAll(async () => {
  await shop.close();
  rmSync(dir, { recursive: true });
});

test('[SERVE25, SERVE47] a 304 has the headers of the 200, but for those of its content, and other headers have another ETag', async () => {
  const tags = new Set<string>();
  for (const options of [{}, { allowFrames: true }]) {
    const { url, close } = await start({ dir, port: 0, ...options });
    for (const path of ['', 'sw.js', 'assets/index-1a2b.js']) {
      const { headers } = await fetch(url + path);
      const { etag = '', ...sent } = Object.fromEntries(headers);
      tags.add(etag);
      const again = await fetch(url + path, { headers: { 'If-None-Match': `"other", ${etag}` } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      const ofContent = /^content-(?!security)|^date$|^connection$|^keep-alive$/;
      const expected = Object.entries(sent).filter(([name]) => !ofContent.test(name));
      expect(Object.fromEntries(again.headers)).toMatchObject({
        ...Object.fromEntries(expected),
        etag,
      });
    }
    await close();
  }
  expect(tags.size).toBe(6);
});

test.each([
  [{ host: 'localhost:4173' }, 'same-origin'],
  [{ host: 'shop.localhost' }, 'same-origin'],
  [{ host: '[::1]:4173' }, 'same-origin'],
  [{ host: '192.168.1.2:4173' }, undefined],
  [{ host: 'localhost.example' }, undefined],
  [{ host: 'shop.example', 'sec-fetch-site': 'none' }, 'same-origin'],
])('[SERVE26] a request with %o is answered with COOP %s', async (headers, policy) => {
  const answer = await ask(new URL(shop.url).origin, '/rivulet/', 'identity', 'GET', headers);
  expect(answer.headers['cross-origin-opener-policy']).toBe(policy);
});

test('[SERVE23, SERVE27] the worker is another one with allowFrames, and removes itself where it is not wanted', async () => {
  const workers: string[] = [];
  for (const option of ['allowFrames', 'noPolicy', 'noServiceWorker', 'noServiceWorker']) {
    const { url, close } = await start({ dir, port: 0, [option]: true });
    const { headers, body } = await ask(new URL(url).origin, '/rivulet/sw.js');
    expect(headers['content-security-policy']).toBe(WORKER_CSP);
    workers.push(body.toString());
    await close();
  }
  const [framed, ...others] = workers;
  expect(framed).toBe(`${'work();'.repeat(100)}// --allow-frames`);
  // Another text each time.
  expect(new Set(others).size).toBe(3);
  const removal = readFileSync('deploy/remove-worker/sw.js', 'utf8');
  for (const text of others) expect(text.startsWith(removal)).toBe(true);
});

test.each(['/rivulet/service-worker.js', '/ngsw-worker.js'])(
  '[SERVE30] the worker of another project, whose script was %s, is removed',
  async (path) => {
    const { url } = shop;
    const answer = await ask(new URL(url).origin, path, 'br', 'GET', {
      'service-worker': 'script',
    });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/javascript']);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body.toString()).toContain('unregister()');
    expect((await ask(new URL(url).origin, path)).status).toBe(404);
  },
);
