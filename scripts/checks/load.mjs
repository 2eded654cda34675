import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { makeDeploy } from '../../deploy/make-deploy.mjs';
import { readOptions, refuse } from '../cli.mjs';
import { freePort } from '../serve.mjs';
import { ensureWebProgram, makeServerFolder, startWebServer } from '../web-servers.mjs';

const HELP = `
Usage: node scripts/checks/load.mjs [options]

Load test: serves the built shop with nginx and deploy/out/nginx.conf, requests
its pages and files with wrk over many connections, and prints wrk's figures.
Client and server share the machine. Exit code 1 on any error.

  --dir <folder>        the built shop (dist)
  --connections <n>     open connections (1000)
  --seconds <n>         duration (20)
  --help                print this help
`;

const { dir, connections, seconds } = readOptions(HELP, {
  dir: { type: 'string', default: 'dist' },
  connections: { type: 'string', default: '1000' },
  seconds: { type: 'string', default: '20' },
});
for (const text of [connections, seconds]) {
  if (!/^[1-9]\d{0,4}$/.test(text)) refuse(`'${text}' is not a number from 1 to 99999`);
}
if (!existsSync(dir)) refuse(`No folder '${dir}': build first`);

/**
 * The paths of one visit: pages, entry files, some pictures and a query of 20,000 characters.
 * @param {import('../../deploy/built-site.mjs').BuiltSite} site
 */
function pathsOf({ base, files }) {
  const assets = files.filter((file) => /^assets\/.*\.(?:js|css)$/.test(file));
  const pictures = files.filter((file) => /^pictures\/.*\.avif$/.test(file)).slice(0, 20);
  const product = 'product/01234567-89ab-8cde-8f01-23456789abcd';
  const queries = ['products?q=mug&sort=price-low', `products?q=${'x'.repeat(20_000)}`];
  return ['', 'products', ...queries, 'cart', product, ...assets, ...pictures].map((p) => base + p);
}

const nginx = await ensureWebProgram('nginx');
const wrk = await ensureWebProgram('wrk');
if (!nginx || !wrk) process.exit(1);
const { path: temp, out, remove } = makeServerFolder();
const port = await freePort();
const site = await makeDeploy({ dir, out, temp, listen: `127.0.0.1:${port}` });
const server = await startWebServer('nginx', { program: nginx, out, temp, port });
try {
  const options = ['-t2', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '10s'];
  const script = [
    '-s',
    'scripts/checks/load.lua',
    `http://127.0.0.1:${port}`,
    '--',
    ...pathsOf(site),
  ];
  // Each connection takes a file descriptor.
  const shell = ['-c', 'ulimit -n "$(ulimit -Hn)"; exec "$@"', 'sh'];
  const { stdout, stderr, status } = spawnSync('sh', [...shell, wrk, ...options, ...script], {
    encoding: 'utf8',
  });
  await server.stop();
  console.log(stdout + stderr + server.output());
  const failed = /^ *(?:Socket errors|Non-2xx)/m.test(stdout) || server.output() !== '';
  if (status !== 0 || failed) process.exitCode = 1;
} finally {
  await server.stop();
  remove();
}
