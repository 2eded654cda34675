import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { matchRoute } from '#router/routes.ts';
import { ALL_FAULTS } from './all-faults.ts';
import { FAULT_CLASSES } from './fault.ts';

const SPEC = readText('../../../SPEC.md');

test('[FAULT1] each class has at least eight faults, and there are eight conditions', () => {
  const count = (name: string, kind: string) =>
    ALL_FAULTS.filter((fault) => fault.class === name && fault.kind === kind).length;
  for (const name of FAULT_CLASSES) expect(count(name, 'fault')).toBeGreaterThanOrEqual(8);
  expect(ALL_FAULTS.filter(({ kind }) => kind === 'condition').length).toBeGreaterThanOrEqual(8);
});

test('[FAULT1] keys and titles of faults are unique', () => {
  expect(new Set(ALL_FAULTS.map(({ key }) => key)).size).toBe(ALL_FAULTS.length);
  expect(new Set(ALL_FAULTS.map(({ title }) => title)).size).toBe(ALL_FAULTS.length);
});

test('[FAULT13] hints are unique', () => {
  const hints = ALL_FAULTS.flatMap(({ hints }) => hints);
  expect(hints.filter((hint, index) => hints.indexOf(hint) !== index)).toEqual([]);
});

describe.each(ALL_FAULTS.map((fault) => [fault.key, fault] as const))('%s', (_key, fault) => {
  test('can be switched on', () => {
    expect(fault.inject ?? fault.decorate).toBeDefined();
  });

  test('has a default dose within its bounds', () => {
    const { dose } = fault;
    if (dose) expect(dose.default >= dose.min && dose.default <= dose.max).toBe(true);
  });

  test('breaks rules that are in SPEC.md', () => {
    const rules = fault.breaks.filter((name) => /^[A-Z]+\d+$/.test(name));
    for (const rule of rules) expect(SPEC).toContain(`- **${rule}** `);
  });

  test('has three cases on pages of the shop, in the catalogue of seed 7', () => {
    for (const [name, url] of Object.entries(fault.cases)) {
      expect(url).toContain('seed=7');
      const { page } = matchRoute(`/${url.replace(/[?#].*/, '')}`);
      // Only the page of an unknown path has no product.
      if (name !== 'inapplicable') expect(page).not.toBe('not-found');
    }
  });
});

test('[FAULT21] the code of the faults uses only attributes that the documents name', () => {
  const documents = ['../../../SPEC.md', '../../SPEC.md', '../../../docs/testing-with-rivulet.md'];
  const named = documents.map(readText).join('\n');
  const used = [import.meta.dirname, join(import.meta.dirname, '../fault-target')].flatMap(
    (folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
        .flatMap((file) => attributesIn(readFileSync(join(folder, file), 'utf8'))),
  );
  expect(used).toContain('data-product');
  expect([...new Set(used)].filter((name) => !named.includes(`\`${name}`))).toEqual([]);
});

/** The `data-*` attributes in selectors, and those that code reads. Others are of HTML or ARIA. */
function attributesIn(code: string): readonly string[] {
  const names = code.match(/\bdata-[a-z-]+/g) ?? [];
  const read = [...code.matchAll(/(?:dataset\[?['.]|htmlData\(\)\.)(\w+)/g)].map(
    ([, name = '']) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  );
  return [...names, ...read];
}

function readText(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8');
}
