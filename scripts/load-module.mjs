import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Imports a TypeScript module of the project, which Node 20 cannot. Vite transforms it.
 * @param {string} file  from the project's root: `src/domain/cart/cart.ts`
 */
export async function loadModule(file) {
  const { module } = await runnerImport(join(ROOT, file), { configFile: false, logLevel: 'warn' });
  return module;
}
