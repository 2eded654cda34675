import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const script = join(import.meta.dirname, 'check-spec.mjs');

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function runOn(files: Record<string, string>, ...args: string[]) {
  const root = mkdtempSync(join(tmpdir(), 'check-spec-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return run('--root', root, ...args);
}

function rules(...numbers: string[]) {
  return numbers.map((number) => `- **${number}** Something is so.\n`).join('');
}

/** A title that names rules, put together here so that this file names none itself. */
function named(...numbers: string[]) {
  return '[' + numbers.join(', ') + '] it is so';
}

function testOf(...numbers: string[]) {
  return `test('${named(...numbers)}', () => {});\n`;
}

test('a tree where every rule has a test passes with one line', () => {
  const result = runOn({
    'SPEC.md': `# Rules\n\n${rules('AA1', 'AA2', 'BB1')}`,
    'src/deep/a.test.tsx': testOf('AA1', 'BB1'),
    'e2e/b.spec.ts': testOf('AA2'),
  });
  expect(result).toEqual({
    status: 0,
    stdout: 'check-spec: 3 rules, 2 tests that carry them, 2 files\n',
    stderr: '',
  });
});

test('a rule without a test fails', () => {
  const result = runOn({ 'SPEC.md': rules('AA1', 'AA2'), 'src/a.test.ts': testOf('AA1') });
  expect(result.status).toBe(1);
  expect(result.stderr).toBe('SPEC.md:2: AA2 has no test\ncheck-spec: 1 fault\n');
});

test('a test that names an unknown rule fails with its place', () => {
  const result = runOn({
    'SPEC.md': rules('AA1'),
    'src/a.test.ts': testOf('AA1') + testOf('AA7'),
  });
  expect(result.status).toBe(1);
  expect(result.stderr).toContain('src/a.test.ts:2: AA7 is no rule of SPEC.md');
});

test('a retired rule wants no test, and none may name it', () => {
  const spec = `${rules('AA1')}- **AA2** Retired: it was so.\n`;
  expect(runOn({ 'SPEC.md': spec, 'src/a.test.ts': testOf('AA1') }).status).toBe(0);
  const result = runOn({ 'SPEC.md': spec, 'src/a.test.ts': testOf('AA1', 'AA2') });
  expect(result.stderr).toContain('src/a.test.ts:1: AA2 is no rule of SPEC.md');
});

test('a rule number used twice fails', () => {
  const result = runOn({ 'SPEC.md': rules('AA1', 'AA1'), 'src/a.test.ts': testOf('AA1') });
  expect(result.status).toBe(1);
  expect(result.stderr).toContain('SPEC.md:2: AA1 is there twice, first on line 1');
});

test.each([
  ['a gap', rules('AA1', 'AA3'), 'SPEC.md:2: AA3 is out of order, AA2 is due'],
  ['disorder', rules('AA2', 'AA1'), 'SPEC.md:1: AA2 is out of order, AA1 is due'],
  ['no full stop', '- **AA1** Something is so\n', 'SPEC.md:1: AA1 does not end with a full stop'],
  ['a broken line', '- **AA1 ** Something is so.\n', 'SPEC.md:1: not a rule line'],
  ['no rules', '# Rules\n', 'SPEC.md: no rules found'],
])('%s in SPEC.md fails', (_, spec, message) => {
  const result = runOn({ 'SPEC.md': spec });
  expect(result.status).toBe(1);
  expect(result.stderr).toContain(message);
});

const title = `'${named('AA1')}'`;

test.each([
  `it(${title}, f)`,
  `describe(\n  ${title},\n  f)`,
  `test("${named('AA1')}", f)`,
  `test(\`${named('AA1')} \${x ? \`}\` : '{'}\`, f)`,
  `test.only(${title}, f)`,
  `test.describe(${title}, f)`,
  `test.each([[1, ')'], [f(2)]])(${title}, f)`,
  `test.each<Row<(a: A) => B>>([])(${title}, f)`,
  `test.each\`a | b\`(${title}, f)`,
  `test.prop([fc.string()], { numRuns: 5 })(${title}, f)`,
  `test.concurrent.for([1])(${title}, f)`,
  `const r = /['"\`(]/; test(${title}, f)`,
  `<p title="x">Don't</p>;\ntest(${title}, f)`,
  `test('[AA' + '1]', f); test(${title}, f)`,
])('a title counts in %s', (source) => {
  const result = runOn({ 'SPEC.md': rules('AA1'), 'src/a.test.ts': source });
  expect(result).toMatchObject({ status: 0, stderr: '' });
});

test.each([
  `// test(${title}, f)`,
  `/* test(${title}, f) */`,
  `/x/.test(${title})`,
  `say(${title})`,
  `test('plain', () => say(${title}))`,
  `const text = "test(${title}, f)"`,
  `test(/* ${named('AA1')} */ 'plain', f)`,
  `test.skip(${title}, f)`,
  `test.todo(${title})`,
  `describe.skip('group', () => { test(${title}, f) })`,
])('a number does not count in %s', (source) => {
  const result = runOn({ 'SPEC.md': rules('AA1'), 'src/a.test.ts': source });
  expect(result.status).toBe(1);
  expect(result.stderr).toContain('AA1 has no test');
});

test('only the folders and names of tests are read', () => {
  const files = {
    'src/a.ts': testOf('AA9'),
    'e2e/a.ts': testOf('AA9'),
    'lib/a.test.ts': testOf('AA9'),
    'src/node_modules/x/a.test.ts': testOf('AA9'),
    'scripts/a.test.mjs': testOf('AA1'),
    'vite-plugins/a.test.ts': testOf('AA2'),
  };
  expect(runOn({ 'SPEC.md': rules('AA1', 'AA2'), ...files })).toMatchObject({ status: 0 });
});

test('--list prints each rule with its tests', () => {
  const result = runOn(
    { 'SPEC.md': rules('AA1', 'AA2'), 'src/a.test.ts': testOf('AA1') },
    '--list',
  );
  expect(result.stdout).toBe(
    `AA1 Something is so.\n  src/a.test.ts:1  ${named('AA1')}\nAA2 Something is so.\n  no test\n`,
  );
  expect(result.status).toBe(1);
});

test('--help fits one screen', () => {
  const { status, stdout } = run('--help');
  expect(status).toBe(0);
  expect(stdout.split('\n').length).toBeLessThan(24);
});

test.each([['--lsit'], ['more'], ['--root'], ['--root', join(tmpdir(), 'no-such-folder')]])(
  'wrong use, %s, gets one line and exit code 2',
  (...args) => {
    const { status, stdout, stderr } = run(...args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^.+ See --help\.\n$/);
  },
);

test('the numbers that CONTRIBUTING.md makes up are the next ones of their areas', () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  const taken = [...read('SPEC.md').matchAll(/^- \*\*([A-Z]+\d+)\*\*/gm)].map(([, rule]) => rule);
  const samples = read('CONTRIBUTING.md').matchAll(/(?:- \*\*|test\('\[)([A-Z]+)(\d+)/g);
  for (const [, area, number] of samples) {
    expect(taken).not.toContain(`${area}${number}`);
    expect(taken).toContain(`${area}${Number(number) - 1}`);
  }
});
