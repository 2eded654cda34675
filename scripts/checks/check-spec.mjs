// Holds SPEC.md and the tests together: every rule has a test, every number a test names is a rule.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readOptions, refuse } from '../cli.mjs';

const HELP = `Usage: node scripts/checks/check-spec.mjs [--list] [--root DIR]

Compares the rules of SPEC.md ("- **CART3** sentence.") with the numbers in the titles of tests
("[CART3] ..." or "[CART3, POP1] ..."). Looks at src/**/*.test.ts(x), e2e/**/*.spec.ts and
e2e/webkit/*.test.ts, scripts/, vite-plugins/ and deploy/**/*.test.*. A skipped test proves nothing and does not count.
A rule whose sentence begins with "Retired:" wants no test, and no test may name it.

  --list      print each rule with the tests that carry it
  --root DIR  check another folder (default: the current one)
  --help      show this

Exit code: 0 all is well, 1 something does not fit, 2 wrong use.`;

const PLACES = [
  ['src', /\.test\.tsx?$/],
  ['e2e', /\.(?:spec|test)\.ts$/],
  ['scripts', /\.test\.[^.]+$/],
  ['vite-plugins', /\.test\.[^.]+$/],
  ['deploy', /\.test\.[^.]+$/],
];

/** `test.each(...)`, `test.prop(...)`: the title is in the call that follows. */
const MAKERS = new Set(['each', 'for', 'prop', 'runIf', 'skipIf']);
const TITLED = new Set(
  'test it describe only concurrent sequential shuffle parallel serial skip todo fixme fails fail'.split(
    ' ',
  ),
);
const IDLE = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);

/** Reads the rules; `problems` gets what is wrong with SPEC.md itself. */
function readRules(text, problems) {
  const rules = new Map();
  const last = new Map();
  let fenced = false;
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(```|~~~)/.test(line)) fenced = !fenced;
    if (fenced) continue;
    const at = `SPEC.md:${i + 1}`;
    const match = /^\s*[-*+] \*\*([A-Z]+)([1-9]\d*)\*\*\s+(.*\S)\s*$/.exec(line);
    if (!match) {
      if (/^\s*[-*+] (\*\*|__)[A-Z]+\d/.test(line))
        problems.push(`${at}: not a rule line: ${line}`);
      continue;
    }
    const [, area, digits, sentence] = match;
    const number = area + digits;
    if (!sentence.endsWith('.')) problems.push(`${at}: ${number} does not end with a full stop`);
    if (rules.has(number)) {
      problems.push(`${at}: ${number} is there twice, first on line ${rules.get(number).line}`);
      continue;
    }
    const due = (last.get(area) ?? 0) + 1;
    if (Number(digits) !== due)
      problems.push(`${at}: ${number} is out of order, ${area}${due} is due`);
    last.set(area, Number(digits));
    const retired = sentence.startsWith('Retired: ');
    rules.set(number, { line: i + 1, sentence, retired, tests: [], idle: [] });
  }
  if (rules.size === 0) problems.push('SPEC.md: no rules found');
  return rules;
}

/**
 * Splits source text into words, strings and single marks; comments and regular expressions fall
 * away. A quote left open (an apostrophe in JSX text) ends with its line.
 */
function tokenize(text) {
  const tokens = [];
  let i = 0;
  const regexMayStart = () => {
    const before = tokens.at(-1);
    if (!before) return true;
    if (before.kind === 'word') return /^(return|typeof|case|in|of|void|await)$/.test(before.text);
    return before.kind === 'mark' && '(,=:[!&|?{;>+'.includes(before.text);
  };
  while (i < text.length) {
    const rest = text.slice(i, i + 2);
    const char = text[i];
    const start = i;
    if (/\s/.test(char)) {
      i += 1;
    } else if (rest === '//') {
      const end = text.indexOf('\n', i);
      i = end < 0 ? text.length : end;
    } else if (rest === '/*') {
      const end = text.indexOf('*/', i + 2);
      i = end < 0 ? text.length : end + 2;
    } else if (char === "'" || char === '"') {
      i += 1;
      while (i < text.length && text[i] !== char && text[i] !== '\n') i += text[i] === '\\' ? 2 : 1;
      tokens.push({ kind: 'string', text: text.slice(start + 1, i), start });
      if (text[i] === char) i += 1;
    } else if (char === '`') {
      i = templateEnd(text, i);
      tokens.push({ kind: 'string', text: text.slice(start + 1, i - 1), start });
    } else if (char === '/' && regexMayStart()) {
      const regex = /^\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/.exec(
        text.slice(i, i + 2000),
      );
      i += regex ? regex[0].length : 1;
      // A regular expression is a value: a mark that nothing here acts on stands for it.
      tokens.push({ kind: 'mark', text: '/', start });
    } else if (/[\w$]/.test(char)) {
      while (i < text.length && /[\w$]/.test(text[i])) i += 1;
      tokens.push({ kind: 'word', text: text.slice(start, i), start });
    } else {
      i += 1;
      tokens.push({ kind: 'mark', text: char, start });
    }
  }
  return tokens;
}

/** The position after the template literal that starts at `i`, with what its `${}` hold. */
function templateEnd(text, i) {
  i += 1;
  while (i < text.length && text[i] !== '`') {
    if (text[i] === '\\') i += 2;
    else if (text[i] === '$' && text[i + 1] === '{') {
      let depth = 1;
      i += 2;
      while (i < text.length && depth > 0) {
        if (text[i] === '`') {
          i = templateEnd(text, i);
          continue;
        }
        if (text[i] === '{') depth += 1;
        if (text[i] === '}') depth -= 1;
        i += 1;
      }
    } else i += 1;
  }
  return Math.min(i + 1, text.length);
}

/** The index of the mark that closes the one at `open`. */
function closing(tokens, open, opener, closer) {
  let depth = 0;
  for (let i = open; i < tokens.length; i += 1) {
    if (tokens[i].kind !== 'mark') continue;
    if (tokens[i].text === opener) depth += 1;
    // The `>` of an arrow in type arguments closes nothing.
    else if (tokens[i].text === closer && !(closer === '>' && isMark(tokens[i - 1], '=')))
      depth -= 1;
    if (depth === 0) return i;
  }
  return tokens.length;
}

function isMark(token, text) {
  return token?.kind === 'mark' && token.text === text;
}

/** The titles of tests in a source text: `{ title, start, idle }`. */
function titlesOf(text) {
  const tokens = tokenize(text);
  const titles = [];
  let idleUntil = -1;
  for (let i = 0; i < tokens.length; i += 1) {
    if (tokens[i].kind !== 'word' || !/^(test|it|describe)$/.test(tokens[i].text)) continue;
    if (isMark(tokens[i - 1], '.')) continue;
    let name = tokens[i].text;
    let idle = false;
    let at = i + 1;
    for (;;) {
      if (isMark(tokens[at], '.') && tokens[at + 1]?.kind === 'word') {
        name = tokens[at + 1].text;
        idle ||= IDLE.has(name);
        at += 2;
      } else if (isMark(tokens[at], '<') && MAKERS.has(name)) {
        at = closing(tokens, at, '<', '>') + 1;
      } else if (MAKERS.has(name) && isMark(tokens[at], '(')) {
        at = closing(tokens, at, '(', ')') + 1;
        name = 'test';
      } else if (MAKERS.has(name) && tokens[at]?.kind === 'string') {
        at += 1;
        name = 'test';
      } else break;
    }
    if (!isMark(tokens[at], '(') || tokens[at + 1]?.kind !== 'string' || !TITLED.has(name))
      continue;
    if (idle) idleUntil = Math.max(idleUntil, closing(tokens, at, '(', ')'));
    titles.push({
      title: tokens[at + 1].text,
      start: tokens[at + 1].start,
      idle: at <= idleUntil,
    });
  }
  return titles;
}

function numbersIn(title) {
  return [...title.matchAll(/\[([^[\]]*)\]/g)]
    .flatMap(([, inside]) => inside.split(','))
    .map((part) => part.trim())
    .filter((part) => /^[A-Z]+\d+$/.test(part));
}

function testFiles(root) {
  const walk = (folder, pattern) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory())
        return entry.name === 'node_modules' || entry.name.startsWith('.')
          ? []
          : walk(path, pattern);
      return pattern.test(entry.name) ? [path] : [];
    });
  return PLACES.flatMap(([folder, pattern]) =>
    existsSync(join(root, folder)) ? walk(folder, pattern) : [],
  ).toSorted((a, b) => (a < b ? -1 : 1));
}

function check(root) {
  const problems = [];
  const rules = readRules(readFileSync(join(root, 'SPEC.md'), 'utf8'), problems);
  const files = testFiles(root);
  let count = 0;
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const { title, start, idle } of titlesOf(text)) {
      const numbers = new Set(numbersIn(title));
      if (numbers.size > 0 && !idle) count += 1;
      const at = `${file}:${text.slice(0, start).split('\n').length}`;
      for (const number of numbers) {
        const rule = rules.get(number);
        if (!rule || rule.retired) problems.push(`${at}: ${number} is no rule of SPEC.md`);
        else (idle ? rule.idle : rule.tests).push(`${at}  ${title}`);
      }
    }
  }
  for (const [number, rule] of rules) {
    if (rule.retired || rule.tests.length > 0) continue;
    const skipped = rule.idle.length > 0 ? ', only a skipped one' : '';
    problems.push(`SPEC.md:${rule.line}: ${number} has no test${skipped}`);
  }
  return { rules, files, count, problems };
}

function main() {
  const options = readOptions(HELP, {
    list: { type: 'boolean' },
    root: { type: 'string', default: '.' },
  });
  const root = resolve(options.root);
  if (!statSync(join(root, 'SPEC.md'), { throwIfNoEntry: false })?.isFile()) {
    refuse(`No SPEC.md in '${options.root}'`);
  }
  const { rules, files, count, problems } = check(root);
  if (options.list) {
    for (const [number, { sentence, tests, idle }] of rules) {
      console.log(`${number} ${sentence}`);
      for (const test of tests) console.log(`  ${test}`);
      for (const test of idle) console.log(`  ${test} (skipped)`);
      if (tests.length + idle.length === 0) console.log('  no test');
    }
  }
  if (problems.length > 0) {
    for (const problem of problems) console.error(problem);
    console.error(`check-spec: ${problems.length} ${problems.length === 1 ? 'fault' : 'faults'}`);
    return 1;
  }
  console.log(
    `check-spec: ${rules.size} rules, ${count} tests that carry them, ${files.length} files`,
  );
  return 0;
}

process.exitCode = main();
