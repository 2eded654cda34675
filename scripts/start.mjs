import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { resolveConfig } from 'vite';
import { buildShop } from './build.mjs';
import { readShopConfig } from '../vite-plugins/read-shop-config.mjs';
import { readOptions, readPort, refuse, runCommand } from './cli.mjs';
import { closeOnSignals, createStaticServer, listen } from './serve.mjs';

const HELP = `
Usage: node scripts/start.mjs [options]

Builds the shop into dist and serves it.

  --port <number>    first port to try, then the next ones (4173)
  --strict-port      exit with an error when the port is taken
  --host <address>   0.0.0.0 accepts other machines (127.0.0.1)
  --no-build         serve dist as it is
  --help             print this help

BASE_PATH sets the base path (/rivulet/).
`;

const PORTS_TO_TRY = 50;
const ALL_INTERFACES = new Set(['0.0.0.0', '::']);
const WITHOUT_HTTPS = `Over plain http, browsers on other machines have no service worker (nothing works
offline) and no clipboard (Share shows the URL to copy by hand).`;

/** Like `npm run build`, without a line for each file. */
async function build() {
  const started = performance.now();
  console.log('Building the shop …');
  await buildShop('warn');
  console.log(`Built dist in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/**
 * @param {ReturnType<typeof createStaticServer>} server
 * @param {number} first
 * @param {string} host
 * @param {number} tries
 */
async function listenOnFreePort(server, first, host, tries) {
  const last = Math.min(first + tries - 1, 65_535);
  for (let port = first; port <= last; port += 1) {
    try {
      return await listen(server, port, host);
    } catch (error) {
      if (!isTaken(error)) throw error;
      if (port < last) console.log(`Port ${port} is taken, trying the next one.`);
    }
  }
  const ports = tries === 1 ? `Port ${first} is taken` : `No free port from ${first} on`;
  throw new Error(`${ports}. Choose another with --port.`);
}

/** @param {unknown} error */
function isTaken(error) {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'EADDRINUSE' || code === 'EACCES';
}

async function main() {
  const options = readOptions(HELP, {
    port: { type: 'string', default: '4173' },
    host: { type: 'string', default: '127.0.0.1' },
    'strict-port': { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  });
  const port = readPort(options.port);
  const { base } = await resolveConfig({ logLevel: 'warn' }, 'build', 'production', 'production');
  if (options['no-build']) {
    if (!existsSync('dist/index.html')) refuse('There is no dist to serve: omit --no-build');
  } else await build();
  const server = createStaticServer({ dir: resolve('dist'), base });
  const tries = options['strict-port'] ? 1 : PORTS_TO_TRY;
  const actual = await listenOnFreePort(server, port, options.host, tries);
  closeOnSignals(server);
  const isOpen = ALL_INTERFACES.has(options.host);
  const address = (/** @type {string} */ host) => `http://${host}:${actual}${base}`;
  console.log(
    `\n${readShopConfig().name} is running: open  ${address(isOpen ? 'localhost' : options.host)}  in a browser.`,
  );
  if (isOpen) {
    for (const host of lanAddresses()) console.log(`From other machines:  ${address(host)}`);
    console.log(WITHOUT_HTTPS);
  }
  console.log('Press Ctrl+C to stop.');
}

/** The IPv4 addresses of this machine on its networks. */
function lanAddresses() {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

await runCommand(main, 'Could not start');
