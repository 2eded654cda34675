import { readdirSync, readFileSync } from 'node:fs';
import { isCommand, readOptions } from '../cli.ts';

const HELP = `
Usage: npx tsx scripts/checks/check-spec.ts [--list]

Compares the rules of SPEC.md, lab/SPEC.md and agents/SPEC.md ("- **CART3** Sentence.") with
the titles of tests and test steps that begin with their numbers ("[CART3] ..." or "[CART3, POP1] ...").
Every rule needs a test, and every number must be a rule. Skipped tests do not count.

  --list  print every rule with its tests
  --help  print this help

Exit code 1 when something does not match.
`;

const FOLDERS = ['src', 'e2e', 'lab', 'agents', 'scripts', 'vite-plugins', 'deploy'];
const TEST_FILE = /\.(?:test|spec)\.[^.]+$/;
const TITLE = /(\b(?:skip|todo|fixme|fails?)\(\s*)?(['"\x60])\[([A-Z]+\d+(?:, [A-Z]+\d+)*)\] .*/g;

interface Rule {
  /** File and line. */
  readonly at: string;
  readonly sentence: string;
  readonly tests: string[];
  readonly skipped: string[];
}

/** Reads the rules; adds errors in the specifications themselves to `problems`. */
function readRules(
  specs: Readonly<Record<string, string>>,
  problems: string[],
): ReadonlyMap<string, Rule> {
  const rules = new Map<string, Rule>();
  const last = new Map<string, number>();
  const lines = Object.entries(specs).flatMap(([file, spec]) =>
    spec.split(/\r?\n/).map((text, index) => ({ text, at: `${file}:${index + 1}` })),
  );
  for (const { text, at } of lines) {
    if (!/^\s*[-*+] (?:\*\*|__)[A-Z]+\d/.test(text)) continue;
    const [, area = '', digits = '', sentence = ''] =
      /^- \*\*([A-Z]+)([1-9]\d*)\*\* (.*\S)$/.exec(text) ?? [];
    const number = area + digits;
    const report = (problem: string) => problems.push(`${at}: ${problem}`);
    if (number === '') report(`not a rule line: ${text}`);
    else if (rules.has(number)) report(`${number} is a duplicate`);
    else {
      const previous = last.get(area) ?? 0;
      if (Number(digits) <= previous) report(`${number} comes after ${area}${previous}`);
      if (!sentence.endsWith('.')) report(`${number} does not end with a full stop`);
      // What the shop shows, in backticks, may be several.
      if (/[.!?] /.test(sentence.replaceAll(/`[^`]*`/g, '')))
        report(`${number} is not one sentence`);
      last.set(area, Number(digits));
      rules.set(number, { at, sentence, tests: [], skipped: [] });
    }
  }
  if (rules.size === 0) problems.push('SPEC.md: no rules found');
  return rules;
}

/** Compares the rules of the specifications with the titles in the test files. Both are texts by path. */
export function checkSpec(
  specs: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>>,
): { rules: ReadonlyMap<string, Rule>; problems: readonly string[] } {
  const problems: string[] = [];
  const rules = readRules(specs, problems);
  for (const [file, source] of Object.entries(files)) {
    // Blanked, so that line numbers stay. Only whole-line comments: // may be part of a URL.
    const text = source.replace(/^\s*(?:\/\/.*|\/\*[\s\S]*?\*\/)/gm, (found) =>
      found.replace(/./g, ' '),
    );
    for (const { index, 1: skip, 3: numbers = '', 0: title } of text.matchAll(TITLE)) {
      const at = `${file}:${text.slice(0, index).split('\n').length}`;
      for (const number of numbers.split(', ')) {
        const rule = rules.get(number);
        if (!rule) problems.push(`${at}: ${number} is not a rule of SPEC.md`);
        else rule[skip ? 'skipped' : 'tests'].push(`${at}  ${title.trim()}`);
      }
    }
    // Their tests would count, although they do not run.
    if (/\bdescribe\.(?:skip|fixme|todo)\(/.test(text)) problems.push(`${file}: skips a group`);
  }
  for (const [number, { at, tests, skipped }] of rules) {
    if (tests.length > 0) continue;
    problems.push(`${at}: ${number} has no test${skipped.length > 0 ? ' that runs' : ''}`);
  }
  return { rules, problems };
}

function readTests(): Record<string, string> {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => TEST_FILE.test(path)),
  );
  return Object.fromEntries(paths.toSorted().map((path) => [path, readFileSync(path, 'utf8')]));
}

if (isCommand(import.meta.url)) {
  const { list } = readOptions(HELP, { list: { type: 'boolean', default: false } });
  const specs = ['SPEC.md', 'lab/SPEC.md', 'agents/SPEC.md'];
  const { rules, problems } = checkSpec(
    Object.fromEntries(specs.map((file) => [file, readFileSync(file, 'utf8')])),
    readTests(),
  );
  for (const [number, { sentence, tests, skipped }] of list ? rules : []) {
    const lines = [...tests, ...skipped.map((test) => `${test} (skipped)`)];
    console.log([`${number} ${sentence}`, ...lines].join('\n  '));
  }
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
  } else console.log(`check-spec: ${rules.size} rules`);
}
