import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogueFacts } from '#domain/catalogue-facts.ts';
import { testOurGoods } from '#test-utils/our-goods.ts';
import { BASE } from '#test-utils/products.ts';

const ROOT = join(import.meta.dirname, '../..');
const EXAMPLES = 'docs/examples';

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** The code blocks, each with the example that the line above it links to. */
function quotesIn(text: string) {
  return [...text.matchAll(/^(.*)\n\n```ts\n([\s\S]*?)^```$/gm)].map(
    ([, line = '', code = '']) => ({
      file: /\]\(examples\/([^)]+)\)/.exec(line)?.[1] ?? `no link: ${line}`,
      code,
    }),
  );
}

test.each(quotesIn(read('docs/testing-with-rivulet.md')))(
  'the lines quoted from $file are in the file',
  ({ file, code }) => {
    const linesOf = (text: string) => text.split('\n').map((line) => line.trim());
    expect(linesOf(read(`${EXAMPLES}/${file}`))).toEqual(expect.arrayContaining(linesOf(code)));
  },
);

testOurGoods('[CAT30] the catalogue of the examples is up to date', () => {
  const expected = catalogueFacts({ seed: 7 }, BASE).map(
    ({ material: _material, kind: _kind, ...product }) => product,
  );
  // The folder of the pictures changes with each of them.
  const withoutFolder = (catalogue: unknown): unknown =>
    JSON.parse(JSON.stringify(catalogue).replaceAll(/pictures\/[\da-f]{8}/g, 'pictures'));
  expect(
    withoutFolder(JSON.parse(read(`${EXAMPLES}/playwright/catalogue-7.json`))),
    `npm run -s catalogue -- --seed 7 > ${EXAMPLES}/playwright/catalogue-7.json`,
  ).toEqual(withoutFolder(expected));
});

const delays = [
  ...read('docs/testing-with-rivulet.md').matchAll(/^\|.*\| +(\d+) \| `(\w+)` in `([^`]+)` +\|$/gm),
];

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
