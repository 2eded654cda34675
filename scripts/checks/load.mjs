import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { makeDeploy } from '../../deploy/make-deploy.mjs';
import { isCommand, messageOf, readOptions, readPort, refuse } from '../cli.mjs';
import { freePort } from '../serve.mjs';
import { ensureWebProgram, makeServerFolder, startWebServer } from '../web-servers.mjs';

const HELP = `
Usage: node scripts/checks/load.mjs [options]

Load test: serves the built shop with nginx and deploy/out/nginx.conf, and
requests its pages and files with wrk over many connections, and a query of
20,000 characters meanwhile. Prints wrk's figures; client and server share the
machine. Exit code 1 on any error.

  --dir <folder>        the built shop (dist)
  --connections <n>     open connections (1000)
  --seconds <n>         duration (20)
  --port <number>       for nginx; 0 picks any free port (0)
  --help                print this help
`;

/**
 * The paths of one visit: pages, entry files and some pictures.
 * @param {import('../../deploy/built-site.mjs').BuiltSite} site
 */
function pathsOf({ base, files }) {
  const assets = files.filter((file) => /^assets\/.*\.(?:js|css)$/.test(file));
  const pictures = files.filter((file) => /^pictures\/.*\.avif$/.test(file)).slice(0, 20);
  const product = 'product/01234567-89ab-8cde-8f01-23456789abcd';
  const pages = ['', 'products', 'products?q=mug&sort=price-low', 'cart', product];
  return [...pages, ...assets, ...pictures].map((path) => base + path);
}

/**
 * @param {string} wrk
 * @param {{ origin: string, connections: number, seconds: number, paths: readonly string[] }} load
 * @returns {Promise<string>}
 */
function runWrk(wrk, { origin, connections, seconds, paths }) {
  const options = [`-t2`, `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '10s'];
  const command = [wrk, ...options, '-s', 'deploy/load.lua', origin, '--', ...paths];
  return new Promise((done, fail) => {
    let output = '';
    // Each connection takes a file descriptor.
    const child = spawn('sh', ['-c', 'ulimit -n "$(ulimit -Hn)"; exec "$@"', 'sh', ...command]);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => (output += text));
    child.on('error', fail);
    child.on('close', (code) => (code === 0 ? done(output) : fail(new Error(output.trim()))));
  });
}

/**
 * The lines of wrk's output that report errors.
 * @param {string} output
 */
export function errorsIn(output) {
  const lines = output.split('\n').map((line) => line.trim());
  const errors = lines.filter((line) => /^(?:Socket errors|Non-2xx)/.test(line));
  return lines.some((line) => line.startsWith('Requests/sec:'))
    ? errors
    : [...errors, 'wrk printed no figures'];
}

/**
 * Requests a URL again and again until aborted; resolves to the number of responses. Rejects on any status but 200.
 * @param {string} url
 * @param {AbortSignal} signal
 */
async function requestRepeatedly(url, signal) {
  let served = 0;
  while (!signal.aborted) {
    const response = await fetch(url);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`The long query has status ${response.status}`);
    served += 1;
  }
  return served;
}

async function main() {
  const options = readOptions(HELP, {
    dir: { type: 'string', default: 'dist' },
    connections: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
    port: { type: 'string', default: '0' },
  });
  const [connections, seconds] = [options.connections, options.seconds].map((text) =>
    /^[1-9]\d{0,4}$/.test(text)
      ? Number(text)
      : refuse(`'${text}' is not a number from 1 to 99999`),
  );
  const port = readPort(options.port) || (await freePort());
  if (!existsSync(options.dir)) refuse(`No folder '${options.dir}': build first`);
  const nginx = await ensureWebProgram('nginx');
  const wrk = await ensureWebProgram('wrk');
  if (!nginx || !wrk) process.exit(1);
  await runLoadTest({ dir: options.dir, connections, seconds, port, nginx, wrk });
}

/** @param {{ dir: string, connections?: number, seconds?: number, port: number, nginx: string, wrk: string }} options */
async function runLoadTest({ dir, connections = 1000, seconds = 20, port, nginx, wrk }) {
  const { path: temp, out, remove } = makeServerFolder();
  const ending = new AbortController();
  let stop = async () => {};
  try {
    const site = await makeDeploy({ dir, out, temp, listen: `127.0.0.1:${port}` });
    const server = await startWebServer('nginx', { program: nginx, out, temp, port });
    stop = server.stop;
    const origin = `http://127.0.0.1:${port}`;
    console.log(`wrk: ${connections} connections for ${seconds} s …`);
    const long = requestRepeatedly(
      `${origin}${site.base}products?q=${'x'.repeat(20_000)}`,
      ending.signal,
    );
    // The race below handles the rejection.
    long.catch(() => undefined);
    const load = { origin, connections, seconds, paths: pathsOf(site) };
    const output = await Promise.race([runWrk(wrk, load), long.then(String)]);
    ending.abort();
    console.log(output.trim());
    console.log(`Queries of 20,000 characters answered meanwhile: ${await long}`);
    const errors = [...errorsIn(output), ...server.output().split('\n').filter(Boolean)];
    if (errors.length > 0) throw new Error(errors.join('\n'));
    console.log('No errors.');
  } finally {
    ending.abort();
    await stop();
    remove();
  }
}

if (isCommand(import.meta.url)) {
  main().catch((error) => {
    console.error(messageOf(error));
    process.exit(1);
  });
}
