/*
 * The command `rivulet-judge` of the package, for players in other languages than JavaScript. In a clone tsx cannot run
 * it, which does not know `import.meta.glob`: there `npm run -s lab -- --judge` reads a file.
 */
import { readFileSync } from 'node:fs';
import { isCommand, printLines, readOptions, runCommand } from '../scripts/cli.ts';
import { judge } from './judge/judge.ts';

const HELP = `
Usage: npx rivulet-judge < runs.jsonl

Judges the runs that it reads from standard input as JSON lines: a run, as
dist/lab/run.schema.json describes it, or the log of rivulet/env. Prints the
verdict of each as a line of JSON.

  --help  print this help
`;

async function main(): Promise<void> {
  readOptions(HELP, {});
  printLines(judgeLines(readFileSync(0, 'utf8')));
}

/**
 * The verdicts of the runs in JSON lines, each as a line. A line of a log has a `type`, and a run only at the end. Throws
 * for a line that is not JSON, and for a text without a run.
 */
export function judgeLines(text: string): string {
  const runs = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line))
    .flatMap((line) => {
      const { type, run } = Object(line);
      if (type === undefined) return [line];
      return type === 'end' ? [run] : [];
    });
  if (runs.length === 0) throw new Error('There is no run in the input');
  return runs.map((run) => JSON.stringify(judge(run))).join('\n');
}

if (isCommand(import.meta.url)) await runCommand(main, 'Could not judge');
