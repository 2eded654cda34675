import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readyForHosts } from '../../deploy/make-deploy.mjs';
import { BASES, siteFor, type Base } from './sites.ts';

/** Builds the shop for each base, as `npm run build` does; gives what removes it all. */
export default async function buildSites(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'rivulet-sites-'));
  process.env['SITES'] = folder;
  for (const base of BASES) {
    await viteBuild(base);
    await readyForHosts(siteFor(base));
  }
  return () => rm(folder, { recursive: true, force: true });
}

async function viteBuild(base: Base): Promise<void> {
  const options = ['--outDir', siteFor(base), '--emptyOutDir', '--logLevel', 'error'];
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...options], {
    env: { ...process.env, BASE_PATH: base },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The build for ${base} ended with ${code}`);
}
