import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readBuiltSite } from './built-site.mjs';
import { COMPRESSIBLE } from './mime-types.mjs';
import { nginxConf } from './nginx.mjs';
import { headersFile, redirectsFile } from './static-hosts.mjs';

/**
 * Writes the compressed copies, `_headers` and `_redirects` into the built folder. Rejects when it contains no shop, or
 * one whose documents carry different policies.
 * @param {string} dir
 */
export async function readyForHosts(dir) {
  const site = readBuiltSite(dir);
  await precompress(dir, site.files);
  writeFileSync(join(dir, '_headers'), headersFile(site));
  writeFileSync(join(dir, '_redirects'), redirectsFile(site));
}

/**
 * Writes nginx.conf into `out`. `root`: path of the built files on the server.
 * @param {{ dir: string, out: string } & Partial<import('./nginx.mjs').Target>} options
 */
export function writeNginxConf({
  dir,
  out,
  root = resolve(dir).replaceAll(sep, '/'),
  listen = '8080',
}) {
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'nginx.conf'), nginxConf(readBuiltSite(dir), { root, listen }));
}

const COMPRESSORS = {
  '.br': (/** @type {Buffer} */ text) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  '.gz': (/** @type {Buffer} */ text) =>
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes `.br` and `.gz` beside each text file that gets smaller by it. Each copy is replaced atomically, as a host may
 * be serving the folder.
 * @param {string} dist
 * @param {readonly string[]} files  below it
 */
async function precompress(dist, files) {
  const texts = files.filter((file) => COMPRESSIBLE.includes(extname(file)));
  await Promise.all(texts.map((file) => compressFile(join(dist, file))));
}

/** @param {string} path */
async function compressFile(path) {
  const text = await readFile(path);
  for (const [suffix, compress] of Object.entries(COMPRESSORS)) {
    const small = await compress(text);
    if (small.length >= text.length) continue;
    // Overwriting the file could send half of it, which would stay in a visitor's cache for a year.
    const part = `${path}.${process.pid}${suffix}`;
    await writeFile(part, small);
    await rename(part, path + suffix);
  }
}
