import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { isCommand, readOptions } from '../scripts/cli.mjs';
import { loadModule } from '../scripts/load-module.mjs';

const HELP = `
Usage: node lab/table.mjs

Writes the tables of faults and conditions into lab/README.md, below its heading
"All faults and conditions".

  --help  print this help
`;

/** @typedef {import('./src/faults/fault.ts').FaultFacts} FaultFacts */

const HEADING = '## All faults and conditions\n';
const CONDITIONS = 'conditions';

const DOCUMENT = fileURLToPath(new URL('./README.md', import.meta.url));

/**
 * Replaces everything below the heading by the tables of these faults.
 * @param {string} document
 * @param {readonly FaultFacts[]} faults
 */
export async function withTables(document, faults) {
  const end = document.indexOf(HEADING) + HEADING.length;
  if (end < HEADING.length) throw new Error(`lab/README.md has no heading ${HEADING.trim()}`);
  const classes = new Set(faults.map((fault) => fault.class));
  const tables = [
    ...[...classes].map((name) =>
      tableOf(
        name,
        faults.filter((fault) => fault.kind === 'fault' && fault.class === name),
      ),
    ),
    tableOf(
      CONDITIONS,
      faults.filter(({ kind }) => kind === 'condition'),
    ),
  ];
  const text = [document.slice(0, end), ...tables].join('\n');
  const config = await resolveConfig(DOCUMENT);
  return format(text, { ...config, parser: 'markdown' });
}

/**
 * @param {string} name
 * @param {readonly FaultFacts[]} faults
 */
function tableOf(name, faults) {
  const rows = faults.map((fault) => [
    `\`${fault.key}\`${fault.dose ? `, \`_${fault.dose.default}\` ${fault.dose.unit}` : ''}`,
    fault.title + (fault.needsReload ? ' (after a reload)' : ''),
    String(fault.difficulty),
    fault.screens.join(', ') + (fault.viewport === 'any' ? '' : ` (${fault.viewport})`),
    ...(name === CONDITIONS ? [] : [fault.breaks.join(', '), fault.detect.rule ?? fault.detect.by]),
  ]);
  const head = ['key and dose', 'symptom', 'difficulty', 'screens'];
  if (name !== CONDITIONS) head.push('breaks', 'found by');
  return `### ${name}\n\n${[head, head.map(() => '---'), ...rows].map(toRow).join('\n')}\n`;
}

/** @param {readonly string[]} cells */
function toRow(cells) {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

if (isCommand(import.meta.url)) {
  readOptions(HELP, {});
  const { answerSheet } = await loadModule('lab/src/faults/answer-sheet.ts');
  const document = readFileSync(DOCUMENT, 'utf8');
  writeFileSync(DOCUMENT, await withTables(document, answerSheet().faults));
}
