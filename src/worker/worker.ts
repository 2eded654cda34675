/*
 * The service worker: keeps every file of this build, so that a second visit needs no network. Each build has a
 * cache of its own, and the one before stays: a tab opened before an update goes on with the files that its
 * document names (docs/decisions/0021-offline.md).
 */
import { routeOf } from '../routes.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written before this script by the build: a file's path below the base, and its hash (Subresource Integrity). */
declare const FILES: Readonly<Record<string, string>>;
/** What tells this build from others, likewise. */
declare const VERSION: string;

const BASE = import.meta.env.BASE_URL;
/** Other shops on the same origin have caches too. */
const OURS = `rivulet ${BASE} `;
const CACHE = OURS + VERSION;

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldFiles().then(() => self.clients.claim()));
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
    await Promise.all(Object.entries(FILES).map(([path, hash]) => keep(cache, BASE + path, hash)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function keep(cache: Cache, address: string, integrity: string): Promise<void> {
  const lasts = isLasting(address);
  const known = lasts ? await caches.match(address) : undefined;
  const response =
    known ??
    (await fetch(address, {
      integrity,
      cache: lasts ? 'default' : 'no-cache',
      priority: 'low',
    }));
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  await cache.put(address, await withoutRedirect(response));
}

/** A file whose address changes with its content. */
function isLasting(address: string): boolean {
  return /^(?:assets|pictures)\//.test(address.slice(BASE.length));
}

/** A visit cannot be answered with what came by way of a redirect (Fetch, HTTP fetch, step 5). */
async function withoutRedirect(response: Response): Promise<Response> {
  if (!response.redirected) return response;
  return new Response(await response.blob(), { headers: response.headers });
}

/** All but this build's and the one before. The browser lists caches in the order they were made. */
async function forgetOldFiles(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OURS) && name !== CACHE).slice(0, -1);
  await Promise.all(old.map((name) => caches.delete(name)));
}

const DOCUMENTS = {
  home: 'index.html',
  products: 'products/index.html',
  cart: 'cart/index.html',
  // Any document does for any page (SPEC PAINT8).
  product: 'index.html',
  'not-found': 'index.html',
} as const;

/** The page's document as kept. What is no page may yet be a file of the host's. */
async function answerVisit(request: Request, path: string): Promise<Response> {
  const { page } = routeOf(path, BASE);
  const document = () => keptFile(BASE + DOCUMENTS[page]);
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
async function keptFile(path: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? caches.match(path);
}
