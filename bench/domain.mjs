// What the shop's rules cost as a catalogue grows, without a browser.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import { readOptions, refuse } from '../scripts/cli.mjs';
import { costsOf, loadDomain } from './domain-costs.mjs';
import { fitExponent } from './numbers.mjs';

const HELP = `
Usage: node bench/domain.mjs [--sizes LIST] [--seed N] [--out FILE]

Measures generation, search, suggestions, sorts and memory at several sizes of
a catalogue, and prints a table: milliseconds by size, and the exponent of the
growth (0 constant, 1 linear) fitted from size 200 on.

  --sizes LIST  whole numbers with commas (default: 20,200,2000,20000,100000)
  --seed N      which catalogues (default: 7)
  --out FILE    where the figures go as JSON (default: bench/results/domain.json)
  --help        show this

Exit code: 0 measured, 2 wrong use.
`;

/** The exponent is fitted from this size on: below, fixed costs hide the growth. */
const FITTED_FROM = 200;

const options = readOptions(HELP, {
  sizes: { type: 'string', default: '20,200,2000,20000,100000' },
  seed: { type: 'string', default: '7' },
  out: { type: 'string', default: 'bench/results/domain.json' },
});
const sizes = options.sizes.split(',').map((text) => readWhole(text, 'size', 1, 100_000));
const seed = readWhole(options.seed, 'seed', 0, 0xffff_ffff);

// Memory can only be told apart from litter by a process that may collect it.
if (globalThis.gc) await measure();
else again();

function again() {
  const args = ['--expose-gc', ...process.argv.slice(1)];
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
}

async function measure() {
  const { domain, close } = await loadDomain();
  // Once unseen, so that the first size does not pay for the compiler's work on the rules.
  await costsOf(domain, seed, 2000);
  /** @type {Record<string, Record<string, number>>} */
  const costs = {};
  for (const size of sizes) {
    for (const [name, cost] of Object.entries(await costsOf(domain, seed, size))) {
      costs[name] = { ...costs[name], [size]: cost };
    }
  }
  await close();
  const rows = Object.entries(costs).map(([name, bySize]) => ({
    name,
    bySize,
    growth: growthOf(bySize),
  }));
  print(rows);
  mkdirSync(dirname(options.out), { recursive: true });
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown' };
  writeFileSync(options.out, `${JSON.stringify({ seed, sizes, machine, rows }, null, 2)}\n`);
}

/** @param {Record<string, number>} bySize */
function growthOf(bySize) {
  const points = Object.entries(bySize).map(
    ([size, cost]) => /** @type {const} */ ([Number(size), cost]),
  );
  return fitExponent(points.filter(([size]) => size >= FITTED_FROM));
}

/** @param {readonly { name: string, bySize: Record<string, number>, growth: number }[]} rows */
function print(rows) {
  const line = (/** @type {string} */ name, /** @type {readonly string[]} */ cells) =>
    console.log(name.padEnd(28) + cells.map((cell) => cell.padStart(10)).join(''));
  line('milliseconds at size', [...sizes.map((size) => size.toLocaleString('en-US')), 'exponent']);
  for (const { name, bySize, growth } of rows) {
    const cells = sizes.map((size) => short(bySize[size] ?? NaN));
    line(name, [...cells, Number.isNaN(growth) ? '–' : growth.toFixed(2)]);
  }
}

/** @param {number} value */
function short(value) {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(2);
}

/**
 * @param {string} text
 * @param {string} what
 * @param {number} least
 * @param {number} most
 */
function readWhole(text, what, least, most) {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  return refuse(`A ${what} is a whole number from ${least} to ${most}, not '${text}'`);
}
