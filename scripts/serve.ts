import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtBase, builtPolicy, copyWithoutPolicy } from '../deploy/built-site.ts';
import { cacheOf, documentPolicy, HEADERS, WORKER_CSP } from '../deploy/headers.ts';
import { NOT_FOUND_DOCUMENT } from '#router/route-table.ts';
import { type BuiltFile, readBuiltFile } from './built-files.ts';
import type { RunningShop, StartOptions } from './package/types.ts';

export const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const REMOVE_WORKER = new URL('../deploy/remove-worker/sw.js', import.meta.url);

/** Serves a built shop: the folder `dir`, which was built for the base path `base`. */
export async function start({
  dir = DIST,
  base = builtBase(dir),
  port = 4173,
  strictPort = false,
  host = '127.0.0.1',
  allowFrames = false,
  noPolicy = false,
  noServiceWorker = false,
}: StartOptions & { dir?: string; base?: string } = {}): Promise<RunningShop> {
  const folder = noPolicy ? copyWithoutPolicy(dir) : dir;
  const cleanUp = () => noPolicy && rmSync(folder, { recursive: true, force: true });
  process.once('exit', cleanUp);
  const answer = requestListener(folder, base, { allowFrames, noPolicy, noServiceWorker });
  // Filters are part of the URL: Node's default of 16 kB would reject the longest of them.
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

type Differences = Pick<StartOptions, 'allowFrames' | 'noPolicy' | 'noServiceWorker'>;

/**
 * Responds with the headers of `deploy/headers.ts`: /product/<id> gets product.html, an unknown path gets 404.html with
 * status 404. `base` has a slash at both ends.
 */
export function requestListener(
  dir: string,
  base: string,
  differences: Differences = {},
): RequestListener {
  const headers = differences.allowFrames ? FRAMED : HEADERS;
  const answer: RequestListener = (request, response) => {
    for (const [name, value] of headers) {
      // Elsewhere browsers ignore it, with an error on the console.
      if (name !== 'Cross-Origin-Opener-Policy' || isTrustworthy(request))
        response.setHeader(name, value);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
    const [path = '/'] = request.url?.split('?') ?? [];
    const accepted = request.headers['accept-encoding']?.toString();
    const read = (name: string) => readBuiltFile(dir, name, accepted);
    const found = path.startsWith(base) ? read(path.slice(base.length)) : null;
    // Of a project that was served here before: browsers would go on with a worker whose script is missing. The shop's own
    // is missing during a rebuild.
    const isOfAnother = request.headers['service-worker'] === 'script' && path !== `${base}sw.js`;
    if (!found && isOfAnother) return respond(request, response, removal());
    if (!path.startsWith(base)) {
      if (path === '/' || `${path}/` === base) {
        const Location = request.url?.replace(path, base);
        return response.writeHead(302, { Location }).end();
      }
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
      return response.end(`Not found. The shop is at ${base}\n`);
    }
    const file = found ?? read(NOT_FOUND_DOCUMENT);
    if (!file) throw new Error('No document for unknown paths');
    return respond(request, response, file.name === 'sw.js' ? workerFor(file) : file);
  };

  function respond(request: IncomingMessage, response: ServerResponse, file: BuiltFile): void {
    const { name } = file;
    if (name === 'sw.js') response.setHeader('Content-Security-Policy', WORKER_CSP);
    // Read each time: a rebuild changes the hashes in the policy.
    if (name.endsWith('.html') && !differences.allowFrames)
      response.setHeader('Content-Security-Policy', documentPolicy(builtPolicy(dir)));
    send(request, response, file);
  }

  /**
   * A worker sends documents as they were when it precached them. Without the policy it would refuse them, as their
   * hashes differ, so it would go on with the old ones.
   */
  function workerFor(file: BuiltFile): BuiltFile {
    const { allowFrames, noPolicy, noServiceWorker } = differences;
    if (noPolicy || noServiceWorker) return removal();
    if (!allowFrames) return file;
    // Another text: browsers install it as another worker, which precaches the documents with these headers.
    const worker = readFileSync(join(dir, file.name));
    return scriptOf(Buffer.concat([worker, Buffer.from('// --allow-frames')]));
  }

  return (request, response) => {
    try {
      answer(request, response);
    } catch {
      // A rebuild has removed the home page, whose policy is read, or the document for unknown paths.
      response.writeHead(503, { 'Retry-After': '1' }).end('The shop is being built.\n');
    }
  };
}

/**
 * The worker that unregisters the one in whose place it is sent. It is another one each time: a page that registers it
 * while it unregisters itself would keep it, as browsers do not start the same script again.
 */
function removal(): BuiltFile {
  return scriptOf(Buffer.concat([readFileSync(REMOVE_WORKER), Buffer.from(`// ${randomUUID()}`)]));
}

function scriptOf(body: Buffer): BuiltFile {
  return { name: 'sw.js', type: 'text/javascript', encoding: undefined, body };
}

/** Sends a file. Ranges are ignored, as no file is large (RFC 9110 allows that). */
function send(request: IncomingMessage, response: ServerResponse, file: BuiltFile): void {
  const { name, type, encoding, body } = file;
  response.setHeader('Cache-Control', cacheOf(name));
  response.setHeader('Vary', 'Accept-Encoding');
  if (name === NOT_FOUND_DOCUMENT) response.statusCode = 404;
  else {
    // With the headers: browsers keep those of a response that is not modified, but for the ones that a 304 has.
    const hash = createHash('sha256').update(body).update(JSON.stringify(response.getHeaders()));
    const tag = `"${hash.digest('base64url').slice(0, 22)}"`;
    response.setHeader('ETag', `W/${tag}`);
    if (request.headers['if-none-match']?.includes(tag)) return void response.writeHead(304).end();
  }
  response.setHeader('Content-Type', type);
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length).end(body);
}

/**
 * Whether a browser takes the origin for trustworthy (https://w3c.github.io/webappsec-secure-contexts/): one that does
 * says where a request comes from, also behind a proxy with TLS.
 */
function isTrustworthy({ headers }: IncomingMessage): boolean {
  const isLocal = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i.test(
    headers.host ?? '',
  );
  return isLocal || 'sec-fetch-site' in headers;
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
