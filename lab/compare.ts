import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { messageOf } from '#lib/message-of.ts';
import { isCommand, printLines, readOptions, refuse, runCommand } from '../scripts/cli.ts';
import { drawResults } from './draw-results.ts';
import { summarise, type Play, type Results } from './package/results.ts';
import { TEMPLATES } from './src/tasks/all-templates.ts';
import { createTask } from './src/tasks/create-task.ts';
import { RESULTS } from './src/tasks/results-schema.ts';
import { SUITE_VERSION } from './src/tasks/suite.ts';
import { align, HEADS, tableOf } from './table.ts';

const HELP = `
Usage: npx rivulet-compare <results.json> …
       npx tsx lab/compare.ts <results.json> …   in a clone

Checks the results of one or more players, which must have played the same
tasks of one version of the suite, prints them as a table, and draws them as
results.svg. The intervals are 95% Wilson score intervals over tasks.

  --help  print this help
`;

async function main(): Promise<void> {
  const files = process.argv.slice(2);
  if (files.some((file) => file.startsWith('-'))) readOptions(HELP, {});
  if (files.length === 0) refuse('Give the files of results');
  const all = files.map((file) => readResults(file));
  checkSame(files, all);
  const summaries = all.map(({ player, plays }) => ({ player, summaries: summarise(plays) }));
  const rows = summaries.flatMap(({ player, summaries }) =>
    tableOf(summaries).map((row) => [player, ...row]),
  );
  // The players beside each other, group by group.
  const groups = [...new Set(rows.map(([, group, mode]) => `${group} ${mode}`))];
  const sorted = groups.flatMap((one) =>
    rows.filter(([, group, mode]) => `${group} ${mode}` === one),
  );
  printLines(align([['PLAYER', ...HEADS], ...sorted]));
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
    const { suite, plays } = result.output;
    const keys = new Set(plays.map(keyOf));
    const ids =
      suite === SUITE_VERSION
        ? TEMPLATES.map(({ id }) => id)
        : [...new Set(plays.map(({ task }) => task))];
    for (const mode of new Set(plays.map((play) => play.mode)))
      for (const seed of new Set(plays.map((play) => play.seed)))
        for (const task of ids) {
          const key = keyOf({ task, seed, mode });
          if (!keys.has(key) && createTask(task, seed)) throw new Error(`plays: lacks ${key}`);
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
    if (seedsOf(one) !== seedsOf(first))
      throw new Error(`${files[at]}: has other seeds than ${files[0]}`);
  }
}

function keyOf({ task, seed, mode }: Pick<Play, 'task' | 'seed' | 'mode'>): string {
  return `the task ${task} with seed ${seed} by ${mode}`;
}

function seedsOf({ plays }: Results): string {
  return [...new Set(plays.map(({ seed }) => seed))].toSorted((a, b) => a - b).join();
}

if (isCommand(import.meta.url)) await runCommand(main);
