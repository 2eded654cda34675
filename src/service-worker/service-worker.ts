/*
 * Precaches the files that the shop needs (vite-plugins/precache.ts), so that the next visit works offline; keeps the
 * larger pictures that the visitor has seen. Each build has a separate cache. The cache of the previous build stays for
 * tabs that were opened before the update, whose documents name its files (docs/decisions/0021-offline.md).
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
/** The cache entry that is there after a visit at which the host did not have this worker. */
const DOUBTED = `${BASE_PATH}sw.js?doubted`;

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
  const respond = request.mode === 'navigate' ? respondToVisit : respondWithFile;
  event.respondWith(respond(event, url.pathname));
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
 * Ends this worker when the host no longer has it at two visits in a row, as when another project is served at the same
 * port: browsers go on with a worker whose script is gone. The second visit waits for the host's answer, and gets its
 * page.
 */
async function respondToVisit(event: FetchEvent, path: string): Promise<Response> {
  const isDoubted = (await caches.match(DOUBTED, { cacheName: CACHE })) !== undefined;
  const ended = checkHost(isDoubted);
  event.waitUntil(ended);
  return isDoubted && (await ended)
    ? fetch(event.request)
    : respondWithDocument(event.request, path);
}

/** Whether this worker has ended itself, with its caches. */
async function checkHost(isDoubted: boolean): Promise<boolean> {
  const request = { cache: 'no-cache', priority: 'low' } as const;
  const response = await fetch(`${BASE_PATH}sw.js`, request).catch(() => null);
  const isGone = response?.status === 404 || response?.status === 410;
  // No connection, or a host in trouble, says nothing.
  if (!response?.ok && !isGone) return false;
  const cache = await caches.open(CACHE);
  if (!isGone && /(?:java|ecma)script/.test(response.headers.get('Content-Type') ?? '')) {
    if (isDoubted) await cache.delete(DOUBTED);
    return false;
  }
  if (!isDoubted) {
    await cache.put(DOUBTED, new Response());
    return false;
  }
  await self.registration.unregister();
  await Promise.all((await shopCaches()).map((name) => caches.delete(name)));
  return true;
}

/**
 * The prerendered document of a page. A path without a page may be another file on the host; offline it gets the home
 * page's document: every document runs the same app.
 */
async function respondWithDocument(request: Request, path: string): Promise<Response> {
  const { page } = routeOf(path);
  const file = page === 'not-found' ? 'index.html' : documentOf(ROUTES[page]);
  const document = () => cachedFile(BASE_PATH + file);
  if (page === 'not-found') {
    const response = (await cachedFile(path)) ?? (await fetch(request).catch(document));
    if (response) return response;
  }
  return (await document()) ?? fetch(request);
}

async function respondWithFile(event: FetchEvent, path: string): Promise<Response> {
  return (
    (await cachedFile(path)) ?? (isPicture(path) ? fetchPicture(event, path) : fetch(event.request))
  );
}

function isPicture(path: string): boolean {
  return path.startsWith(`${BASE_PATH}pictures/`);
}

/** A picture that is not precached: kept once it has been seen. Offline the small file of its product stands in. */
async function fetchPicture(event: FetchEvent, path: string): Promise<Response> {
  try {
    const response = await fetch(event.request);
    event.waitUntil(keepPicture(path, response.clone()));
    return response;
  } catch (error) {
    const small = await cachedFile(path.replace(LARGE_PICTURE, '/$1-300.avif'));
    if (!small) throw error;
    return small;
  }
}

async function keepPicture(path: string, response: Response): Promise<void> {
  // A host may answer any path with a document. `caches.open` would create the cache anew when this worker has ended.
  const isImage = response.headers.get('Content-Type')?.startsWith('image/');
  if (!response.ok || !isImage || !(await caches.has(CACHE))) return;
  try {
    await (await caches.open(CACHE)).put(path, response);
  } catch {
    // Storage is full: it is fetched again.
  }
}

/** The name of a picture in that of a larger file, of its close-up or of its variant for the hero. */
const LARGE_PICTURE = /\/(?:hero-)?([a-z\d-]+?)(?:-close)?(?:-(?:600|960))?\.avif$/;

/** The file of this build; else that of the previous one, which an older tab may need. */
async function cachedFile(url: string): Promise<Response | undefined> {
  for (const name of new Set([CACHE, ...(await shopCaches())])) {
    // `caches.open` would create the cache anew when this worker has ended.
    const file = await caches.match(url, { cacheName: name });
    if (file) return file;
  }
  return undefined;
}
