import { spawn } from 'node:child_process';
import { readOptions, refuse } from '../cli.mjs';

const HELP = `
Usage: node scripts/checks/soak.mjs [options]

Takes random steps through the built shop in Chromium and compares it with a
model: one walk with reloads, one without, which also checks for memory leaks.
Prints the seed; the same seed and number of steps repeat a walk. Takes about a
quarter of an hour.

  --steps <number>  steps of each walk (5000)
  --seed <number>   seed of the random steps (the time)
  --help            show this
`;

const { steps, seed } = readOptions(HELP, {
  steps: { type: 'string', default: '5000' },
  seed: { type: 'string', default: String(Math.floor(Date.now() / 1000)) },
});
if (!/^[1-9]\d{0,6}$/.test(steps)) refuse(`--steps must be a positive integer, not '${steps}'`);
if (!/^\d{1,10}$/.test(seed))
  refuse(`--seed must be an integer of at most 10 digits, not '${seed}'`);
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
