import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { resolveConfig } from 'vite';
import { buildShop } from './build.mjs';
import { messageOf, readOptions, readPort, refuse } from './cli.mjs';
import { closeOnSignals, createStaticServer, listen } from './serve.mjs';

const HELP = `
Usage: node scripts/start.mjs [options]

Builds the shop into dist and serves it.

  --port <number>    first port to try; the next free one is taken (4173)
  --strict-port      end with an error when that port is taken
  --host <address>   0.0.0.0 lets other machines in (127.0.0.1)
  --no-build         serve dist as it is
  --help             show this

BASE_PATH sets the path the shop lives under (/rivulet/).
`;

const PORTS_TO_TRY = 50;
const OPEN_TO_ALL = new Set(['0.0.0.0', '::']);
const WITHOUT_HTTPS = `Over plain http, browsers on other machines have no service worker (nothing works
offline) and no clipboard (Share shows the address to copy by hand).`;

/** Builds as `npm run build` does, only quieter. */
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
    if (!existsSync('dist/index.html')) refuse('There is no dist to serve: leave --no-build out');
  } else await build();
  const server = createStaticServer({ dir: resolve('dist'), base });
  const tries = options['strict-port'] ? 1 : PORTS_TO_TRY;
  const taken = await listenOnFreePort(server, port, options.host, tries);
  closeOnSignals(server);
  const isOpen = OPEN_TO_ALL.has(options.host);
  const address = (/** @type {string} */ host) => `http://${host}:${taken}${base}`;
  console.log(
    `\nRivulet is open. Go to  ${address(isOpen ? 'localhost' : options.host)}  in a browser.`,
  );
  if (isOpen) {
    for (const host of lanAddresses()) console.log(`From other machines:  ${address(host)}`);
    console.log(WITHOUT_HTTPS);
  }
  console.log('Press Ctrl+C to close it.');
}

/** The IPv4 addresses by which other machines of the network reach this one. */
function lanAddresses() {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

main().catch((error) => {
  console.error(`Could not start: ${messageOf(error)}`);
  process.exit(1);
});
