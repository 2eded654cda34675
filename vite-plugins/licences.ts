import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { isClient } from './client.ts';
import { takeText } from './documents/bundle.ts';

/** A bundled package in Vite's list. */
interface Packaged {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier. */
  readonly identifier?: string;
  readonly text?: string;
}

/** Vite's list, which `licenses.txt` replaces. */
const VITES_LIST = 'licenses.json';
const FILE = 'licenses.txt';

/** Other published files, and the files of their licences. */
const OWN_FILES = [
  ['Rivulet', 'LICENSE'],
  ['Product pictures, rendered from Fluent Emoji', 'public/pictures/LICENSE.txt'],
  ['Display font, Fraunces', 'public/fonts/LICENSE.txt'],
] as const;

/** Packages that ship without a licence file. */
const TEXTS: Readonly<Record<string, string>> = {
  wouter: 'Released into the public domain under the Unlicense: https://unlicense.org',
};

/**
 * Writes `licenses.txt` with the licences of everything published: bundled packages, Vite's helper code, pictures and
 * font. Fails the build for a package without a licence text.
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

/** Vite's helpers for dynamic imports are in every bundle, but Vite's list lacks them. */
async function vite(): Promise<Packaged> {
  const manifest = createRequire(import.meta.url).resolve('vite/package.json');
  const { name, version, license } = JSON.parse(await readFile(manifest, 'utf8')) as Packaged & {
    readonly license: string;
  };
  const all = await readFile(join(dirname(manifest), 'LICENSE.md'), 'utf8');
  // The licences of Vite's bundled dependencies follow: none of them is in our bundle.
  const text = all.split(/^# Licenses of bundled/m)[0] ?? '';
  return { name, version, identifier: license, text };
}

function titleOf({ name, version, identifier }: Packaged): string {
  return `${name} ${version}${identifier ? ` (${identifier})` : ''}`;
}

function textOf({ name, text = TEXTS[name] }: Packaged): string {
  if (!text)
    throw new Error(
      `${name} is bundled but has no licence file: add it in vite-plugins/licences.ts`,
    );
  return text;
}

function section(title: string, text: string): string {
  return `${'='.repeat(80)}\n${title}\n${'='.repeat(80)}\n\n${text.trim()}\n`;
}
