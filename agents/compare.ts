import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { messageOf } from '#lib/message-of.ts';
import { isCommand, printLines, readOptions, refuse, runCommand } from '../scripts/cli.ts';
import { drawResults } from './results/draw-results.ts';
import { compare, summarise, type Play, type Results } from './results/results.ts';
import { RESULTS } from './results/results-schema.ts';
import { align, comparisonOf, HEADS, tableOf } from './results/table.ts';

const HELP = `
Usage: npx rivulet-compare <results.json> …
       npx tsx agents/compare.ts <results.json> …   in a clone

Checks the results of one or more players of one version of the suite, and
prints them as a table, with each later player compared with the first in pairs,
and draws them as results.svg. Only the tasks that all have played count; what is
left out is printed. The intervals are at 95%, clustered by template.

  --help  print this help
`;

async function main(): Promise<void> {
  const files = process.argv.slice(2);
  if (files.some((file) => file.startsWith('-'))) readOptions(HELP, {});
  if (files.length === 0) refuse('Give the files of results');
  const all = files.map((file) => readResults(file));
  checkSame(files, all);
  const { shared, leftOut } = shareTasks(files, all);
  const summaries = shared.map(({ player, plays }) => ({ player, summaries: summarise(plays) }));
  const rows = summaries.flatMap(({ player, summaries }) =>
    tableOf(summaries).map((row) => [player, ...row]),
  );
  // The players beside each other, group by group.
  const groups = [...new Set(rows.map(([, group, mode]) => `${group} ${mode}`))];
  const sorted = groups.flatMap((one) =>
    rows.filter(([, group, mode]) => `${group} ${mode}` === one),
  );
  const [first, ...others] = shared;
  const pairs = others.flatMap((other) =>
    compare(first?.plays ?? [], other.plays).map(
      (one) => `${first?.player} less ${other.player} ${comparisonOf(one)}`,
    ),
  );
  printLines([align([['PLAYER', ...HEADS], ...sorted]), ...pairs, ...leftOut].join('\n'));
  writeFileSync('results.svg', drawResults(summaries));
}

/** Throws an `Error` that names the file and what is wrong. */
export function readResults(file: string): Results {
  try {
    const result = v.safeParse(RESULTS, JSON.parse(readFileSync(file, 'utf8')));
    if (!result.success) {
      const [issue] = result.issues;
      throw new Error(`${v.getDotPath(issue) ?? 'results'}: ${issue.message}`);
    }
    return result.output;
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`, { cause: error });
  }
}

/** Throws an `Error` for results that must not be compared. */
export function checkSame(files: readonly string[], all: readonly Results[]): void {
  const [first] = all;
  for (const [at, one] of all.entries()) {
    if (one.suite !== first?.suite)
      throw new Error(`${files[at]}: is of suite ${one.suite}, ${files[0]} of ${first?.suite}`);
  }
}

/** The plays of the tasks that all have, and a line for each file of which some are left out. */
export function shareTasks(
  files: readonly string[],
  all: readonly Results[],
): { readonly shared: readonly Results[]; readonly leftOut: readonly string[] } {
  const keys = all.map(({ plays }) => new Set(plays.map(keyOf)));
  const isShared = (play: Play) => keys.every((some) => some.has(keyOf(play)));
  const leftOut = keys.flatMap((own, at) => {
    const [first, ...rest] = [...own].filter((key) => keys.some((some) => !some.has(key)));
    const more = rest.length > 0 ? ` and ${rest.length} more` : '';
    return first === undefined ? [] : [`Left out of ${files[at]}: ${first}${more}`];
  });
  const shared = all.map((one) => ({ ...one, plays: one.plays.filter(isShared) }));
  if (shared.some(({ plays }) => plays.length === 0)) throw new Error('They share no task');
  return { shared, leftOut };
}

function keyOf({ task, seed, mode }: Pick<Play, 'task' | 'seed' | 'mode'>): string {
  return `the task ${task} with seed ${seed} by ${mode}`;
}

if (isCommand(import.meta.url)) await runCommand(main);
