import { spawn } from 'node:child_process';
import { readOptions, refuse } from '../cli.mjs';

const HELP = `
Usage: node scripts/checks/soak.mjs [options]

Soak test: random walks through the built shop in Chromium, one with reloads and
one without, and then a check of the memory in use. Prints the seed first: the
same seed and length give the same walk. Takes about 15 minutes.

  --steps <number>  length of each walk (5000)
  --seed <number>   (seconds since 1970)
  --help            print this help
`;

const { steps, seed } = readOptions(HELP, {
  steps: { type: 'string', default: '5000' },
  seed: { type: 'string', default: String(Math.floor(Date.now() / 1000)) },
});
if (!/^[1-9]\d{0,6}$/.test(steps)) refuse(`--steps must be from 1 to 9999999, not '${steps}'`);
if (!/^\d{1,10}$/.test(seed)) refuse(`--seed must be a whole number, not '${seed}'`);
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
