// Shows what the unit tests would not notice: breaks the rules in a thousand ways, one at a time.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { readOptions } from '../cli.mjs';
import { LEFT } from './mutation-left.mjs';
import { staleIn, summaryOf } from './mutation-summary.mjs';

const HELP = `Usage: npm run mutation -- [--only GLOB] [--anew]

Mutation testing of src/domain and src/stores with Stryker (stryker.config.json). Writes
reports/mutation/report.html, and the summary of the whole into docs/mutation.md. Takes what an
earlier run found where neither the code nor its tests have changed since.

  --only GLOB  mutate these files alone, such as 'src/domain/search/*.ts', and write no summary
  --anew       forget what earlier runs found
  --help       show this

Exit code: 0 when at least 92 % of the mutants were noticed, 1 when not, 2 wrong use.`;

const REPORT = 'reports/mutation/report.json';
const SUMMARY = 'docs/mutation.md';
const HEADING = '## The last run';

const { only, anew } = readOptions(HELP, {
  only: { type: 'string' },
  anew: { type: 'boolean', default: false },
});

rmSync(REPORT, { force: true });
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    'run',
    ...(anew ? ['--force'] : []),
    ...(only === undefined ? [] : ['--mutate', `${only},!src/**/*.test.ts`]),
  ],
  { stdio: 'inherit' },
);
if (only === undefined && existsSync(REPORT)) await writeSummary();
process.exitCode = status ?? 1;

async function writeSummary() {
  /** @type {import('./mutation-summary.mjs').MutationReport} */
  const report = JSON.parse(readFileSync(REPORT, 'utf8'));
  const [head] = readFileSync(SUMMARY, 'utf8').split(`${HEADING}\n`);
  const day = new Date().toISOString().slice(0, 10);
  const text = `${head}${HEADING}\n\nIt ended on ${day}.\n\n${summaryOf(report, LEFT)}`;
  const style = await resolveConfig(SUMMARY);
  writeFileSync(SUMMARY, await format(text, { ...style, parser: 'markdown' }));
  const stale = staleIn(report, LEFT);
  if (stale.length > 0)
    console.log(
      ['Left in scripts/checks/mutation-left.mjs, but killed by now:', ...stale].join('\n  '),
    );
}
