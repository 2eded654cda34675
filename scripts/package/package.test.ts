import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictureFile } from '#domain/product-kinds/picture-file.ts';
import { catalogueFacts } from '#domain/catalogue-facts.ts';
import { BASE, sampleProducts } from '#test-utils/products.ts';
import { declareTypes } from './declare-types.ts';
import { shipDocuments } from './ship-documents.ts';

test('[SERVE37] the catalogue has the products of the shop, with their kinds and materials', () => {
  const facts = catalogueFacts({ seed: 7, size: 500 }, BASE);
  const shown = sampleProducts(7, 500).map(({ id, title, price, rating, picture }) => ({
    id,
    title,
    price,
    rating,
    image: BASE + pictureFile(picture, 300),
  }));
  expect(facts).toMatchObject(shown);
  for (const { title, description, material, kind } of facts) {
    expect(description).not.toBe('');
    expect(title.endsWith(` ${kind}`)).toBe(true);
    expect(material).toMatch(/^[A-Z]/);
  }
  expect(catalogueFacts({ seed: 7 }, BASE)).toEqual(facts.slice(0, 20));
});

test.each([
  ['seed', { seed: -1 }, '-1'],
  ['seed', { seed: 4294967296 }, '4294967296'],
  ['seed', { seed: 1.5 }, '1.5'],
  ['size', { seed: 7, size: 0 }, '0'],
  ['size', { seed: 7, size: 10001 }, '10001'],
])('[SERVE38] an invalid %s throws a RangeError: %o', (name, options, value) => {
  const message = new RegExp(`^A ${name} is a whole number from .+, not '${value}'$`);
  expect(() => catalogueFacts(options, BASE)).toThrow(RangeError);
  expect(() => catalogueFacts(options, BASE)).toThrow(message);
});

/** A test file of another project. */
const SAMPLE = `
import { catalogue, start } from './types/scripts/package/index.js';
import { faults } from './types/lab/package/lab.js';
import { judge, seeds, summarise, task, templates, type Play } from './types/agents/tasks.js';

export async function check(): Promise<string> {
  const { url, close } = await start({ port: 0 });
  await close();
  return url + catalogue({ seed: 7, size: 1 })[0]?.material + faults[0]?.where.selector;
}
export const goals: string[] = templates.map(({ id }) => task(id, seeds(1)[0] ?? 1).goal);
export const solved = (plays: Play[]): number[] => summarise(plays).map(({ mean }) => mean.low);
export const verdict: 'pass' | 'fail' | 'error' = judge({}).verdict;
// @ts-expect-error -- a catalogue without a seed would be another one in each run
catalogue({ size: 5 });
// @ts-expect-error -- no such fact
faults[0]?.place;
`;

test('[SERVE19] another project compiles with the declarations alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rivulet-package-types-'));
  declareTypes(join(folder, 'types'));
  writeFileSync(join(folder, 'sample.ts'), SAMPLE);
  const options = '--noEmit --strict --target es2022 --module nodenext sample.ts';
  const args = [join(process.cwd(), 'node_modules/typescript/bin/tsc'), ...options.split(' ')];
  expect(() => execFileSync(process.execPath, args, { cwd: folder, stdio: 'pipe' })).not.toThrow();
  rmSync(folder, { recursive: true });
});

test('[SERVE35] the documents in the package link to each other, and to nothing that it lacks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rivulet-package-documents-'));
  shipDocuments(folder);
  const targetsOf = (path: string) =>
    Array.from(
      readFileSync(join(folder, path), 'utf8').matchAll(/\]\((?!https:|#)([^)#]+)/g),
      ([, target = '']) => join(path, '..', target),
    );
  // `pack.ts` adds the licence.
  expect(new Set(targetsOf('README.md'))).toEqual(
    new Set(['agents/tasks.md', 'docs/agents.md', 'LICENSE']),
  );
  for (const path of ['agents/tasks.md', 'docs/agents.md']) {
    const targets = targetsOf(path);
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter((target) => !existsSync(join(folder, target)))).toEqual([]);
  }
  rmSync(folder, { recursive: true });
});
