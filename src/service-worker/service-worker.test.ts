import { beforeEach, expect, test, vi } from 'vitest';
import { storagePrefix } from '#shop.config.json';
import { fakeCaches } from '#test-utils/fake-caches.ts';
import { BASE } from '#test-utils/products.ts';

const ORIGIN = 'https://shop.example';
/** The texts of the files on the host by their paths; `null` when the browser is offline. */
let host: Readonly<Record<string, string>> | null;
let requests: string[];
let caches: Map<string, Map<string, string>>;
let isRegistered: boolean;
/** What the host answers to a request for `sw.js`. */
let worker: { readonly status: number; readonly type: string };
const OURS = { status: 200, type: 'text/javascript' };

beforeEach(() => {
  requests = [];
  isRegistered = true;
  worker = OURS;
  caches = new Map();
  vi.stubGlobal('caches', fakeCaches(caches));
  // The hash of a file is its text.
  vi.stubGlobal('fetch', async (to: string | Request, { integrity }: RequestInit = {}) => {
    const url = new URL(typeof to === 'string' ? to : to.url, ORIGIN).pathname;
    const text = host?.[url.slice(BASE.length)];
    requests.push(url.slice(BASE.length));
    if (host && url === `${BASE}sw.js`) {
      const headers = { 'Content-Type': worker.type };
      return new Response('', { status: worker.status, headers });
    }
    if (!host || (integrity !== undefined && text !== integrity)) throw new TypeError('failed');
    return new Response(text ?? 'missing', {
      status: text === undefined ? 404 : 200,
      headers: { 'Content-Type': text?.startsWith('<') ? 'text/html' : 'image/avif' },
    });
  });
});

type Handler = (event: object) => void;

/** The files of a build. */
function build(version: string): Record<string, string> {
  return {
    'index.html': version,
    'product.html': `product ${version}`,
    'assets/same.js': 'code',
    [`assets/${version}.js`]: `code ${version}`,
  };
}

/** Starts the worker of a build. */
async function startWorker(version: string, files: Readonly<Record<string, string>>) {
  const handlers = new Map<string, Handler>();
  vi.resetModules();
  vi.stubGlobal('FILES', files);
  vi.stubGlobal('VERSION', version);
  vi.stubGlobal('self', {
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
    location: { origin: ORIGIN },
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
    registration: { unregister: async () => (isRegistered = false) },
  });
  await import('./service-worker.ts');
  const send = async (type: string, event = {}) => {
    let result: unknown;
    const pending: unknown[] = [];
    const waitUntil = (promise: unknown) => pending.push(promise);
    handlers.get(type)?.({
      ...event,
      waitUntil,
      respondWith: (given: unknown) => (result = given),
    });
    const response = await result;
    await Promise.all(pending);
    return response as Response | undefined;
  };
  return {
    async update() {
      await send('install');
      await send('activate');
    },
    /** The text of the response; `null` when the worker leaves the request to the browser. */
    async get(path: string, { mode = 'no-cors', method = 'GET', origin = ORIGIN } = {}) {
      const request = { url: new URL(BASE + path, origin).href, mode, method };
      return (await (await send('fetch', { request }))?.text()) ?? null;
    },
  };
}

/** Deploys a build, updates to it, and goes offline. */
async function deploy(version: string) {
  host = build(version);
  const worker = await startWorker(version, host);
  await worker.update();
  host = null;
  return worker;
}

const NAVIGATE = { mode: 'navigate' };

test('[OFF3, OFF13] documents come from the newest build, other files from the one before too, also after a rollback', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const updates = ['aa', 'ba', 'cb', 'bc', 'db'].map((pair) => [...pair] as [string, string]);
  for (const [time, [version, previous]] of updates.entries()) {
    vi.setSystemTime(1 + time);
    // A browser closed during an update leaves a cache like this.
    caches.set(`${storagePrefix} ${BASE} half`, new Map([[`${BASE}index.html`, 'half']]));
    const worker = await deploy(version);
    expect(await worker.get('', NAVIGATE)).toBe(version);
    for (const build of [version, previous]) {
      expect(await worker.get(`assets/${build}.js`)).toBe(`code ${build}`);
    }
    expect(caches.size).toBe(new Set([version, previous]).size);
  }
});

test('[OFF3] an update while the clock is behind shows the new version', async () => {
  await deploy('a');
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  for (const version of ['b', 'c']) {
    const worker = await deploy(version);
    expect(await worker.get('', NAVIGATE)).toBe(version);
    expect(await worker.get(`assets/${version}.js`)).toBe(`code ${version}`);
  }
});

test('[OFF3] an update requests only documents and new files', async () => {
  await deploy('a');
  requests = [];
  await deploy('b');
  expect(requests).toEqual(['index.html', 'product.html', 'assets/b.js']);
});

test('[OFF5] an update with a missing or different file is rejected, and the installed version stays', async () => {
  const worker = await deploy('a');
  const files = build('b');
  const { 'assets/b.js': _, ...missing } = files;
  for (const broken of [missing, { ...files, 'index.html': 'a' }, build('a')]) {
    host = broken;
    await expect((await startWorker('b', files)).update()).rejects.toThrow();
    host = null;
    expect([...caches.keys()]).toEqual([`${storagePrefix} ${BASE} a`]);
    expect(await worker.get('', NAVIGATE)).toBe('a');
  }
  // Installing the same build again must not delete its files.
  await expect((await startWorker('a', build('a'))).update()).rejects.toThrow();
  expect(await worker.get('', NAVIGATE)).toBe('a');
});

test('[OFF12] a large picture is kept once it has been seen; offline the precached small one stands in', async () => {
  const small = { 'pictures/0a/cup-2-300.avif': 'small' };
  host = small;
  const worker = await startWorker('a', small);
  await worker.update();
  const large = ['cup-2-600', 'cup-2-960', 'cup-2-close-960', 'hero-cup-2-960'];
  const paths = large.map((name) => `pictures/0a/${name}.avif`);
  const getAll = async () => Promise.all(paths.map((path) => worker.get(path)));
  host = null;
  expect(await getAll()).toEqual(['small', 'small', 'small', 'small']);
  host = Object.fromEntries(paths.map((path) => [path, '<!doctype html>']));
  await getAll();
  host = Object.fromEntries(paths.map((path) => [path, path]));
  expect(await getAll()).toEqual(paths);
  host = null;
  expect(await getAll()).toEqual(paths);
  await expect(worker.get('pictures/0a/unknown-600.avif')).rejects.toThrow();
});

const LARGE = 'pictures/0a/cup-2-600.avif';

test('[OFF12] a large picture that cannot be kept is shown all the same', async () => {
  const worker = await deploy('a');
  host = { [LARGE]: 'large' };
  vi.stubGlobal('caches', fakeCaches(caches, 'full'));
  expect(await worker.get(LARGE)).toBe('large');
});

test('[OFF12] a worker that has ended keeps no picture', async () => {
  const worker = await startWorker('a', {});
  host = { [LARGE]: 'large' };
  expect(await worker.get(LARGE)).toBe('large');
  expect(caches.size).toBe(0);
});

test('[OFF5] responses to later requests are not cached', async () => {
  const worker = await deploy('a');
  host = { 'assets/lab.js': '<!doctype html>' };
  expect(await worker.get('assets/lab.js')).toBe('<!doctype html>');
  host = { 'assets/lab.js': 'the script' };
  expect(await worker.get('assets/lab.js')).toBe('the script');
});

test.each([
  ['', 'a', 'a'],
  ['?seed=7&q=radio', 'a', 'a'],
  ['product/1', 'product a', 'product a'],
  ['assets/a.js', 'code a', 'code a'],
  ['licenses.txt', 'licences', 'a'],
  ['no/such/page', 'missing', 'a'],
])(
  '[OFF1, OFF8] a navigation to /%s shows "%s", and offline "%s"',
  async (path, online, offline) => {
    const worker = await deploy('a');
    expect(await worker.get(path, NAVIGATE)).toBe(offline);
    host = { ...build('b'), 'licenses.txt': 'licences' };
    expect(await worker.get(path, NAVIGATE)).toBe(online);
  },
);

test('[OFF8] requests to other origins and folders, and of other methods, are left to the browser', async () => {
  const worker = await deploy('a');
  expect(await worker.get('', { origin: 'https://other.example' })).toBeNull();
  expect(await worker.get('../', NAVIGATE)).toBeNull();
  expect(await worker.get('', { method: 'POST' })).toBeNull();
});

test.each([
  { status: 404, type: 'text/html' },
  { status: 410, type: 'text/javascript' },
  { status: 200, type: 'text/html; charset=utf-8' },
  { status: 200, type: '' },
])(
  '[OFF10] a worker for which the host twice has %o ends itself, and the host answers',
  async (answer) => {
    const { get } = await deploy('a');
    host = { '': 'another site' };
    worker = answer;
    expect(await get('', NAVIGATE)).toBe('a');
    expect(isRegistered).toBe(true);
    expect(await get('', NAVIGATE)).toBe('another site');
    expect(isRegistered).toBe(false);
    expect(await get('assets/a.js')).toBe('missing');
    expect(caches.size).toBe(0);
  },
);

test.each([500, 503, 403, 429])(
  '[OFF10, OFF15] status %i, no connection, and one bad deployment do not end a worker',
  async (status) => {
    const { get } = await deploy('a');
    const gone = { status: 404, type: 'text/html' };
    for (const answer of [gone, OURS, gone, { status, type: 'text/html' }, null]) {
      host = answer && build('b');
      worker = answer ?? OURS;
      expect(await get('', NAVIGATE)).toBe('a');
    }
    expect(isRegistered).toBe(true);
  },
);
