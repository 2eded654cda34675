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

/** The example that a section links to first, and the code it quotes. */
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

test.each(quotes)('what is quoted of $file is what is run', ({ file, code }) => {
  expect(code).toBe(read(`${EXAMPLES}/${file}`));
});

const waits = [...doc.matchAll(/^\|.*\| +(\d+) \| `(\w+)` in `([^`]+)` +\|$/gm)];

test('the document names the waits', () => expect(waits.length).toBeGreaterThan(5));

test.each(waits.map(([, ms, name, file]) => [name, file, Number(ms)] as const))(
  'the wait %s of %s is %i ms',
  (name, file = '', ms) => {
    const value = new RegExp(`const ${name} = ([\\d_]+);`).exec(read(file))?.[1];
    expect(Number(value?.replaceAll('_', ''))).toBe(ms);
  },
);

test('the Cypress example is typed rightly', () => {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', `${EXAMPLES}/cypress`], { cwd: ROOT });
});
