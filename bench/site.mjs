import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { builtBase } from '../deploy/built-site.mjs';
import { refuse } from '../scripts/cli.mjs';
import { createStaticServer, listen } from '../scripts/serve.mjs';

/** What a good host compresses; pictures and fonts are compressed as they are. */
const PACKED = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml']);

/** @typedef {Awaited<ReturnType<typeof openSite>>} Site */

/**
 * Serves a copy of the built shop, compressed once beforehand, with room for pages beside it.
 * @param {string} dist
 */
export async function openSite(dist) {
  const base = baseOf(dist);
  const dir = mkdtempSync(join(tmpdir(), 'rivulet-bench-'));
  const remove = () => rmSync(dir, { recursive: true, force: true });
  process.once('exit', remove);
  cpSync(dist, dir, { recursive: true });
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (PACKED.has(extname(name))) pack(join(dir, name));
  }
  const server = createStaticServer({ dir, base });
  const port = await listen(server, 0, '127.0.0.1');
  const home = `http://127.0.0.1:${port}${base}`;
  return {
    home,
    /**
     * Serves one more page; gives its address.
     * @param {string} name
     * @param {string} html
     */
    add: (name, html) => {
      mkdirSync(join(dir, name), { recursive: true });
      writeFileSync(join(dir, name, 'index.html'), html);
      pack(join(dir, name, 'index.html'));
      return `${home}${name}/`;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
      process.off('exit', remove);
      remove();
    },
  };
}

/** @param {string} file */
function pack(file) {
  writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
}

/** @param {string} dist */
function baseOf(dist) {
  try {
    return builtBase(dist);
  } catch {
    return refuse(`No built shop in '${dist}': leave --no-build out`);
  }
}
