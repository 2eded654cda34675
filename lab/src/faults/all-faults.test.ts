import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { matchRoute } from '#router/routes.ts';
import { ALL_FAULTS } from './all-faults.ts';
import { FAULT_CLASSES } from './fault.ts';

const SPEC = readFileSync(join(import.meta.dirname, '../../../SPEC.md'), 'utf8');

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

describe.each(ALL_FAULTS.map((fault) => [fault.key, fault] as const))('%s', (key, fault) => {
  test('can be switched on', () => {
    expect(fault.inject ?? fault.decorate).toBeDefined();
    if (fault.decorate) expect(fault.needsReload).toBe(true);
  });

  test('has a default dose within its bounds', () => {
    const { dose } = fault;
    if (dose) expect(dose.default >= dose.min && dose.default <= dose.max).toBe(true);
  });

  test('breaks something if it is a fault, nothing if it is a condition; rules are in SPEC.md', () => {
    const rules = fault.breaks.filter((name) => /^[A-Z]+\d+$/.test(name));
    for (const rule of rules) expect(SPEC).toContain(`- **${rule}** `);
    expect(fault.breaks.length > 0).toBe(fault.kind === 'fault');
  });

  test('has three cases: the fault is off in `passed`, on in `failed` and `inapplicable`', () => {
    const { passed, failed, inapplicable } = fault.cases;
    const option = new RegExp(`[?&]lab=${key}(?:_\\d+)?(?:$|[&#])`);
    expect([passed, failed, inapplicable].map((url) => option.test(url))).toEqual([
      false,
      true,
      true,
    ]);
    for (const url of [passed, failed, inapplicable]) {
      const route = matchRoute(`/${url.replace(/[?#].*/, '')}`);
      expect(url).toContain('seed=7');
      expect(route.page).not.toBe('not-found');
    }
  });
});
