import { readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSIBLE } from './mime-types.mjs';

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
export async function precompress(dist, files) {
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
