/*
 * The service worker: keeps every file of this build, so that a second visit needs no network. Each build has a
 * cache of its own, and the one before stays: a tab opened before an update goes on with the files that its
 * document names (docs/decisions/0021-offline.md).
 */
import { isImmutable } from '../../deploy/headers.mjs';
import { routeOf, type Route } from '#router/routes.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written before this script by the build: a file's path below the base, and its hash (Subresource Integrity). */
declare const FILES: Readonly<Record<string, string>>;
/** What tells this build from others, likewise. */
declare const VERSION: string;

const BASE = import.meta.env.BASE_URL;
/** Other shops on the same origin have caches too. */
const OURS = `rivulet ${BASE} `;
const CACHE = OURS + VERSION;
/** In a cache, when its build last took over; a build that never did has none. */
const TOOK_OVER = `${BASE}sw.js?took-over`;

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isOurs = url.origin === self.location.origin && url.pathname.startsWith(BASE);
  if (request.method !== 'GET' || !isOurs) return;
  const answer = request.mode === 'navigate' ? answerVisit : answerWithFile;
  event.respondWith(answer(request, url.pathname));
});

/** All or nothing: a file that is not the one of this build, as in the middle of an upload, fails the whole. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  try {
    // Documents first: on a host that alters them it ends here, before all else was fetched in vain.
    for (const lasting of [false, true]) {
      const files = Object.entries(FILES).filter(([path]) => isImmutable(path) === lasting);
      await Promise.all(files.map(([path, hash]) => keep(cache, path, hash)));
    }
  } catch (error) {
    // Unless it had taken over before: then a page may live by it.
    if ((await tookOverAt(CACHE)) === 0) await caches.delete(CACHE);
    throw error;
  }
}

async function keep(cache: Cache, path: string, integrity: string): Promise<void> {
  const address = BASE + path;
  const lasts = isImmutable(path);
  const known = lasts ? await keptFile(address) : undefined;
  const response =
    known ??
    (await fetch(address, { integrity, cache: lasts ? 'default' : 'no-cache', priority: 'low' }));
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  await cache.put(address, await withoutRedirect(response));
}

/** A visit cannot be answered with what came by way of a redirect (Fetch, HTTP fetch, step 5). */
async function withoutRedirect(response: Response): Promise<Response> {
  if (!response.redirected) return response;
  return new Response(await response.blob(), { headers: response.headers });
}

/** Forgets all builds but this and the one that answered until now. */
async function takeOver(): Promise<void> {
  const others = (await ourCaches()).filter((name) => name !== CACHE);
  const times = await Promise.all(others.map(tookOverAt));
  const before = others[times.indexOf(Math.max(1, ...times))];
  const old = others.filter((name) => name !== before);
  await Promise.all(old.map((name) => caches.delete(name)));
  await (await caches.open(CACHE)).put(TOOK_OVER, new Response(String(Date.now())));
}

/** In ms since 1970; 0 for never, as when the browser was closed while its files were fetched. */
async function tookOverAt(name: string): Promise<number> {
  const mark = await (await caches.open(name)).match(TOOK_OVER);
  return Number((await mark?.text()) ?? 0);
}

async function ourCaches(): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(OURS));
}

/** A page without a document of its own has the home page's: any does for any page (SPEC PAINT8). */
const DOCUMENTS: Readonly<Partial<Record<Route['page'], string>>> = {
  products: 'products/index.html',
  product: 'product.html',
  cart: 'cart/index.html',
};

/** The page's document as kept. What is no page may yet be a file of the host's. */
async function answerVisit(request: Request, path: string): Promise<Response> {
  const { page } = routeOf(path, BASE);
  const document = () => keptFile(BASE + (DOCUMENTS[page] ?? 'index.html'));
  if (page === 'not-found') {
    const answer = (await keptFile(path)) ?? (await fetch(request).catch(document));
    if (answer) return answer;
  }
  return (await document()) ?? fetch(request);
}

async function answerWithFile(request: Request, path: string): Promise<Response> {
  return (await keptFile(path)) ?? fetch(request);
}

/** This build's file; else one of the build before, by which an older tab still lives. */
async function keptFile(address: string): Promise<Response | undefined> {
  const file = await (await caches.open(CACHE)).match(address);
  return file ?? keptBefore(address);
}

async function keptBefore(address: string): Promise<Response | undefined> {
  for (const name of await ourCaches()) {
    const file = await (await caches.open(name)).match(address);
    if (file) return file;
  }
  return undefined;
}
