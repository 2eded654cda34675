import { readyForHosts, writeNginxConf } from '../deploy/make-deploy.mjs';
import { readOptions, refuse, runCommand } from './cli.mjs';

const HELP = `
Usage: npm run build -- [options]

Prepares the shop in dist for hosts: writes compressed copies and headers into
it, and deploy/out/nginx.conf. See docs/deploy.md.

  --root <folder>  path of the built files on the server (that of dist)
  --listen <port>  or address:port, for nginx (8080)
  --help           print this help
`;

async function main() {
  const { root, listen } = readOptions(HELP, {
    root: { type: 'string' },
    listen: { type: 'string', default: '8080' },
  });
  if (!/^(?:[\w.-]+:)?\d{1,5}$/.test(listen))
    refuse(`'${listen}' is neither a port nor address:port`);
  if (root !== undefined && !/^\/[\w\-./]*$/.test(root)) {
    refuse(`'${root}' is not an absolute path without spaces or quotes`);
  }
  await readyForHosts('dist');
  writeNginxConf({ dir: 'dist', out: 'deploy/out', listen, ...(root !== undefined && { root }) });
  console.log('Prepared dist for hosts, and wrote deploy/out/nginx.conf.');
}

await runCommand(main, 'Could not prepare dist');
