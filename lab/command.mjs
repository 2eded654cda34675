import { printLines, readOptions, refuse, runCommand } from '../scripts/cli.mjs';
import { loadModule } from '../scripts/load-module.mjs';

const HELP = `
Usage: npm run -s lab -- --list [--json]
       npm run -s lab -- --hunt <number> [--count <number>] [--class <name>] [--json]

Prints the faults of the lab, for teachers and makers of tools: lab/README.md.

  --list            every fault and condition: key, class, difficulty, title
  --hunt <number>   the URL of a hunt, 0 to 4294967295, and the faults it hides
  --count <number>  how many faults the hunt hides, 1 to 20 (default: 5)
  --class <name>    hide faults of one class alone: func, visual, a11y, perf or
                    data (default: all)
  --json            print the faults as JSON, as in lab/answers.json
  --help            print this help

BASE_PATH sets the base path (default: /rivulet/), and SITE_URL the origin.
`;

/**
 * @typedef {import('./src/faults/fault.ts').FaultFacts} FaultFacts
 * @typedef {import('./src/hunt/hunt-options.ts').HuntOptions} HuntOptions
 */

async function main() {
  const options = readOptions(HELP, {
    list: { type: 'boolean' },
    hunt: { type: 'string' },
    count: { type: 'string' },
    class: { type: 'string' },
    json: { type: 'boolean' },
  });
  if (Boolean(options.list) === (options.hunt !== undefined)) {
    refuse('Give either --list or --hunt');
  }
  if (options.list && options.count !== undefined) refuse('--count is an option of --hunt');
  if (options.list && options.class !== undefined) refuse('--class is an option of --hunt');
  const { formatHunt, parseHunt } = await loadModule('lab/src/hunt/hunt-options.ts');
  const hunt = options.list ? null : readHunt(options, parseHunt);
  const { answerSheet } = await loadModule('lab/src/faults/answer-sheet.ts');
  const { pickFaults } = await loadModule('lab/src/hunt/pick-faults.ts');
  const sheet = answerSheet();
  const faults = hunt ? pickFaults(hunt, sheet.faults) : sheet.faults;
  if (options.json) printLines(JSON.stringify({ ...sheet, faults }, null, 2));
  else if (hunt) printLines(await describeHunt(formatHunt(hunt), faults));
  else printLines(tableOf(faults));
}

/**
 * @param {{ hunt?: string, count?: string, class?: string }} options
 * @param {(option: string) => HuntOptions | null} parseHunt
 * @returns {HuntOptions}
 */
function readHunt({ hunt = '', count = '5', class: from }, parseHunt) {
  const { number } =
    (/^\d+$/.test(hunt) && parseHunt(`hunt-${hunt}`)) ||
    refuse(`The number of a hunt is from 0 to 4294967295, not '${hunt}'`);
  const { count: amount } =
    (/^\d+$/.test(count) && parseHunt(`hunt-0_n${count}`)) ||
    refuse(`A count is a number from 1 to 20, not '${count}'`);
  if (from === undefined) return { number, count: amount, class: null };
  const name =
    parseHunt(`hunt-0_n1_${from}`)?.class ??
    refuse(`A class is func, visual, a11y, perf or data, not '${from}'`);
  return { number, count: amount, class: name };
}

/**
 * One line for each fault, and the conditions last.
 * @param {readonly FaultFacts[]} faults
 */
function tableOf(faults) {
  const rows = ['fault', 'condition'].flatMap((wanted) =>
    faults
      .filter(({ kind }) => kind === wanted)
      .map(({ key, kind, class: name, difficulty, title }) => [
        key,
        kind === 'condition' ? kind : name,
        String(difficulty),
        title,
      ]),
  );
  const all = [['KEY', 'CLASS', 'DIFFICULTY', 'TITLE'], ...rows];
  const widths = [0, 1, 2].map((at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  return all
    .map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .join('\n');
}

/**
 * @param {string} option  the hunt as in a URL: `hunt-42`
 * @param {readonly FaultFacts[]} faults
 */
async function describeHunt(option, faults) {
  const { readBasePath } = await loadModule('vite-plugins/base-path.ts');
  const { readSiteUrl } = await loadModule('vite-plugins/site-url.ts');
  const base = readBasePath(process.env['BASE_PATH']);
  const home = `${readSiteUrl(process.env['SITE_URL'], base) ?? ''}${base}`;
  const described = faults.map((fault, index) => `${index + 1}. ${describe(fault, home)}`);
  return [`${home}?seed=7&lab=${option}`, ...described].join('\n\n');
}

/**
 * @param {FaultFacts} fault
 * @param {string} home
 */
function describe({ key, class: name, title, screens, viewport, cases, where, ...fault }, home) {
  return [
    title,
    `   ${key}: ${name}, difficulty ${fault.difficulty}`,
    `   Screens: ${screens.join(', ')}${viewport === 'any' ? '' : ` (${viewport} only)`}`,
    `   Open ${home}${cases.failed}`,
    ...(fault.needsReload ? ['   Switched on and off only by a reload'] : []),
    ...fault.steps.map((step) => `   - ${step}`),
    `   Expected: ${fault.expected}`,
    `   Actual: ${fault.actual}`,
    `   Where: ${where.role}${where.name === undefined ? '' : ` "${where.name}"`}`,
  ].join('\n');
}

await runCommand(main);
