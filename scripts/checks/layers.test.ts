import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../deploy/built-site.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The rows of the table in docs/architecture.md: with what the paths of each layer's files begin. */
const LAYERS = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')
  .replace(/^[^]*\n## Layers\n|\n## [^]*$/g, '')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|')[1] ?? '')
  .map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path));

const folders = new Set(LAYERS.flat().map((path) => path.split('/')[0] ?? ''));
const files = [...folders]
  .flatMap((folder) => filesBelow(join(ROOT, folder)).map((file) => `${folder}/${file}`))
  .filter((file) => /\.tsx?$/.test(file));

const imports = new Map(files.map((file) => [file, importsOf(file)]));

test('every file has a layer', () => {
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => layerOf(file) < 0)).toEqual([]);
});

test.each(LAYERS.flat())('%s imports no later layer', (path) => {
  const own = files.filter((file) => file.startsWith(path));
  expect(own).not.toEqual([]);
  expect(own.flatMap(importsOfLaterLayers)).toEqual([]);
});

test('no file imports itself through others', () => {
  expect(files.filter((file) => reachableFrom(file).has(file))).toEqual([]);
});

test.each([
  ["import { a } from './a.ts';", ['./a.ts']],
  ["import type { A } from './a.ts';\nexport * from './b.ts';", ['./a.ts', './b.ts']],
  ["import './a.ts';", ['./a.ts']],
  ["const a = await import('./a.ts');", ['./a.ts']],
  ["type A = typeof import('./a.ts');", ['./a.ts']],
])('an import is found in %s', (code, specifiers) => {
  expect(specifiersIn(code)).toEqual(specifiers);
});

function importsOfLaterLayers(file: string): string[] {
  // Tests may import everything: nothing imports them.
  if (/\.test\.tsx?$/.test(file)) return [];
  return (imports.get(file) ?? [])
    .filter((target) => layerOf(target) > layerOf(file))
    .map((target) => `${file} imports ${target}`);
}

/** The layer with the longest path that the file begins with; -1 for none. */
function layerOf(file: string): number {
  const [longest = ''] = LAYERS.flat()
    .filter((path) => file.startsWith(path))
    .sort((a, b) => b.length - a.length);
  return LAYERS.findIndex((paths) => paths.includes(longest));
}

function reachableFrom(file: string, reached = new Set<string>()): ReadonlySet<string> {
  for (const target of imports.get(file) ?? []) {
    if (reached.has(target)) continue;
    reached.add(target);
    reachableFrom(target, reached);
  }
  return reached;
}

/** The project's own files that a file imports, also types and lazily. */
function importsOf(file: string): string[] {
  return specifiersIn(readFileSync(join(ROOT, file), 'utf8'))
    .filter((specifier) => /^[.#]/.test(specifier))
    .map((specifier) =>
      specifier.startsWith('#')
        ? join('src', specifier.slice(1))
        : join(dirname(file), specifier.replace(/\?.*$/, '')),
    )
    .filter((target) => /\.tsx?$/.test(target) && existsSync(join(ROOT, target)));
}

function specifiersIn(code: string): string[] {
  const pattern = /(?:\bfrom |\bimport |\bimport\()'([^']+)'/g;
  return Array.from(code.matchAll(pattern), ([, specifier = '']) => specifier);
}
