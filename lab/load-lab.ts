import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

type Lab = typeof import('./for-commands.ts');

const LAB = fileURLToPath(new URL('for-commands.ts', import.meta.url));

/** Loads what the commands use of the lab and of agents/. Through Vite: tsx does not know `import.meta.glob`, which finds the faults. */
export async function loadLab(): Promise<Lab> {
  const { module } = await runnerImport<Lab>(LAB, { configFile: false, logLevel: 'warn' });
  return module;
}
