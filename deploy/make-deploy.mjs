import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBuiltSite } from './built-site.mjs';
import { precompress } from './precompress.mjs';
import { caddyfile, nginxConf, nginxLocation } from './servers.mjs';
import { headersFile, redirectsFile } from './static-hosts.mjs';

/** @typedef {{ dir: string, out: string } & Partial<import('./servers.mjs').Target>} DeployOptions */

/** Files of the built folder that this module wrote, not Vite. */
const GENERATED = /\.(?:br|gz)$|^_(?:headers|redirects)$/;

/**
 * Prepares a built shop for every host. Resolves to the built site; rejects when `dir` contains none or its documents
 * carry different policies.
 * @param {DeployOptions} options
 */
export async function makeDeploy(options) {
  const site = await readyForHosts(options.dir);
  writeConfigurations(options);
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
 * Writes the configurations of nginx and Caddy into `out`.
 * @param {DeployOptions} options  `root` is `dir` unless given, `listen` 8080, `temp` /tmp
 */
export function writeConfigurations({
  dir,
  out,
  root = resolve(dir).replaceAll(sep, '/'),
  listen = '8080',
  temp = '/tmp',
}) {
  const site = readSite(dir);
  const target = { root, listen, temp };
  const templates = {
    'nginx.conf': nginxConf,
    'nginx-location.conf': nginxLocation,
    Caddyfile: caddyfile,
  };
  mkdirSync(out, { recursive: true });
  for (const [name, render] of Object.entries(templates)) {
    const template = readFileSync(
      fileURLToPath(new URL(`templates/${name}`, import.meta.url)),
      'utf8',
    );
    writeFileSync(join(out, name), render(template, site, target));
  }
}

/** @param {string} dir */
function readSite(dir) {
  const site = readBuiltSite(dir);
  return { ...site, files: site.files.filter((file) => !GENERATED.test(file)) };
}
