import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const EXAMPLES = 'docs/examples';

const doc = read('docs/testing-with-rivulet.md');

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** The first linked example of each section, and the code block that quotes it. */
const quotes = doc.split(/^## /m).flatMap((section) => {
  const file = /\]\(examples\/([^)]+)\)/.exec(section)?.[1];
  const code = /^```ts\n([\s\S]*?)^```$/m.exec(section)?.[1];
  return file === undefined ? [] : [{ file, code }];
});

test('the document quotes every example', () => {
  const files = readdirSync(join(ROOT, EXAMPLES), { recursive: true, encoding: 'utf8' });
  const examples = files.filter((name) => /(?<!\.d)\.ts$/.test(name)).toSorted();
  expect(examples.length).toBeGreaterThan(3);
  expect(quotes.map(({ file }) => file).toSorted()).toEqual(examples);
});

test.each(quotes)('the quote of $file matches the file', ({ file, code }) => {
  expect(code).toBe(read(`${EXAMPLES}/${file}`));
});

const delays = [...doc.matchAll(/^\|.*\| +(\d+) \| `(\w+)` in `([^`]+)` +\|$/gm)];

test('the table of delays is found', () => expect(delays.length).toBeGreaterThan(5));

test.each(delays.map(([, ms, name, file]) => [name, file, Number(ms)] as const))(
  'the delay %s of %s is %i ms',
  (name, file = '', ms) => {
    const value = new RegExp(`const ${name} = ([\\d_]+);`).exec(read(file))?.[1];
    expect(Number(value?.replaceAll('_', ''))).toBe(ms);
  },
);

test('the Cypress example passes the type check', () => {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', `${EXAMPLES}/cypress`], { cwd: ROOT });
});
