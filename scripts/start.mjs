import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { resolveConfig } from 'vite';
import { buildShop } from './build.mjs';
import { messageOf, readOptions, readPort, refuse } from './cli.mjs';
import { closeOnSignals, createStaticServer, listen } from './serve.mjs';

const HELP = `
Usage: node scripts/start.mjs [options]

Builds the shop into dist and serves it.

  --port <number>    first port to try; the next free one is taken (4173)
  --host <address>   0.0.0.0 lets other machines in (127.0.0.1)
  --no-build         serve dist as it is
  --help             show this

BASE_PATH sets the path the shop lives under (/rivulet/).
`;

const PORTS_TO_TRY = 50;

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
 */
async function listenOnFreePort(server, first, host) {
  for (let port = first; port < first + PORTS_TO_TRY && port <= 65535; port += 1) {
    try {
      return await listen(server, port, host);
    } catch (error) {
      if (!isTaken(error)) throw error;
      console.log(`Port ${port} is taken, trying the next one.`);
    }
  }
  throw new Error(`No free port from ${first} on. Choose another with --port.`);
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
    'no-build': { type: 'boolean', default: false },
  });
  const port = readPort(options.port);
  const { base } = await resolveConfig({ logLevel: 'warn' }, 'build', 'production', 'production');
  if (options['no-build']) {
    if (!existsSync('dist/index.html')) refuse('There is no dist to serve: leave --no-build out');
  } else await build();
  const server = createStaticServer({ dir: resolve('dist'), base });
  const taken = await listenOnFreePort(server, port, options.host);
  closeOnSignals(server);
  const host = ['0.0.0.0', '::'].includes(options.host) ? 'localhost' : options.host;
  console.log(`\nRivulet is open. Go to  http://${host}:${taken}${base}  in a browser.`);
  console.log('Press Ctrl+C to close it.');
}

main().catch((error) => {
  console.error(`Could not start: ${messageOf(error)}`);
  process.exit(1);
});
