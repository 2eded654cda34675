import { readFileSync, writeFileSync } from 'node:fs';
import { VALID_OPTIONS } from '#domain/catalogue-facts.ts';
import { MAX_SEED } from '#domain/catalogue-params.ts';
import { messageOf } from '#lib/message-of.ts';
import {
  isCommand,
  printLines,
  readCount,
  readOptions,
  refuse,
  runCommand,
} from '../scripts/cli.ts';
import { readBasePath } from '../vite-plugins/base-path.ts';
import { readSiteUrl } from '../vite-plugins/site-url.ts';
import { loadLab } from './load-lab.ts';
import type { FaultFacts } from './src/faults/fault.ts';
import type { HuntOptions } from './src/hunt/hunt-options.ts';
import type { Play } from '../agents/results/results.ts';
import { align, HEADS, tableOf } from '../agents/results/table.ts';

const HELP = `
Usage: npm run -s lab -- --list [--json]
       npm run -s lab -- --hunt <number> [--count <number>] [--class <name>] [--json]
       npm run -s lab -- --tasks [--seeds <number>]
       npm run -s lab -- --task <id> --seed <number>
       npm run -s lab -- --judge <file>
       npm run -s lab -- --tournament [--seeds <number>] [--seed <number>]
                         [--trials <number>] [--salt <text>] [--held-out]
                         [--player <file>]

Prints the faults and tasks of the lab, for teachers and makers of tools:
lab/README.md, agents/README.md.

  --list            every fault and condition: key, class, difficulty, title
  --hunt <number>   the URL of a hunt, 0 to 4294967295, and the faults it hides
  --count <number>  how many faults the hunt hides, 1 to 20 (default: 5)
  --class <name>    hide faults of one class alone: func, visual, a11y, perf or
                    data (default: all)
  --json            print the faults as JSON, as in lab/answers.json
  --tasks           every template of a task: id, kind, difficulty, size; with
                    --seeds how many seeds it skips, and how many of its tasks
                    are not possible, have several right ends, and are solved by
                    players that do nothing, buy the first card, or always answer
                    "not possible"
  --task <id>       a task as JSON, with what is expected and its solution
  --seed <number>   the seed of its catalogue, 0 to 4294967295; of a tournament
                    the first of its seeds (default: 1)
  --judge <file>    the verdict of a run in a JSON file, or a list of verdicts
                    for a list of runs, or for the .jsonl log of an environment
  --tournament      play every task of the built shop by eye and by tool, print a
                    table, and write results.json
  --seeds <number>  how many seeds a tournament has (default: 1), or --tasks tries
  --trials <number> how often a tournament plays each task (default: 1)
  --salt <text>     private seeds, which only this text gives
  --held-out        the seeds of the split whose phrasings are held out
  --player <file>   the module of the player (default: agents/players/by-rules.ts)
  --help            print this help

BASE_PATH sets the base path (default: /rivulet/), and SITE_URL the origin.
`;

const OPTIONS = {
  list: { type: 'boolean' },
  hunt: { type: 'string' },
  count: { type: 'string' },
  class: { type: 'string' },
  json: { type: 'boolean' },
  tasks: { type: 'boolean' },
  task: { type: 'string' },
  seed: { type: 'string' },
  judge: { type: 'string' },
  tournament: { type: 'boolean' },
  seeds: { type: 'string' },
  player: { type: 'string' },
  trials: { type: 'string' },
  salt: { type: 'string' },
  'held-out': { type: 'boolean' },
} as const;

type OptionName = keyof typeof OPTIONS;
type Options = ReturnType<typeof readOptions<typeof OPTIONS>>;

const MODES = ['list', 'hunt', 'tasks', 'task', 'judge', 'tournament'] as const;

/** The modes that each other option belongs to. */
const MODES_OF = Object.entries({
  count: ['hunt'],
  class: ['hunt'],
  json: ['list', 'hunt'],
  seed: ['task', 'tournament'],
  seeds: ['tasks', 'tournament'],
  player: ['tournament'],
  trials: ['tournament'],
  salt: ['tournament'],
  'held-out': ['tournament'],
} satisfies Partial<Record<OptionName, readonly (typeof MODES)[number][]>>);

export async function main(): Promise<void> {
  const options = readOptions(HELP, OPTIONS);
  const chosen = MODES.filter((name) => options[name] !== undefined);
  if (chosen.length !== 1) refuse(`Give one of --${MODES.join(', --')}`);
  for (const [name, modes] of MODES_OF) {
    const isGiven = Object.hasOwn(options, name);
    if (isGiven && !modes.some((mode) => mode === chosen[0]))
      refuse(`--${name} is an option of --${modes.join(' and --')}`);
  }
  if (options.tournament) return holdTournament(options);
  if (options.tasks) return printTasks(options.seeds);
  if (options.task !== undefined) return printTask(options.task, options.seed);
  if (options.judge !== undefined) return judgeFile(options.judge);
  return printFaults(options);
}

async function printFaults(options: Options): Promise<void> {
  const { answerSheet, formatHunt, parseHunt, pickFaults } = await loadLab();
  const hunt = options.list ? null : readHunt(options, parseHunt);
  const sheet = answerSheet();
  const faults = hunt ? pickFaults(hunt, sheet.faults) : sheet.faults;
  if (options.json) printLines(JSON.stringify({ ...sheet, faults }, null, 2));
  else if (hunt) printLines(describeHunt(formatHunt(hunt), faults));
  else printLines(faultTableOf(faults));
}

function readHunt(
  { hunt = '', count = '5', class: from }: Options,
  parseHunt: (option: string) => HuntOptions | null,
): HuntOptions {
  const { number } =
    (/^\d+$/.test(hunt) && parseHunt(`hunt-${hunt}`)) ||
    refuse(`The number of a hunt is from 0 to ${MAX_SEED}, not '${hunt}'`);
  const { count: amount } =
    (/^\d+$/.test(count) && parseHunt(`hunt-0_n${count}`)) ||
    refuse(`A count is a number from 1 to 20, not '${count}'`);
  if (from === undefined) return { number, count: amount, class: null };
  const name =
    parseHunt(`hunt-0_n1_${from}`)?.class ??
    refuse(`A class is func, visual, a11y, perf or data, not '${from}'`);
  return { number, count: amount, class: name };
}

async function printTasks(seeds: string | undefined): Promise<void> {
  const { FOOLISH_NAMES, seeds: publicSeeds, tallyOf, TEMPLATES } = await loadLab();
  const tallies = seeds === undefined ? [] : tallyOf(publicSeeds(readCount('seeds', seeds)));
  const rows = TEMPLATES.map(({ id, kind, difficulty, size }, at) => {
    const { skipped, impossible, ties, solved } = tallies[at] ?? {};
    const tallied = [skipped, impossible, ties, ...(solved ?? [])].filter(
      (one) => one !== undefined,
    );
    return [id, kind, ...[difficulty, size, ...tallied].map(String)];
  });
  const head = ['ID', 'KIND', 'DIFFICULTY', 'SIZE'];
  const tallied = [
    'SKIPPED',
    'IMPOSSIBLE',
    'TIES',
    ...FOOLISH_NAMES.map((name) => name.toUpperCase()),
  ];
  printLines(align([seeds === undefined ? head : [...head, ...tallied], ...rows]));
}

function seedsFrom(first: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => (first + at) % 2 ** 32);
}

async function printTask(id: string, given: string | undefined): Promise<void> {
  const seed = readSeed(given ?? refuse('--task needs a --seed'));
  const { createTask, findTemplate } = await loadLab();
  if (!findTemplate(id)) refuse(`--tasks lists the tasks; none is '${id}'`);
  const task = createTask(id, seed) ?? refuse(`The task ${id} skips the seed ${seed}`);
  printLines(JSON.stringify(task, null, 2));
}

function readSeed(text: string): number {
  const isSeed = /^\d{1,10}$/.test(text) && Number(text) <= MAX_SEED;
  return isSeed ? Number(text) : refuse(`${VALID_OPTIONS.seed}, not '${text}'`);
}

async function holdTournament({
  seed,
  seeds: amount = '1',
  trials = '1',
  salt,
  'held-out': isHeldOut,
  player = 'agents/players/by-rules.ts',
}: Options): Promise<void> {
  if (seed !== undefined && (salt ?? isHeldOut) !== undefined)
    refuse('Give either --seed, or --salt and --held-out');
  const count = readCount('seeds', amount);
  const { foolishRows, playTournament } = await import('../agents/tournament.ts');
  const { FOOLISH_NAMES, results, seeds, summarise, tallyOf } = await loadLab();
  const played =
    seed === undefined
      ? seeds(count, salt, isHeldOut ? 'held-out' : 'open')
      : seedsFrom(readSeed(seed), count);
  const plays: Play[] = [];
  for await (const play of playTournament(played, readCount('trials', trials), player)) {
    const { task, seed, mode, verdict, error = '' } = play;
    console.error(`${task} ${seed} ${mode}: ${verdict} ${error}`.trimEnd());
    plays.push(play);
    // After each: a tournament that is broken off keeps what it has.
    writeFileSync('results.json', `${JSON.stringify(results(player, plays), null, 2)}\n`);
  }
  const foolish = foolishRows(FOOLISH_NAMES, tallyOf(played));
  printLines(align([HEADS, ...tableOf(summarise(plays)), ...foolish]));
}

async function judgeFile(file: string): Promise<void> {
  const { judge, readRuns } = await loadLab();
  const runs: unknown = file.endsWith('.jsonl')
    ? readFile(file, readRuns)
    : readFile(file, JSON.parse);
  const verdict = Array.isArray(runs) ? runs.map((run) => judge(run)) : judge(runs);
  printLines(JSON.stringify(verdict, null, 2));
}

/** Throws an `Error` that names the file. */
function readFile(file: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`, { cause: error });
  }
}

/** One line for each fault, and the conditions last. */
function faultTableOf(faults: readonly FaultFacts[]): string {
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
  return align([['KEY', 'CLASS', 'DIFFICULTY', 'TITLE'], ...rows]);
}

/** `option` is the hunt as in a URL: `hunt-42`. */
function describeHunt(option: string, faults: readonly FaultFacts[]): string {
  const base = readBasePath(process.env['BASE_PATH']);
  const home = `${readSiteUrl(process.env['SITE_URL'], base) ?? ''}${base}`;
  const described = faults.map((fault, index) => `${index + 1}. ${describe(fault, home)}`);
  return [`${home}?seed=7&lab=${option}`, ...described].join('\n\n');
}

function describe(
  { key, class: name, title, screens, viewport, cases, where, ...fault }: FaultFacts,
  home: string,
): string {
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

if (isCommand(import.meta.url)) await runCommand(main);
