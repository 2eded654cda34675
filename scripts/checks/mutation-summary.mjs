import { dirname } from 'node:path';

/**
 * A report of Stryker's, as its JSON reporter writes it: only what is read here.
 * @typedef {{ line: number, column: number }} Point  1-based, the end not included
 * @typedef {{ status: string, replacement?: string, location: { start: Point, end: Point } }} Mutant
 * @typedef {{ files: Record<string, { source: string, mutants: Mutant[] }> }} MutationReport
 *
 * Mutants that no test can tell from the code, or that are left for another reason.
 * @typedef {object} Left
 * @property {string} file
 * @property {readonly string[]} mutants  as the summary names them: `code → what stands in its place`
 * @property {string} why
 */

/** Longer code is cut off in a mutant's name. */
const LONGEST = 80;

const COLUMNS = /** @type {const} */ (['Killed', 'Timeout', 'Survived', 'NoCoverage']);

/**
 * The summary as Markdown: a table by folder, and every mutant that lives, with why.
 * @param {MutationReport} report
 * @param {readonly Left[]} left
 */
export function summaryOf(report, left) {
  const living = livingIn(report);
  const unexplained = living.filter((mutant) => !left.some((entry) => covers(entry, mutant)));
  const explained = left.flatMap((entry) => {
    const mutants = living.filter((mutant) => covers(entry, mutant));
    return mutants.length === 0 ? [] : [rowOf(mutants, entry.why)];
  });
  const rows = [
    ...unexplained.map((mutant) => rowOf([mutant], `**not yet known** (line ${mutant.line})`)),
    ...explained,
  ];
  return [
    ...table(
      ['Folder', 'Mutants', 'Killed', 'Timed out', 'Survived', 'No test', 'Score'],
      foldersOf(report),
    ),
    '',
    '## What lives, and why',
    '',
    ...(rows.length === 0 ? ['Nothing.'] : table(['File', 'Mutants', 'Why'], rows)),
    '',
  ].join('\n');
}

/**
 * Entries that name a mutant which is killed by now, or no longer made.
 * @param {MutationReport} report
 * @param {readonly Left[]} left
 */
export function staleIn(report, left) {
  const living = livingIn(report);
  return left.flatMap(({ file, mutants }) =>
    mutants
      .filter((name) => !living.some((mutant) => mutant.file === file && mutant.name === name))
      .map((name) => `${file}: ${name}`),
  );
}

/** @typedef {{ file: string, name: string, line: number }} Living */

/**
 * @param {MutationReport} report
 * @returns {Living[]}
 */
function livingIn({ files }) {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map((mutant) => ({
        file,
        name: nameOf(source, mutant),
        line: mutant.location.start.line,
      })),
  );
}

/**
 * @param {string} source
 * @param {Mutant} mutant
 */
function nameOf(source, { replacement = '', location: { start, end } }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  // The end first: on a single line, cutting the start would move it.
  lines.push((lines.pop() ?? '').slice(0, end.column - 1));
  lines.unshift((lines.shift() ?? '').slice(start.column - 1));
  return [lines.join('\n'), replacement].map(inShort).join(' → ');
}

/** @param {string} code */
function inShort(code) {
  const line = code.replace(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

/**
 * @param {Left} left
 * @param {Living} mutant
 */
function covers({ file, mutants }, mutant) {
  return file === mutant.file && mutants.includes(mutant.name);
}

/**
 * @param {readonly Living[]} mutants  of one file
 * @param {string} why
 */
function rowOf(mutants, why) {
  const names = new Set(mutants.map(({ name }) => asCode(name)));
  return [mutants[0]?.file ?? '', [...names].join('<br>'), why];
}

/**
 * Between more backticks than stand together in the name.
 * @param {string} name
 */
function asCode(name) {
  const longest = Math.max(0, ...(name.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? fence + name + fence : `${fence} ${name} ${fence}`;
}

/**
 * One row for each folder, in the order of their names, and one for all.
 * @param {MutationReport} report
 */
function foldersOf({ files }) {
  /** @type {Map<string, string[]>} */
  const folders = new Map();
  for (const [file, { mutants }] of Object.entries(files)) {
    const folder = folders.get(dirname(file)) ?? [];
    folders.set(dirname(file), [...folder, ...mutants.map(({ status }) => status)]);
  }
  const rows = [...folders].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [...rows, /** @type {const} */ (['all', rows.flatMap(([, statuses]) => statuses)])].map(
    ([folder, statuses]) => [folder, ...countsOf(statuses)],
  );
}

/** @param {readonly string[]} statuses */
function countsOf(statuses) {
  const counts = COLUMNS.map((column) => statuses.filter((status) => status === column).length);
  const [killed = 0, timedOut = 0] = counts;
  const all = counts.reduce((sum, count) => sum + count, 0);
  const score = all === 0 ? '–' : `${((100 * (killed + timedOut)) / all).toFixed(1)} %`;
  return [all, ...counts, score].map(String);
}

/**
 * @param {readonly string[]} heads
 * @param {readonly (readonly string[])[]} rows
 */
function table(heads, rows) {
  return [heads, heads.map(() => '---'), ...rows].map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
  );
}
