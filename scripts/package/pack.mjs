import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { filesBelow } from '../../deploy/built-site.mjs';
import { readOptions, runCommand } from '../cli.mjs';

const HELP = `
Usage: npm run package

Builds the shop and packs it as rivulet-<version>.tgz: with its server as the
command "rivulet", and as a module. "node scripts/package/pack.mjs" packs the
shop in dist as it is.

  --help  print this help
`;

/** Unpacked. */
const MAX_BYTES = 3_000_000;

async function main() {
  readOptions(HELP, {});
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
  rmSync('package', { recursive: true, force: true });
  cpSync('dist', 'package/dist', { recursive: true, filter: (path) => !path.endsWith('.map') });
  await bundle();
  cpSync('scripts/package/index.d.mts', 'package/lib/index.d.mts');
  cpSync('scripts/package/README.md', 'package/README.md');
  cpSync('LICENSE', 'package/LICENSE');
  const hasLab = existsSync('lab');
  if (hasLab) {
    cpSync('lab/package', 'package/lib', { recursive: true });
    // Imported by lab.d.mts.
    cpSync('lab/public', 'package/public', { recursive: true });
  }
  writeFileSync('package/package.json', JSON.stringify(manifest(hasLab), null, 2));
  const bytes = sizeOf('package');
  if (bytes > MAX_BYTES) throw new Error(`It has ${bytes} bytes, the limit is ${MAX_BYTES}`);
  execFileSync('npm', ['pack', './package', '--loglevel', 'error'], { stdio: 'inherit' });
}

/** Bundles the module with its libraries, so that the package has no dependency, and writes their licences. */
function bundle() {
  return build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'scripts/package/index.ts',
      outDir: 'package/lib',
      target: 'node20',
      license: { fileName: 'licenses.txt' },
      rolldownOptions: { output: { entryFileNames: 'index.mjs', banner: '#!/usr/bin/env node' } },
    },
  });
}

/** @param {string} folder */
function sizeOf(folder) {
  const sizes = filesBelow(folder).map((file) => statSync(join(folder, file)).size);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** @param {boolean} hasLab */
function manifest(hasLab) {
  const { name, version, description, license, engines } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  // Set in GitHub's workflows; npm publishes with provenance only from the repository that the package names.
  const repository = process.env['GITHUB_REPOSITORY'];
  return {
    name,
    version,
    description,
    license,
    engines,
    ...(repository && { repository: `github:${repository}` }),
    keywords: ['demo', 'shop', 'testing', 'playwright', 'fixture'],
    type: 'module',
    bin: { rivulet: 'lib/index.mjs' },
    exports: { '.': './lib/index.mjs', ...(hasLab && { './lab': './lib/lab.mjs' }) },
  };
}

await runCommand(main, 'Could not pack the shop');
