import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { filesBelow } from '../../deploy/built-site.ts';
import { publishedTypes } from '../../lab/package/published-types.ts';
import tsconfig from './tsconfig.json' with { type: 'json' };

/** Writes the declarations of the package's modules into a folder. */
export function declareTypes(folder: string): void {
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const args = [tsc, '-p', 'scripts/package', '--outDir', folder];
  execFileSync(process.execPath, args, { stdio: 'inherit' });
  // A declaration file, which the compiler does not copy.
  mkdirSync(`${folder}/lab/public`, { recursive: true });
  writeFileSync(`${folder}/lab/public/rivulet.d.ts`, publishedTypes());
  const used = new Set<string>();
  for (const file of tsconfig.include) addImports(join(folder, 'scripts/package', file), used);
  // The compiler also declares what the modules import without showing it.
  for (const file of filesBelow(folder).map((name) => join(folder, name)))
    if (!used.has(file)) rmSync(file);
}

/** Adds the declarations of a module and of what they import. */
function addImports(module: string, used: Set<string>): void {
  const file = module.replace(/(?<!\.d)\.ts$/, '.d.ts');
  if (used.has(file)) return;
  used.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/ from '(\..+?)'/g))
    addImports(join(dirname(file), path), used);
}
