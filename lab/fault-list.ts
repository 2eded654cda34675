import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isCommand, readOptions } from '../scripts/cli.ts';
import { loadLab } from './load-lab.ts';
import type { FaultFacts } from './src/faults/fault.ts';

const HELP = `
Usage: npx tsx lab/fault-list.ts

Writes the lists of faults and conditions into lab/README.md, below the first
paragraph of "All faults and conditions".

  --help  print this help
`;

/** Everything up to the lists. */
const TEXT = /^[^]*\n## All faults and conditions\n\n.+\n/;

const DOCUMENT = fileURLToPath(new URL('./README.md', import.meta.url));

/** Replaces everything below the paragraph by the lists of these faults. */
export function withFaults(document: string, facts: readonly FaultFacts[]): string {
  const [text] = TEXT.exec(document) ?? [];
  if (text === undefined) throw new Error('lab/README.md has no heading for the lists of faults');
  const faults = facts.filter(({ kind }) => kind === 'fault');
  const classes = new Set(faults.map((fault) => fault.class));
  const lists = [...classes].map((name) =>
    listOf(
      name,
      faults.filter((fault) => fault.class === name),
    ),
  );
  const conditions = listOf(
    'conditions',
    facts.filter(({ kind }) => kind === 'condition'),
  );
  return [text, ...lists, conditions].join('\n');
}

function listOf(name: string, facts: readonly FaultFacts[]): string {
  return `### ${name}\n\n${facts.map((fact) => `${lineOf(fact)}\n`).join('')}`;
}

function lineOf({ key, dose, difficulty, title, needsReload }: FaultFacts): string {
  const option = dose ? `\`${key}_${dose.default}\` ${dose.unit}` : `\`${key}\``;
  return `- ${option} (${difficulty}): ${title}${needsReload ? ' (after a reload)' : ''}`;
}

if (isCommand(import.meta.url)) {
  readOptions(HELP, {});
  const { answerSheet } = await loadLab();
  writeFileSync(DOCUMENT, withFaults(readFileSync(DOCUMENT, 'utf8'), answerSheet().faults));
}
