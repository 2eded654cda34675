import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { filesBelow } from '../../deploy/built-site.ts';
import { goods } from '../../vite-plugins/goods/plugin.ts';
import project from '../../package.json' with { type: 'json' };
import { readOptions, runCommand } from '../cli.ts';
import { declareTypes } from './declare-types.ts';
import { shipDocuments } from './ship-documents.ts';

const HELP = `
Usage: npm run package

Builds the shop and packs it as rivulet-<version>.tgz: with its server as the
command "rivulet", and as a module. "npx tsx scripts/package/pack.ts" packs
the shop in dist as it is.

  --help  print this help
`;

/** Unpacked. */
const MAX_BYTES = 8_000_000;

async function main(): Promise<void> {
  readOptions(HELP, {});
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
  rmSync('package', { recursive: true, force: true });
  cpSync('dist', 'package/dist', { recursive: true, filter: (path) => !path.endsWith('.map') });
  // The server reads it.
  cpSync('deploy/remove-worker', 'package/deploy/remove-worker', { recursive: true });
  await bundle();
  declareTypes('package/types');
  shipDocuments('package');
  cpSync('LICENSE', 'package/LICENSE');
  writeFileSync('package/package.json', JSON.stringify(manifest(), null, 2));
  const bytes = sizeOf('package');
  if (bytes > MAX_BYTES) throw new Error(`It has ${bytes} bytes, the limit is ${MAX_BYTES}`);
  execFileSync('npm', ['pack', './package', '--loglevel', 'error'], { stdio: 'inherit' });
}

/** Bundles the modules with their libraries, so that the package has no dependency, and writes their licences. */
async function bundle(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [goods()],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: 'package/lib',
      target: 'node20',
      license: { fileName: 'licenses.txt' },
      rolldownOptions: {
        input: {
          index: 'scripts/package/index.ts',
          rivulet: 'scripts/start.ts',
          lab: 'lab/package/lab.ts',
          tasks: 'agents/tasks.ts',
          env: 'agents/env.ts',
          compare: 'agents/compare.ts',
          judge: 'agents/judge.ts',
        },
        output: {
          entryFileNames: '[name].mjs',
          // Beside the entries: the server finds the shop relative to its own file.
          chunkFileNames: '[name]-[hash].mjs',
          banner: ({ name }) =>
            ['rivulet', 'compare', 'judge'].includes(name) ? '#!/usr/bin/env node' : '',
        },
      },
    },
  });
}

function sizeOf(folder: string): number {
  const sizes = filesBelow(folder).map((file) => statSync(join(folder, file)).size);
  return sizes.reduce((sum, size) => sum + size, 0);
}

function manifest(): object {
  const { name, version, description, license, engines } = project;
  // Set in GitHub's workflows; npm publishes with provenance only from the repository that the package names.
  const repository = process.env['GITHUB_REPOSITORY'];
  return {
    name,
    version,
    description,
    license,
    engines,
    ...(repository && { repository: `github:${repository}` }),
    keywords: ['demo', 'shop', 'testing', 'playwright', 'fixture', 'agents', 'benchmark'],
    // Only `rivulet/env` needs it, and whoever installs that has chosen a package of Playwright.
    peerDependencies: { 'playwright-core': '>=1.50' },
    peerDependenciesMeta: { 'playwright-core': { optional: true } },
    type: 'module',
    bin: {
      rivulet: 'lib/rivulet.mjs',
      'rivulet-compare': 'lib/compare.mjs',
      'rivulet-judge': 'lib/judge.mjs',
    },
    exports: {
      '.': { types: './types/scripts/package/index.d.ts', default: './lib/index.mjs' },
      './env': { types: './types/agents/env.d.ts', default: './lib/env.mjs' },
      './lab': { types: './types/lab/package/lab.d.ts', default: './lib/lab.mjs' },
      './package.json': './package.json',
      './tasks': { types: './types/agents/tasks.d.ts', default: './lib/tasks.mjs' },
    },
  };
}

await runCommand(main, 'Could not pack the shop');
