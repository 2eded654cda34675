import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleProducts, withDescription } from '#test-utils/products.ts';

const ROOT = join(import.meta.dirname, '../..');
const EXAMPLES = 'docs/examples';
/** Commands to type: no example runs them. */
const SHELL_BLOCKS = 2;

const doc = read('docs/testing-with-rivulet.md');

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** The code blocks, each with the example that the line above it links to. */
const quotes = [...doc.matchAll(/^(.*)\n\n```ts\n([\s\S]*?)^```$/gm)].map(
  ([, line = '', code = '']) => ({
    file: /\]\(examples\/([^)]+)\)/.exec(line)?.[1] ?? `no link: ${line}`,
    code,
  }),
);

const files = readdirSync(join(ROOT, EXAMPLES), { recursive: true, encoding: 'utf8' });
const examples = files.filter((name) => /(?<!\.d)\.ts$/.test(name)).toSorted();

test('the document quotes every example once', () => {
  expect(examples.length).toBeGreaterThan(10);
  expect(quotes.map(({ file }) => file).toSorted()).toEqual(examples);
  expect(doc.match(/^```\w*$/gm)).toHaveLength(2 * (quotes.length + SHELL_BLOCKS));
});

test.each(quotes)('the quote of $file matches the file', ({ file, code }) => {
  expect(code).toBe(read(`${EXAMPLES}/${file}`));
});

test('the end-to-end tests run every Playwright example', () => {
  const specs = examples.filter((name) => name.endsWith('.spec.ts'));
  const imported = [...read('e2e/shopping/examples.spec.ts').matchAll(/docs\/examples\/(.+)'/g)];
  expect(imported.map(([, name]) => name)).toEqual(specs);
});

test('[CAT30] the catalogue of the examples is up to date', () => {
  const expected = sampleProducts(7, 20).map(withDescription);
  expect(
    JSON.parse(read(`${EXAMPLES}/playwright/catalogue-7.json`)),
    `npm run -s catalogue -- --seed 7 > ${EXAMPLES}/playwright/catalogue-7.json`,
  ).toEqual(expected);
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
