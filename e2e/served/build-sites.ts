import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readyForHosts } from '../../deploy/make-deploy.mjs';
import { BASES, siteFor, type Base } from './sites.ts';

/** Builds the shop for each base path; returns a function that removes the builds. */
export default async function buildSites(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'rivulet-sites-'));
  process.env['SITES'] = folder;
  await Promise.all(
    BASES.map(async (base) => {
      // `npm run build` has built one of them.
      if ((await builtBase()) === base) return cp('dist', siteFor(base), { recursive: true });
      await viteBuild(base);
      await readyForHosts(siteFor(base));
    }),
  );
  return () => rm(folder, { recursive: true, force: true });
}

/** The base path of `dist`, from the URL of its entry chunk. */
async function builtBase(): Promise<string | undefined> {
  const html = await readFile('dist/index.html', 'utf8').catch(() => '');
  return /"([^"]*\/)assets\//.exec(html)?.[1];
}

async function viteBuild(base: Base): Promise<void> {
  const options = ['--outDir', siteFor(base), '--emptyOutDir', '--logLevel', 'error'];
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...options], {
    env: { ...process.env, BASE_PATH: base },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The build for ${base} failed with exit code ${code}`);
}
