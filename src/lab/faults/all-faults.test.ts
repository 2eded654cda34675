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

test('[FAULT1] no two faults have the same key or title', () => {
  expect(new Set(ALL_FAULTS.map(({ key }) => key)).size).toBe(ALL_FAULTS.length);
  expect(new Set(ALL_FAULTS.map(({ title }) => title)).size).toBe(ALL_FAULTS.length);
});

test('[FAULT13] no hint is given twice', () => {
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

  test('breaks a rule of SPEC.md, a success criterion or a web vital, unless it is a condition', () => {
    const rules = fault.breaks.filter((name) => /^[A-Z]+\d+$/.test(name));
    for (const rule of rules) expect(SPEC).toContain(`- **${rule}** `);
    expect(fault.breaks.length > 0).toBe(fault.kind === 'fault');
  });

  test('has three cases, of which only the first is without the fault', () => {
    const { passed, failed, inapplicable } = fault.cases;
    const option = new RegExp(`[?&]lab=${key}(?:_\\d+)?(?:$|[&#])`);
    expect([passed, failed, inapplicable].map((address) => option.test(address))).toEqual([
      false,
      true,
      true,
    ]);
    for (const address of [passed, failed, inapplicable]) {
      const route = matchRoute(`/${address.replace(/[?#].*/, '')}`);
      expect(address).toContain('seed=7');
      expect(route.page).not.toBe('not-found');
    }
  });
});
