import { createBuilder } from 'vite';
import { makeDeploy } from '../deploy/make-deploy.mjs';
import { isCommand, readOptions, refuse, runCommand } from './cli.mjs';

const HELP = `
Usage: npm run build -- [options]

Builds the shop into dist, with compressed copies and headers for hosts, and
writes deploy/out/nginx.conf. See docs/deploy.md.

  --root <folder>  path of the built files on the server (that of dist)
  --listen <port>  or address:port, for nginx (8080)
  --temp <folder>  folder that nginx may write to (/tmp)
  --help           print this help

BASE_PATH sets the base path (/rivulet/), SITE_URL the origin for absolute URLs
(none).
`;

/**
 * Builds the shop without type checks and prepares it for hosts. Resolves to the built site.
 * @param {import('vite').LogLevel} logLevel  `info` lists every file
 * @param {Partial<import('../deploy/nginx.mjs').Target>} [target]  for nginx.conf
 */
export async function buildShop(logLevel, target) {
  const builder = await createBuilder({ logLevel });
  await builder.buildApp();
  return makeDeploy({ dir: 'dist', out: 'deploy/out', ...target });
}

async function main() {
  const { root, listen, temp } = readOptions(HELP, {
    root: { type: 'string' },
    listen: { type: 'string', default: '8080' },
    temp: { type: 'string', default: '/tmp' },
  });
  if (!/^(?:[\w.-]+:)?\d{1,5}$/.test(listen))
    refuse(`'${listen}' is neither a port nor address:port`);
  for (const path of [root, temp]) {
    if (path !== undefined && !/^\/[\w\-./]*$/.test(path)) {
      refuse(`'${path}' is not an absolute path without spaces or quotes`);
    }
  }
  const { base } = await buildShop('info', { ...(root && { root }), listen, temp });
  console.log(`Wrote dist (base path ${base}) and deploy/out/nginx.conf.`);
}

if (isCommand(import.meta.url)) await runCommand(main, 'Could not build');
