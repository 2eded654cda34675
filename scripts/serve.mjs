import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { cacheOf } from '../deploy/headers.mjs';
import { MIME_TYPES } from '../deploy/mime-types.mjs';

/** Path of a product page below the base. */
const PRODUCT = /^product\/[^/]+\/?$/;

/**
 * @typedef {object} StaticServerOptions
 * @property {string} [dir]      folder to serve (dist)
 * @property {string} [base]     base path, with a slash at both ends (/)
 * @property {boolean} [plain]   without the rewrite of /product/<id>, like a host without rewrites
 * @property {'index.html' | '404.html'} [fallback]  what unknown paths get, with status 200 or 404 (index.html)
 */

/**
 * An HTTP server for a built shop, not yet listening. It responds like a static host that is configured as in
 * docs/deploy.md: /product/<id> gets product.html, other unknown paths get the fallback.
 * @param {StaticServerOptions} [options]
 */
export function createStaticServer({
  dir = 'dist',
  base = '/',
  plain = false,
  fallback = 'index.html',
} = {}) {
  // `dev`: looks at the disk for each request; otherwise sirv would miss files that a rebuild adds.
  const files = sirv(dir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders,
  });
  // Filters are part of the URL: Node's default of 16 kB would reject the longest of them.
  return createServer({ maxHeaderSize: 65_536 }, (request, response) => {
    const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(response, 405, 'Only GET and HEAD', { Allow: 'GET, HEAD' });
    }
    if (!path.startsWith(base)) {
      if (path !== '/' && `${path}/` !== base) {
        return sendText(response, 404, `Not found. The shop is at ${base}`);
      }
      const Location = query === undefined ? base : `${base}?${query}`;
      return sendText(response, 302, `The shop is at ${base}`, { Location });
    }
    const name = path.slice(base.length);
    request.url = !plain && PRODUCT.test(name) ? '/product.html' : `/${name}`;
    files(request, response, () => {
      if (fallback === '404.html') return sendNotFound(response, join(dir, '404.html'));
      request.url = '/index.html';
      files(request, response);
    });
  });
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} path
 */
function setHeaders(response, path) {
  const type = MIME_TYPES.get(extname(path));
  // A path without an extension is a document: sirv's default headers (text/html, no-cache) are correct.
  if (!type) return;
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', cacheOf(path.slice(1)));
}

/**
 * sirv sends every file with status 200.
 * @param {import('node:http').ServerResponse} response
 * @param {string} file
 */
function sendNotFound(response, file) {
  if (!existsSync(file)) return sendText(response, 404, 'Not found');
  response.writeHead(404, { 'Content-Type': MIME_TYPES.get('.html'), 'Cache-Control': 'no-cache' });
  createReadStream(file).pipe(response);
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} text
 * @param {Record<string, string>} [headers]
 */
function sendText(response, status, text, headers) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(`${text}\n`);
}

/**
 * Resolves to the port in use; rejects when it is taken.
 * @param {import('node:http').Server} server
 * @param {number} port  0 picks any free port
 * @param {string} host
 * @returns {Promise<number>}
 */
export async function listen(server, port, host) {
  await once(server.listen(port, host), 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/**
 * Resolves to a port that is free now: the preferred one or any other. For programs that cannot pick one themselves.
 * @param {number} [preferred]
 */
export async function freePort(preferred = 0) {
  const probe = createServer();
  const port = await listen(probe, preferred, '127.0.0.1').catch(() =>
    listen(probe, 0, '127.0.0.1'),
  );
  await new Promise((done) => probe.close(done));
  return port;
}

/**
 * Ctrl+C ends the process at once: otherwise the connections that browsers keep open would delay it.
 * @param {import('node:http').Server} server
 */
export function closeOnSignals(server) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}
