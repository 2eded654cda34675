import { createServer } from 'node:http';
import { relative, resolve, sep } from 'node:path';
import { parseBasePath } from '../vite-plugins/parse-base-path.mjs';
import { cacheOf } from '../deploy/headers.mjs';
import { isCommand, messageOf, readOptions, readPort, refuse } from './cli.mjs';
import { fileFor, sendFile } from './static-files.mjs';

const HELP = `
Usage: node scripts/serve.mjs [options]

Serves the built shop as a static host would that has the rule of docs/deploy.md
for products: /product/<id> is answered with product.html.

  --dir <folder>      what to serve (dist)
  --base <path>       path it is served under (BASE_PATH, else /rivulet/)
  --port <number>     0 takes any free port (4317)
  --host <address>    (127.0.0.1)
  --fallback <what>   for unknown paths: index.html with 200, 404.html with 404,
                      or none, a plain 404 (index.html)
  --help              show this
`;

const FALLBACKS = /** @type {const} */ (['index.html', '404.html', 'none']);

/** The path of a product's page, below the base. */
const PRODUCT = /^product\/[^/]+\/?$/;

/**
 * @typedef {object} Site
 * @property {string} dir
 * @property {string} base       with a slash at both ends
 * @property {boolean} plain     a host without any rule: a product's path is an unknown one
 * @property {(typeof FALLBACKS)[number]} fallback
 *
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * A server, not yet listening.
 * @param {Partial<Site>} [options]
 */
export function createStaticServer({
  dir = 'dist',
  base = '/',
  plain = false,
  fallback = 'index.html',
} = {}) {
  const site = { dir: resolve(dir), base, plain, fallback };
  // Shoppers' filters live in the address: Node's own 16 kB would refuse the longest of them.
  return createServer({ maxHeaderSize: 65_536 }, (request, response) =>
    answer(site, request, response),
  );
}

/**
 * Resolves to the port taken; rejects when it is not free.
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number>}
 */
export function listen(server, port, host) {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/**
 * A port that nobody has just now, for programs that must be told one: the preferred one, or any other.
 * @param {number} [preferred]
 */
export async function freePort(preferred = 0) {
  const probe = createServer();
  const any = () => listen(probe, 0, '127.0.0.1');
  const port = await listen(probe, preferred, '127.0.0.1').catch(any);
  await new Promise((done) => probe.close(done));
  return port;
}

/**
 * Ctrl+C must end at once, though browsers hold connections open.
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

/**
 * @param {Site} site
 * @param {Request} request
 * @param {Response} response
 */
function answer(site, request, response) {
  const [path = '/', query] = splitOnce(request.url ?? '/', '?');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendText(response, 405, 'Only GET and HEAD', { Allow: 'GET, HEAD' });
  }
  if (!path.startsWith(site.base)) {
    const entrance = path === '/' || `${path}/` === site.base;
    if (!entrance) return sendText(response, 404, `Not found. The shop is at ${site.base}`);
    const Location = query === undefined ? site.base : `${site.base}?${query}`;
    return sendText(response, 302, `The shop is at ${site.base}`, { Location });
  }
  const name = decode(path.slice(site.base.length));
  const file = name === null ? null : fileNamed(site, name);
  const send = (/** @type {number} */ status, /** @type {string} */ path) => {
    const caching = cacheOf(relative(site.dir, path).replaceAll(sep, '/'));
    sendFile(request, response, status, path, caching);
  };
  if (file) return send(200, file);
  const page = site.fallback === 'none' ? null : fileFor(site.dir, site.fallback);
  if (!page) return sendText(response, 404, 'Not found');
  send(site.fallback === '404.html' ? 404 : 200, page);
}

/**
 * The file that answers a path below the base.
 * @param {Site} site
 * @param {string} path
 */
function fileNamed({ dir, plain }, path) {
  const product = !plain && PRODUCT.test(path) ? fileFor(dir, 'product.html') : null;
  return fileFor(dir, path) ?? product;
}

/**
 * @param {string} text
 * @param {string} mark
 */
function splitOnce(text, mark) {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/**
 * Null for what no file can be called: `%E0%A4%A`, `%00`.
 * @param {string} path
 */
function decode(path) {
  try {
    const name = decodeURIComponent(path);
    return name.includes('\0') ? null : name;
  } catch {
    return null;
  }
}

/**
 * @param {Response} response
 * @param {number} status
 * @param {string} text
 * @param {Record<string, string>} [headers]
 */
function sendText(response, status, text, headers) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(`${text}\n`);
}

async function main() {
  const options = readOptions(HELP, {
    dir: { type: 'string', default: 'dist' },
    base: { type: 'string', default: process.env['BASE_PATH']?.trim() || 'rivulet' },
    port: { type: 'string', default: '4317' },
    host: { type: 'string', default: '127.0.0.1' },
    fallback: { type: 'string', default: 'index.html' },
  });
  const base = parseBasePath(options.base) ?? refuse(`'${options.base}' is no path`);
  const fallback =
    FALLBACKS.find((choice) => choice === options.fallback) ??
    refuse(`--fallback is one of ${FALLBACKS.join(', ')}, not '${options.fallback}'`);
  if (!fileFor(resolve(options.dir), 'index.html')) {
    refuse(`No index.html in '${options.dir}': build first`);
  }
  const server = createStaticServer({ dir: options.dir, base, fallback });
  closeOnSignals(server);
  try {
    const port = await listen(server, readPort(options.port), options.host);
    console.log(`http://${options.host}:${port}${base}`);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}

if (isCommand(import.meta.url)) await main();
