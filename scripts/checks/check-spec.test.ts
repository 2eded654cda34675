import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSpec } from './check-spec.ts';

function rules(...numbers: string[]): string {
  return numbers.map((number) => `- **${number}** Something is so.\n`).join('');
}

/** A quoted title with rule numbers. */
function title(...numbers: string[]): string {
  return `'[${numbers.join(', ')}] it is so'`;
}

function problemsOf(spec: string, source: string): readonly string[] {
  return checkSpec({ 'SPEC.md': spec }, { 'src/a.test.ts': source }).problems;
}

test('rules that all have a test are no problem', () => {
  const { rules: found, problems } = checkSpec(
    { 'SPEC.md': `# Rules\n\n${rules('AA1', 'AA2', 'BB1')}` },
    {
      'src/a.test.tsx': `test(${title('AA1', 'BB1')}, f)`,
      'e2e/b.spec.ts': `\ntest(${title('AA2')}, f)`,
    },
  );
  expect(problems).toEqual([]);
  expect(found.get('AA2')?.tests).toEqual([expect.stringMatching(/^e2e\/b\.spec\.ts:2 {2}/)]);
});

test('a rule without a test and a number without a rule are problems', () => {
  expect(problemsOf(rules('AA1', 'AA2'), `test(${title('AA1')}, f)`)).toEqual([
    'SPEC.md:2: AA2 has no test',
  ]);
  expect(problemsOf(rules('AA1'), `test(${title('AA1')})\ntest(${title('AA7')})`)).toEqual([
    'src/a.test.ts:2: AA7 is not a rule of SPEC.md',
  ]);
});

test.each([
  ['a duplicate', rules('AA1', 'AA1'), 'SPEC.md:2: AA1 is a duplicate'],
  ['a wrong order', rules('AA2', 'AA1'), 'SPEC.md:2: AA1 comes after AA2'],
  ['no full stop', '- **AA1** It is so\n', 'SPEC.md:1: AA1 does not end with a full stop'],
  [
    'a second sentence',
    '- **AA1** It shows `So. It is so`. It hides.\n',
    'SPEC.md:1: AA1 is not one sentence',
  ],
  [
    'a malformed line',
    '- **AA1 ** It is so.\n',
    'SPEC.md:1: not a rule line: - **AA1 ** It is so.',
  ],
  ['no rules', '# Rules\n', 'SPEC.md: no rules found'],
])('%s in SPEC.md is a problem', (_, spec, problem) => {
  expect(problemsOf(spec, '')).toContain(problem);
});

test.each([
  `describe(\n  ${title('AA1')},\n  f)`,
  `test.only(${title('AA1').replaceAll("'", '`')}, f)`,
  `test.each<A>([[1, ')']])(${title('AA1')}, f)`,
  `expect(url).toBe('https://a.example'); test(${title('AA1')}, f)`,
])('a title counts in %s', (source) => {
  expect(problemsOf(rules('AA1'), source)).toEqual([]);
});

test.each([
  `// test(${title('AA1')}, f)`,
  `/*\n * test(${title('AA1')}, f)\n */`,
  `test('plain ${title('AA1').slice(1)}, f)`,
])('a number does not count in %s', (source) => {
  expect(problemsOf(rules('AA1'), source)).toEqual(['SPEC.md:1: AA1 has no test']);
});

test.each(['test.skip', 'test.todo', 'test.fixme'])('%s does not count', (name) => {
  expect(problemsOf(rules('AA1'), `${name}(${title('AA1')}, f)`)).toEqual([
    'SPEC.md:1: AA1 has no test that runs',
  ]);
});

test.each(['describe.skip', 'test.describe.fixme'])('a group with %s is a problem', (name) => {
  const source = `${name}('group', () => { test(${title('AA1')}, f) })`;
  expect(problemsOf(rules('AA1'), source)).toEqual(['src/a.test.ts: skips a group']);
});

test('the example numbers in CONTRIBUTING.md are the next ones of their areas', () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  const taken = [...read('SPEC.md').matchAll(/^- \*\*([A-Z]+\d+)\*\*/gm)].map(([, rule]) => rule);
  const samples = read('CONTRIBUTING.md').matchAll(/(?:- \*\*|test\('\[)([A-Z]+)(\d+)/g);
  for (const [, area, number] of samples) {
    expect(taken).not.toContain(`${area}${number}`);
    expect(taken).toContain(`${area}${Number(number) - 1}`);
  }
});
