import { makeDeploy } from '../../deploy/make-deploy.mjs';
import { messageOf, readOptions, refuse } from '../cli.mjs';

const HELP = `
Usage: node scripts/generate/deploy.mjs [options]

Prepares a built shop for hosts; npm run build does it after Vite. Writes .br
and .gz copies, _headers and _redirects into the built folder, and nginx.conf,
nginx-location.conf and Caddyfile into deploy/out. See docs/deploy.md.

  --dir <folder>   the built shop (dist)
  --out <folder>   folder for the configurations (deploy/out)
  --root <folder>  path of the built files on the server (that of --dir)
  --listen <port>  or address:port, for nginx and Caddy (8080)
  --temp <folder>  folder that the server may write to (/tmp)
  --help           print this help
`;

const { dir, out, root, listen, temp } = readOptions(HELP, {
  dir: { type: 'string', default: 'dist' },
  out: { type: 'string', default: 'deploy/out' },
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
try {
  const { base } = await makeDeploy({ dir, out, ...(root && { root }), listen, temp });
  console.log(`Wrote ${dir} (base path ${base}) and the configurations in ${out}.`);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
