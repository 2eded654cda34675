import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { builtBase } from '../deploy/built-site.mjs';
import { refuse } from '../scripts/cli.mjs';
import { listen, requestListener } from '../scripts/serve.mjs';

/**
 * Serves a build with the brotli copies it was built with. Resolves to the address of its home page.
 * The command ends with exit code 2 when the folder holds no such build.
 * @param {string} dist
 */
export async function serveBuild(dist) {
  if (!existsSync(join(dist, 'index.html.br'))) {
    refuse(`No compressed build in '${dist}': run npm run build`);
  }
  const base = builtBase(dist);
  const server = createServer(requestListener(dist, base));
  const port = await listen(server, 0);
  // Otherwise the process would go on after the measurements.
  server.unref();
  return `http://127.0.0.1:${port}${base}`;
}
