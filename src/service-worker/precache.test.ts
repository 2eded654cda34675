import { expect, test, vi } from 'vitest';
import { storagePrefix } from '#shop.config.json';
import { fakeCaches } from '#test-utils/fake-caches.ts';
import { BASE } from '#test-utils/products.ts';

/** Installs and activates a worker with two files, where a shop in a folder of this one has a cache. */
async function update() {
  const handlers = new Map<string, (event: object) => void>();
  const other = `${storagePrefix} ${BASE}other/ a`;
  const caches = new Map([[other, new Map<string, string>()]]);
  const fake = fakeCaches(caches);
  const stored = new Map<string, Response>();
  const open = async (name: string) => {
    const cache = await fake.open(name);
    const put = (url: string, response: Response) => {
      stored.set(url, response);
      return cache.put(url, response);
    };
    return { ...cache, put };
  };
  const modes: Record<string, unknown> = {};
  vi.resetModules();
  vi.stubGlobal('FILES', { 'index.html': '', 'assets/a.js': '' });
  vi.stubGlobal('VERSION', 'a');
  vi.stubGlobal('caches', { ...fake, open });
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    modes[url.slice(BASE.length)] = cache;
    const response = new Response(url, { headers: { 'Content-Type': 'text/html' } });
    return Object.defineProperty(response, 'redirected', { value: url.endsWith('.html') });
  });
  vi.stubGlobal('self', {
    addEventListener: (type: string, handler: (event: object) => void) =>
      handlers.set(type, handler),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
  });
  await import('./service-worker.ts');
  for (const type of ['install', 'activate']) {
    let done: unknown;
    handlers.get(type)?.({ waitUntil: (promise: unknown) => (done = promise) });
    await done;
  }
  return { modes, document: stored.get(`${BASE}index.html`), caches, other };
}

test('[OFF3, OFF5] documents are checked with the host, files whose URL changes with their content are not', async () => {
  const { modes } = await update();
  expect(modes).toEqual({ 'index.html': 'no-cache', 'assets/a.js': 'default' });
});

test('[OFF1] a document that the host redirects is stored as one that is not, with its headers', async () => {
  const { document, caches } = await update();
  expect(document?.redirected).toBe(false);
  expect(document?.headers.get('Content-Type')).toBe('text/html');
  expect(caches.get(`${storagePrefix} ${BASE} a`)?.get(`${BASE}index.html`)).toBe(
    `${BASE}index.html`,
  );
});

test('[OFF1] the caches of another shop, in a folder of this one, stay', async () => {
  const { caches, other } = await update();
  expect(caches.has(other)).toBe(true);
});
