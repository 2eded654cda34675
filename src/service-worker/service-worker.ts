/*
 * Precaches the files that the shop needs (vite-plugins/precache.ts), so that the next visit works offline. Each build
 * has a separate cache. The cache of the previous build stays for tabs that were opened before the update, whose
 * documents name its files (docs/decisions/0021-offline.md).
 */
import { storagePrefix } from '#shop.config.json';
import { BASE_PATH } from '#lib/base-path.ts';
import { documentOf, ROUTES } from '#router/route-table.ts';
import { routeOf } from '#router/routes.ts';
import { isImmutable } from '../../deploy/headers.ts';

declare const self: ServiceWorkerGlobalScope;

/** Every file to precache by its path below the base path, with its hash (Subresource Integrity). The build adds it. */
declare const FILES: Readonly<Record<string, string>>;
/** A hash of the build. The build adds it, too. */
declare const VERSION: string;

/** The caches of this shop: others on the same origin have other base paths. */
const PREFIX = `${storagePrefix} ${BASE_PATH} `;
const CACHE = PREFIX + VERSION;
/** The cache entry with the time at which its build was last activated. */
const ACTIVATED = `${BASE_PATH}sw.js?activated`;

self.addEventListener('install', (event) => {
  event.waitUntil(precacheFiles().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isOurs = url.origin === self.location.origin && url.pathname.startsWith(BASE_PATH);
  if (request.method !== 'GET' || !isOurs) return;
  const respond = request.mode === 'navigate' ? respondWithDocument : respondWithFile;
  event.respondWith(respond(request, url.pathname));
});

/** Rejects, and the installation fails, when one file is not of this build, as during a deployment. */
async function precacheFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  try {
    // Documents first: where a host modifies them, the hash check fails before the other files are fetched.
    for (const immutable of [false, true]) {
      const files = Object.entries(FILES).filter(([path]) => isImmutable(path) === immutable);
      await Promise.all(files.map(([path, hash]) => precacheFile(cache, path, hash)));
    }
  } catch (error) {
    // A cache that was active before may still be in use.
    if ((await activatedAt(CACHE)) === 0) await caches.delete(CACHE);
    throw error;
  }
}

async function precacheFile(cache: Cache, path: string, integrity: string): Promise<void> {
  const url = BASE_PATH + path;
  const immutable = isImmutable(path);
  const cached = immutable ? await cachedFile(url) : undefined;
  const response =
    cached ??
    (await fetch(url, { integrity, cache: immutable ? 'default' : 'no-cache', priority: 'low' }));
  if (!response.ok) throw new Error(`${url} responds with ${response.status}`);
  await cache.put(url, await withoutRedirect(response));
}

/** A navigation rejects a redirected response (Fetch standard, HTTP fetch, step 5). */
async function withoutRedirect(response: Response): Promise<Response> {
  if (!response.redirected) return response;
  return new Response(await response.blob(), { headers: response.headers });
}

/** Deletes all caches but this build's and that of the build that was active until now. */
async function deleteOldCaches(): Promise<void> {
  const others = (await shopCaches()).filter((name) => name !== CACHE);
  const times = await Promise.all(others.map(activatedAt));
  // At least 1: a cache that was never active (0) must not count as the previous build.
  const previous = others[times.indexOf(Math.max(1, ...times))];
  const old = others.filter((name) => name !== previous);
  await Promise.all(old.map((name) => caches.delete(name)));
  await (await caches.open(CACHE)).put(ACTIVATED, new Response(String(Date.now())));
}

/** In milliseconds since 1970; 0 for a build that was never active, as after an interrupted installation. */
async function activatedAt(name: string): Promise<number> {
  const entry = await (await caches.open(name)).match(ACTIVATED);
  return Number((await entry?.text()) ?? 0);
}

async function shopCaches(): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/**
 * The prerendered document of a page. A page without one gets the home page's: every document runs the same app. A path
 * without a page may be another file on the host.
 */
async function respondWithDocument(request: Request, path: string): Promise<Response> {
  const { page } = routeOf(path);
  const file = page === 'not-found' ? null : documentOf(ROUTES[page]);
  const document = () => cachedFile(BASE_PATH + (file ?? 'index.html'));
  if (page === 'not-found') {
    const response = (await cachedFile(path)) ?? (await fetch(request).catch(document));
    if (response) return response;
  }
  return (await document()) ?? fetch(request);
}

async function respondWithFile(request: Request, path: string): Promise<Response> {
  return (await cachedFile(path)) ?? fetch(request);
}

/** The file of this build; else that of the previous one, which an older tab may need. */
async function cachedFile(url: string): Promise<Response | undefined> {
  for (const name of new Set([CACHE, ...(await shopCaches())])) {
    const file = await (await caches.open(name)).match(url);
    if (file) return file;
  }
  return undefined;
}
