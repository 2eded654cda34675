import { spawn } from 'node:child_process';
import { readOptions, refuse } from '../cli.mjs';

const HELP = `
Usage: node scripts/checks/soak.mjs [options]

Walks through the built shop at random, in Chromium: once with reloads, once
without, and then looks at what memory is held. Prints the seed first; the same
seed and length walk the same way again. Takes about a quarter of an hour.

  --steps <number>  of each walk (5000)
  --seed <number>   (by the clock)
  --help            show this
`;

const { steps, seed } = readOptions(HELP, {
  steps: { type: 'string', default: '5000' },
  seed: { type: 'string', default: String(Math.floor(Date.now() / 1000)) },
});
if (!/^[1-9]\d{0,6}$/.test(steps)) refuse(`Steps are a number from 1, not '${steps}'`);
if (!/^\d{1,10}$/.test(seed)) refuse(`A seed is a whole number, not '${seed}'`);
console.log(`SOAK_SEED=${seed} SOAK_STEPS=${steps}`);

const playwright = [
  'playwright',
  'test',
  'soak.spec',
  '--project',
  'chromium',
  '--global-timeout',
  '0',
];
const child = spawn('npx', playwright, {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, SOAK_SEED: seed, SOAK_STEPS: steps },
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
