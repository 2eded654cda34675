import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBuiltSite } from '../../deploy/built-site.mjs';
import { precompress } from '../../deploy/precompress.mjs';
import { caddyfile, nginxConf, nginxLocation } from '../../deploy/servers.mjs';
import { headersFile, redirectsFile } from '../../deploy/static-hosts.mjs';
import { isCommand, messageOf, readOptions, refuse } from '../cli.mjs';

const HELP = `
Usage: node scripts/generate/deploy.mjs [options]

Makes a built shop ready for hosts; npm run build does it after Vite. Into the
built folder: .br and .gz beside each text, _headers and _redirects for Netlify
and Cloudflare. Into deploy/out: nginx.conf, nginx-location.conf and Caddyfile.
docs/deploy.md tells what to do with them.

  --dir <folder>   the built shop (dist)
  --out <folder>   where the configurations go (deploy/out)
  --root <folder>  where the built files will be on the server (where they are)
  --listen <port>  or address:port, for the servers (8080)
  --temp <folder>  that the server may write to (/tmp)
  --help           show this
`;

const TEMPLATES = fileURLToPath(new URL('../../deploy/', import.meta.url));

/** Names of built files and folders that came from here, not from Vite. */
const MADE = /\.(?:br|gz)$|^_(?:headers|redirects)$/;

/**
 * All that the command does. Resolves to the built shop as it was found. Throws when there is none, or its documents
 * disagree on the policy.
 * @param {{ dir: string, out: string } & Partial<import('../../deploy/servers.mjs').Place>} options
 */
export async function makeDeploy(options) {
  const site = await readyForHosts(options.dir);
  writeConfigurations(options);
  return site;
}

/**
 * What goes into the built folder, whatever the host.
 * @param {string} dir
 */
export async function readyForHosts(dir) {
  const site = readShop(dir);
  await precompress(dir, site.files);
  writeFileSync(join(dir, '_headers'), headersFile(site));
  writeFileSync(join(dir, '_redirects'), redirectsFile(site));
  return site;
}

/**
 * What goes beside it, for one server.
 * @param {{ dir: string, out: string } & Partial<import('../../deploy/servers.mjs').Place>} options
 */
export function writeConfigurations({
  dir,
  out,
  root = resolve(dir).replaceAll(sep, '/'),
  listen = '8080',
  temp = '/tmp',
}) {
  const site = readShop(dir);
  mkdirSync(out, { recursive: true });
  const place = { root, listen, temp };
  writeFileSync(join(out, 'nginx.conf'), nginxConf(template('nginx.conf'), site, place));
  const location = nginxLocation(template('nginx-location.conf'), site, place);
  writeFileSync(join(out, 'nginx-location.conf'), location);
  writeFileSync(join(out, 'Caddyfile'), caddyfile(template('Caddyfile'), site, place));
}

/**
 * The built shop without what was made of it here.
 * @param {string} dir
 */
function readShop(dir) {
  const site = readBuiltSite(dir);
  return { ...site, files: site.files.filter((file) => !MADE.test(file)) };
}

/** @param {string} name */
function template(name) {
  return readFileSync(join(TEMPLATES, name), 'utf8');
}

async function main() {
  const { dir, out, root, listen, temp } = readOptions(HELP, {
    dir: { type: 'string', default: 'dist' },
    out: { type: 'string', default: 'deploy/out' },
    root: { type: 'string' },
    listen: { type: 'string', default: '8080' },
    temp: { type: 'string', default: '/tmp' },
  });
  if (!/^(?:[\w.-]+:)?\d{1,5}$/.test(listen)) refuse(`'${listen}' is no port, nor address:port`);
  for (const path of [root, temp]) {
    if (path !== undefined && !/^\/[\w\-./]*$/.test(path))
      refuse(`'${path}' is no path of a server`);
  }
  try {
    const { base } = await makeDeploy({ dir, out, ...(root && { root }), listen, temp });
    console.log(`Ready for hosts: ${dir}, for ${base}, and configurations in ${out}.`);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}

if (isCommand(import.meta.url)) await main();
