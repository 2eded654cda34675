import { readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures and the face are compressed as they are. */
const TEXTS = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml']);

const PACKERS = [
  {
    suffix: '.br',
    pack: (/** @type {Buffer} */ text) =>
      promisify(brotliCompress)(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      }),
  },
  {
    suffix: '.gz',
    pack: (/** @type {Buffer} */ text) =>
      promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  },
];

/**
 * Writes `.br` and `.gz` beside each text that gets smaller by it, as small as they can be: it is done once, and sent
 * often. A host may be sending from the folder: it finds each copy whole, the old one or the new. Resolves to how many
 * were written.
 * @param {string} dist
 * @param {readonly string[]} files  below it
 */
export async function precompress(dist, files) {
  const texts = files.filter((file) => TEXTS.has(extname(file)));
  const written = await Promise.all(texts.map((file) => packed(join(dist, file))));
  return written.reduce((sum, count) => sum + count, 0);
}

/** @param {string} path */
async function packed(path) {
  const text = await readFile(path);
  let written = 0;
  for (const { suffix, pack } of PACKERS) {
    const small = await pack(text);
    if (small.length >= text.length) continue;
    await putInPlace(path, suffix, small);
    written += 1;
  }
  return written;
}

/**
 * @param {string} path
 * @param {string} suffix
 * @param {Buffer} content
 */
async function putInPlace(path, suffix, content) {
  // Half a file sent once would stay in its visitor's cache for a year.
  const part = `${path}.${process.pid}${suffix}`;
  await writeFile(part, content);
  await rename(part, path + suffix);
}
