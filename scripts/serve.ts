import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import {
  createServer,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { builtBase, builtPolicy, copyWithoutPolicy } from '../deploy/built-site.ts';
import { cacheOf, documentPolicy, HEADERS, WORKER_CSP } from '../deploy/headers.ts';
import { isCommand, readOptions, readPort, runCommand } from './cli.ts';
import type { RunningShop, StartOptions } from './package/types.ts';

const HELP = `
Usage: npm start -- [options]    builds the shop, then serves it
       npm run preview -- [options]
       npx rivulet [options]     in a project that has installed the package

Serves the built shop.

  --port <number>    first port to try, then the next ones (4173)
  --strict-port      exit with an error when the port is taken
  --host <address>   0.0.0.0 accepts other machines (127.0.0.1)
  --open             open it in the default browser
  --allow-frames     other sites may show the shop in a frame
  --no-policy        without its Content Security Policy, for tests with tools
                     that inject styles or evaluate code
  --help             print this help
`;

export const DIST = fileURLToPath(new URL('../dist', import.meta.url));
/** Path of a product page below the base. */
const PRODUCT = /^product\/[^/]+\/?$/;
/** Documents that other paths are answered with: they have no path of their own. */
const WITHOUT_PATH = /^(?:product|404)\/?$/;

/** Serves a built shop: the folder `dir`, which was built for the base path `base`. */
export async function start({
  dir = DIST,
  base = builtBase(dir),
  port = 4173,
  strictPort = false,
  host = '127.0.0.1',
  allowFrames = false,
  noPolicy = false,
}: StartOptions & { dir?: string; base?: string } = {}): Promise<RunningShop> {
  // Filters are part of the URL: Node's default of 16 kB would reject the longest of them.
  const folder = noPolicy ? copyWithoutPolicy(dir) : dir;
  const cleanUp = () => noPolicy && rmSync(folder, { recursive: true, force: true });
  process.once('exit', cleanUp);
  const answer = requestListener(folder, base, allowFrames);
  const server = createServer({ maxHeaderSize: 65_536 }, answer);
  const actual = await (strictPort ? listen : listenFrom)(server, port, host);
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}${base}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        // Browsers keep connections open.
        server.closeAllConnections();
        process.off('exit', cleanUp);
        cleanUp();
      }),
  };
}

/**
 * Responds with the headers of `deploy/headers.ts`: /product/<id> gets product.html, an unknown path gets 404.html with
 * status 404. `base` has a slash at both ends.
 */
export function requestListener(dir: string, base: string, allowFrames = false): RequestListener {
  const files = sirv(dir, {
    // Looks at the disk for each request; otherwise sirv would miss files that a rebuild adds.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      setFileHeaders(response, path);
      // Read each time: a rebuild changes the hashes in the policy.
      if (isDocument(path) && !allowFrames)
        response.setHeader('Content-Security-Policy', documentPolicy(builtPolicy(dir)));
    },
  });
  const answer: RequestListener = (request, response) => {
    for (const [name, value] of allowFrames ? FRAMED : HEADERS) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
    const [path = '/'] = request.url?.split('?') ?? [];
    if (!path.startsWith(base)) {
      if (path === '/' || `${path}/` === base) {
        const Location = request.url?.replace(path, base);
        return response.writeHead(302, { Location }).end();
      }
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
      return response.end(`Not found. The shop is at ${base}\n`);
    }
    const name = path.slice(base.length);
    request.url = PRODUCT.test(name) ? '/product.html' : `/${name}`;
    // No file is large, and a server may ignore ranges (RFC 9110): sirv reads beyond the end for some.
    delete request.headers.range;
    const accepted = request.headers['accept-encoding'] ?? '';
    // sirv takes an encoding of weight 0, which is refused, for an accepted one.
    request.headers['accept-encoding'] = accepted.replace(
      /[\w*-]+\s*;\s*q=0(?:\.0*)?(?=\s*(?:,|$))/g,
      '',
    );
    const answerNotFound = () => {
      request.url = '/404.html';
      // A conditional or partial response would not have status 404.
      delete request.headers['if-none-match'];
      // sirv writes status 200.
      const { writeHead } = response;
      response.writeHead = ((_: number, headers: OutgoingHttpHeaders) =>
        writeHead.call(response, 404, headers)) as typeof writeHead;
      files(request, response);
    };
    return WITHOUT_PATH.test(name) ? answerNotFound() : files(request, response, answerNotFound);
  };
  return (request, response) => {
    try {
      answer(request, response);
    } catch {
      // The policy is read from the home page's document, which is absent during a rebuild.
      response.writeHead(503, { 'Retry-After': '1' }).end('The shop is being built.\n');
    }
  };
}

/** `path` is the one requested, below the base: `/cart`, `/sw.js`. */
function setFileHeaders(response: ServerResponse, path: string): void {
  if (path === '/sw.js') response.setHeader('Content-Security-Policy', WORKER_CSP);
  // For documents, sirv sends no-cache.
  if (!isDocument(path)) response.setHeader('Cache-Control', cacheOf(path.slice(1)));
  // sirv takes .ts for a video, and names no charset.
  if (/\.(?:ts|txt)$/.test(path)) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
}

function isDocument(path: string): boolean {
  return !path.includes('.') || path.endsWith('.html');
}

/**
 * The headers for a shop in a frame of another site. A frame with `sandbox` and without `allow-same-origin` has no
 * origin: it requests scripts and fonts as another site does, which have to allow that.
 */
const FRAMED = [
  ...HEADERS.filter(([name]) => !/^X-Frame-Options|^Cross-Origin-Resource-Policy/.test(name)),
  ['Access-Control-Allow-Origin', '*'],
] as const;

/** Resolves to the port in use; rejects when it is taken. Port 0 picks any free port. */
export async function listen(server: Server, port: number, host = '127.0.0.1'): Promise<number> {
  await once(server.listen(port, host), 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** Like `listen`, but tries the next port when one is taken. */
export const listenFrom: typeof listen = async (server, port, host) => {
  try {
    return await listen(server, port, host);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    return listenFrom(server, port + 1, host);
  }
};

async function main(): Promise<void> {
  // Node, as process 1 of a container, ignores a signal that has no listener.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
  const options = readOptions(HELP, {
    port: { type: 'string', default: '4173' },
    host: { type: 'string', default: '127.0.0.1' },
    'strict-port': { type: 'boolean', default: false },
    open: { type: 'boolean', default: false },
    'allow-frames': { type: 'boolean', default: false },
    'no-policy': { type: 'boolean', default: false },
  });
  const { url } = await start({
    port: readPort(options.port),
    host: options.host,
    strictPort: options['strict-port'],
    allowFrames: options['allow-frames'],
    noPolicy: options['no-policy'],
  });
  const here = url.replace(/0\.0\.0\.0|\[::\]/, 'localhost');
  console.log(`The shop is running: open  ${here}  in a browser.`);
  if (here !== url) {
    const lan = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
    for (const { family, internal, address } of lan) {
      if (family === 'IPv4' && !internal)
        console.log(`From other machines:  ${here.replace('localhost', address)}`);
    }
  }
  console.log('Press Ctrl+C to stop.');
  if (options.open) openInBrowser(here);
}

/** Opens a URL in the default browser; a failure is reported on stderr. */
export function openInBrowser(url: string): void {
  const openers: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', '""'],
  };
  const [command = '', ...args] = openers[process.platform] ?? ['xdg-open'];
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', ({ message }) => console.error(`Could not open a browser: ${message}`))
    .unref();
}

if (isCommand(import.meta.url)) await runCommand(main, 'Could not start');
