import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test as setup } from '@playwright/test';
import { SITES } from './servers.ts';

for (const [base, dir] of Object.entries(SITES)) {
  setup(`builds the shop for ${base}`, async () => {
    // Half a minute of processor time: several minutes on a busy machine.
    setup.setTimeout(20 * 60_000);
    // In a process of its own, because Vite reads BASE_PATH once per process.
    const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir', dir, '--emptyOutDir'];
    // Some machines set it for all programs.
    const env = { ...process.env, BASE_PATH: base, NODE_ENV: 'development' };
    await promisify(execFile)(process.execPath, [...vite, '--logLevel', 'error'], { env });
  });
}
