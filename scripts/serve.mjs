import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { builtBase, builtPolicy } from '../deploy/built-site.mjs';
import { cacheOf, documentPolicy, HEADERS, WORKER_CSP } from '../deploy/headers.mjs';
import { MIME_TYPES } from '../deploy/mime-types.mjs';
import { isCommand, readOptions, readPort, runCommand } from './cli.mjs';

const HELP = `
Usage: npm start -- [options]    builds the shop, then serves it
       npm run preview -- [options]
       npx rivulet [options]     in a project that has installed the package

Serves the built shop.

  --port <number>    first port to try, then the next ones (4173)
  --strict-port      exit with an error when the port is taken
  --host <address>   0.0.0.0 accepts other machines (127.0.0.1)
  --open             open it in the default browser
  --help             print this help
`;

export const DIST = fileURLToPath(new URL('../dist', import.meta.url));
/** Path of a product page below the base. */
const PRODUCT = /^product\/[^/]+\/?$/;

/**
 * Serves a built shop.
 * @param {object} [options]
 * @param {string} [options.dir]  the folder (dist)
 * @param {string} [options.base]  with a slash at both ends (what it was built for)
 * @param {number} [options.port]  0 picks any free port (4173)
 * @param {boolean} [options.strictPort]  rejects when the port is taken, instead of trying the next ones
 * @param {string} [options.host]  (127.0.0.1)
 */
export async function start({
  dir = DIST,
  base = builtBase(dir),
  port = 4173,
  strictPort = false,
  host,
} = {}) {
  // Filters are part of the URL: Node's default of 16 kB would reject the longest of them.
  const server = createServer({ maxHeaderSize: 65_536 }, requestListener(dir, base));
  const actual = await (strictPort ? listen : listenFrom)(server, port, host);
  return {
    url: `http://${host ?? '127.0.0.1'}:${actual}${base}`,
    /** Also closes the connections that browsers keep open. */
    close: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}

/**
 * Responds like a host that is configured as in docs/deploy.md, with its headers: /product/<id> gets product.html, an
 * unknown path gets 404.html with status 404.
 * @param {string} dir
 * @param {string} base  with a slash at both ends
 * @returns {import('node:http').RequestListener}
 */
export function requestListener(dir, base) {
  const files = sirv(dir, {
    // Looks at the disk for each request; otherwise sirv would miss files that a rebuild adds.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => setFileHeaders(response, path, dir),
  });
  return (request, response) => {
    for (const [name, value] of HEADERS) response.setHeader(name, value);
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
    return files(request, response, () => {
      request.url = '/404.html';
      // A conditional or partial response would not have status 404.
      delete request.headers['if-none-match'];
      delete request.headers.range;
      // sirv writes status 200.
      const { writeHead } = response;
      response.writeHead = (_, headers) => writeHead.call(response, 404, headers);
      files(request, response);
    });
  };
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} path  as requested, below the base: `/cart`, `/sw.js`
 * @param {string} dir
 */
function setFileHeaders(response, path, dir) {
  const type = MIME_TYPES.get(extname(path));
  if (path === '/sw.js') response.setHeader('Content-Security-Policy', WORKER_CSP);
  // A path without an extension is a document.
  if (!type || path.endsWith('.html')) {
    // Read each time: a rebuild changes the hashes in the policy.
    response.setHeader('Content-Security-Policy', documentPolicy(builtPolicy(dir)));
  }
  // sirv's default headers (text/html, no-cache) are correct for documents.
  if (!type) return;
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', cacheOf(path.slice(1)));
}

/**
 * Resolves to the port in use; rejects when it is taken.
 * @param {import('node:http').Server} server
 * @param {number} port  0 picks any free port
 */
export async function listen(server, port, host = '127.0.0.1') {
  await once(server.listen(port, host), 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/**
 * Like `listen`, but tries the next port when one is taken.
 * @type {typeof listen}
 */
export function listenFrom(server, port, host) {
  return listen(server, port, host).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return listenFrom(server, port + 1, host);
  });
}

async function main() {
  const options = readOptions(HELP, {
    port: { type: 'string', default: '4173' },
    host: { type: 'string', default: '127.0.0.1' },
    'strict-port': { type: 'boolean', default: false },
    open: { type: 'boolean', default: false },
  });
  const { host, 'strict-port': strictPort } = options;
  const { url } = await start({ port: readPort(options.port), host, strictPort });
  console.log(`The shop is running: open  ${url.replace('0.0.0.0', 'localhost')}  in a browser.`);
  if (host === '0.0.0.0') {
    const lan = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
    for (const { family, internal, address } of lan) {
      if (family === 'IPv4' && !internal)
        console.log(`From other machines:  ${url.replace(host, address)}`);
    }
  }
  console.log('Press Ctrl+C to stop.');
  if (options.open) openInBrowser(url.replace('0.0.0.0', 'localhost'));
}

/**
 * Opens a URL in the default browser; a failure is reported on stderr.
 * @param {string} url
 */
export function openInBrowser(url) {
  const [command = '', ...args] = { darwin: ['open'], win32: ['cmd', '/c', 'start', '""'] }[
    process.platform
  ] ?? ['xdg-open'];
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', ({ message }) => console.error(`Could not open a browser: ${message}`))
    .unref();
}

if (isCommand(import.meta.url)) await runCommand(main, 'Could not start');
