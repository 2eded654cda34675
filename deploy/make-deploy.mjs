import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { readBuiltSite } from './built-site.mjs';
import { nginxConf } from './nginx.mjs';
import { precompress } from './precompress.mjs';
import { headersFile, redirectsFile } from './static-hosts.mjs';

/** @typedef {{ dir: string, out: string } & Partial<import('./nginx.mjs').Target>} DeployOptions */

/** Files of the built folder that this module wrote, not Vite. */
const GENERATED = /\.(?:br|gz)$|^_(?:headers|redirects)$/;

/**
 * Prepares a built shop for every host. Resolves to the built site; rejects when `dir` contains none or its documents
 * carry different policies.
 * @param {DeployOptions} options
 */
export async function makeDeploy(options) {
  const site = await readyForHosts(options.dir);
  writeNginxConf(options);
  return site;
}

/**
 * Writes the compressed copies, `_headers` and `_redirects` into the built folder.
 * @param {string} dir
 */
export async function readyForHosts(dir) {
  const site = readSite(dir);
  await precompress(dir, site.files);
  writeFileSync(join(dir, '_headers'), headersFile(site));
  writeFileSync(join(dir, '_redirects'), redirectsFile(site));
  return site;
}

/**
 * Writes nginx.conf into `out`.
 * @param {DeployOptions} options  `root` is `dir` unless given, `listen` 8080, `temp` /tmp
 */
export function writeNginxConf({
  dir,
  out,
  root = resolve(dir).replaceAll(sep, '/'),
  listen = '8080',
  temp = '/tmp',
}) {
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'nginx.conf'), nginxConf(readSite(dir), { root, listen, temp }));
}

/** @param {string} dir */
function readSite(dir) {
  const site = readBuiltSite(dir);
  return { ...site, files: site.files.filter((file) => !GENERATED.test(file)) };
}
