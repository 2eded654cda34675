import { createReadStream, statSync } from 'node:fs';
import { extname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream';

/** By the end of a name; a host adds no charset to what was compressed beforehand. */
export const MIME_TYPES = new Map(
  Object.entries({
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.json': 'application/json',
    '.map': 'application/json',
    '.webmanifest': 'application/manifest+json',
    '.txt': 'text/plain; charset=utf-8',
    '.xml': 'application/xml',
    '.svg': 'image/svg+xml',
    '.avif': 'image/avif',
    '.png': 'image/png',
    '.webp': 'image/webp',
    '.jpg': 'image/jpeg',
    '.ico': 'image/x-icon',
    '.woff2': 'font/woff2',
  }),
);

const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

/**
 * The file of that name inside the folder, or the index of the folder of that name.
 * @param {string} dir
 * @param {string} name
 */
export function fileFor(dir, name) {
  const path = resolve(join(dir, name));
  if (path !== dir && !path.startsWith(dir + sep)) return null;
  return [path, join(path, 'index.html')].find((candidate) => statOf(candidate)?.isFile()) ?? null;
}

/**
 * Sends the file, or the smaller copy compressed beside it by the build.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} file
 * @param {string} caching  its Cache-Control
 */
export function sendFile(request, response, status, file, caching) {
  const variants = ENCODINGS.filter(({ suffix }) => statOf(file + suffix)?.isFile());
  const variant = variants.find(({ name }) => accepts(request, name));
  const sent = variant ? file + variant.suffix : file;
  const { size = 0, mtimeMs = 0 } = statOf(sent) ?? {};
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}-${variant?.name ?? ''}"`;
  const headers = {
    'Content-Type': MIME_TYPES.get(extname(file)) ?? 'application/octet-stream',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': caching,
    ETag: etag,
    ...(variants.length > 0 && { Vary: 'Accept-Encoding' }),
    ...(variant && { 'Content-Encoding': variant.name }),
  };
  if (status === 200 && request.headers['if-none-match'] === etag) {
    return void response.writeHead(304, headers).end();
  }
  response.writeHead(status, { ...headers, 'Content-Length': size });
  if (request.method === 'HEAD') return void response.end();
  pipeline(createReadStream(sent), response, () => {});
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {string} encoding
 */
function accepts(request, encoding) {
  const offers = (request.headers['accept-encoding'] ?? '').split(',');
  return offers.some((offer) => {
    const [name, weight] = offer.replaceAll(' ', '').split(';q=');
    return name === encoding && Number(weight ?? 1) > 0;
  });
}

/** @param {string} path */
function statOf(path) {
  try {
    return statSync(path);
  } catch {
    // Absent, or a name the file system cannot hold.
    return undefined;
  }
}
