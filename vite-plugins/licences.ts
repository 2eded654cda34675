import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { isClient } from './client.ts';
import { takeText } from './bundle.ts';

/** A package whose code is in the bundle, as Vite tells of it. */
interface Packaged {
  readonly name: string;
  readonly version: string;
  /** Of SPDX. */
  readonly identifier?: string;
  readonly text?: string;
}

/** Vite's own list, which becomes ours. */
const VITES_LIST = 'licenses.json';
const FILE = 'licenses.txt';

/** What ships besides packages, and where its licence is kept. */
const OWN_FILES = [
  ['Rivulet', 'LICENSE'],
  ['Product pictures, rendered from Fluent Emoji', 'public/pictures/LICENSE.txt'],
  ['Display face, Fraunces', 'public/fonts/LICENSE.txt'],
] as const;

/**
 * Collects into `licenses.txt` the licences of all that ships: the packages that are really in the bundle, the pieces
 * of code that Vite adds, the pictures and the face. Fails the build on a package without a licence's text.
 */
export function licences(): Plugin {
  let root = '.';
  return {
    name: 'rivulet-licences',
    apply: 'build',
    applyToEnvironment: isClient,
    config: () => ({ environments: { client: { build: { license: { fileName: VITES_LIST } } } } }),
    configResolved(config) {
      ({ root } = config);
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const bundled = JSON.parse(takeText(bundle, VITES_LIST)) as readonly Packaged[];
        const files = OWN_FILES.map(async ([title, file]) => [
          title,
          await readFile(join(root, file), 'utf8'),
        ]);
        const parts = [
          ...(await Promise.all(files)),
          ...[...bundled, await vite()].map((one) => [titleOf(one), textOf(one)]),
        ];
        const source = parts.map(([title = '', text = '']) => section(title, text)).join('\n');
        this.emitFile({ type: 'asset', fileName: FILE, source });
      },
    },
  };
}

/** Its helpers for loading code later are in every bundle, though in no file of a package that ships. */
async function vite(): Promise<Packaged> {
  const manifest = createRequire(import.meta.url).resolve('vite/package.json');
  const { name, version, license } = JSON.parse(await readFile(manifest, 'utf8')) as Packaged & {
    readonly license: string;
  };
  const all = await readFile(join(dirname(manifest), 'LICENSE.md'), 'utf8');
  // After its own licence come those of what it bundles itself, none of which is in ours.
  const text = all.split(/^# Licenses of bundled/m)[0] ?? '';
  return { name, version, identifier: license, text };
}

function titleOf({ name, version, identifier }: Packaged): string {
  return `${name} ${version}${identifier ? ` (${identifier})` : ''}`;
}

function textOf({ name, text }: Packaged): string {
  if (!text)
    throw new Error(
      `${name} ships, and keeps no licence with it: say it in vite-plugins/licences.ts`,
    );
  return text;
}

function section(title: string, text: string): string {
  return `${'='.repeat(80)}\n${title}\n${'='.repeat(80)}\n\n${text.trim()}\n`;
}
