import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { resolve } from 'node:path';

/** Writes the declarations of the package's modules into a folder. */
export function declareTypes(folder: string): void {
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const args = [tsc, '-p', 'scripts/package', '--outDir', folder];
  execFileSync(process.execPath, args, { stdio: 'inherit' });
  // A declaration file, which the compiler does not copy.
  cpSync('lab/public/rivulet.d.ts', `${folder}/lab/public/rivulet.d.ts`);
}
