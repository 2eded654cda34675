import { expect, test } from 'vitest';
import { parseLabOptions } from './options.ts';

test('[LAB4] an unknown, malformed or repeated option is invalid, and the others apply', () => {
  expect(parseLabOptions('', null)).toMatchObject({ valid: [], invalid: [], clock: null });
  expect(parseLabOptions('fly,clock_5', null)).toMatchObject({
    valid: ['clock_5'],
    invalid: ['fly'],
    clock: 5,
  });
  expect(parseLabOptions('clock_5,clock_6,clock_5', null)).toMatchObject({
    valid: ['clock_5'],
    invalid: ['clock_6', 'clock_5'],
    clock: 5,
  });
  const malformed = ['', 'clock', 'clock_', 'clock_-1', 'clock_1.5', 'clock_8640000000000001'];
  const { valid, invalid } = parseLabOptions(malformed.join(','), null);
  expect({ valid, invalid }).toEqual({ valid: [], invalid: malformed });
  expect(parseLabOptions('clock_8640000000000000', null).clock).toBe(8.64e15);
});

test('[LAB6] the panel starts open without options, folded with some, or as the URL or the session says', () => {
  const panelOf = (...args: Parameters<typeof parseLabOptions>) => parseLabOptions(...args).panel;
  expect(panelOf('', null)).toBe('open');
  expect(panelOf('clock_5', null)).toBe('folded');
  expect(panelOf('', 'off')).toBe('off');
  expect(panelOf('clock_5', 'open')).toBe('open');
  expect(panelOf('', 'wide')).toBe('open');
  expect(panelOf('', null, { lab: '', panel: 'folded' })).toBe('folded');
  expect(panelOf('', 'open', { lab: '', panel: 'off' })).toBe('open');
  expect(panelOf('clock_5', null, { lab: '', panel: 'off' })).toBe('folded');
});

test('[FAULT9] the first hunt is on, and a fault beside it is invalid', () => {
  const { hunt, valid, invalid, faults } = parseLabOptions(
    'sort-reversed,hunt-42,hunt-43,clock_5,hunt-x',
    null,
  );
  expect(hunt).toEqual({ number: 42, count: 5, class: null });
  expect(valid).toEqual(['hunt-42', 'clock_5']);
  expect(invalid.toSorted()).toEqual(['hunt-43', 'hunt-x', 'sort-reversed']);
  expect(faults.size).toBe(0);
});

test('[TASK2] one task can be on, beside faults and a clock, but not beside a hunt', () => {
  const { task, valid, invalid } = parseLabOptions('clock_5,task-named,order-short,task-sku', null);
  expect({ task, valid, invalid }).toEqual({
    task: 'named',
    valid: ['clock_5', 'task-named', 'order-short'],
    invalid: ['task-sku'],
  });
  const hunted = parseLabOptions('task-named,hunt-42,task-fly', null);
  expect([hunted.task, hunted.valid]).toEqual([null, ['hunt-42']]);
});
