import { expect, test } from 'vitest';
import { parseLabOptions } from './options.ts';

test('[LAB4, LAB43] an unknown, malformed or repeated option is invalid, and the others apply', () => {
  expect(parseLabOptions('')).toMatchObject({ valid: [], invalid: [], clock: null });
  expect(parseLabOptions('fly,clock_5')).toMatchObject({
    valid: ['clock_5'],
    invalid: ['fly'],
    clock: 5,
  });
  expect(parseLabOptions('clock_5,clock_6,clock_5')).toMatchObject({
    valid: ['clock_5'],
    invalid: ['clock_6', 'clock_5'],
    clock: 5,
  });
  const malformed = ['', 'clock', 'clock_', 'clock_-1', 'clock_1.5', 'clock_8640000000000001'];
  const { valid, invalid } = parseLabOptions(malformed.join(','));
  expect({ valid, invalid }).toEqual({ valid: [], invalid: malformed });
  expect(parseLabOptions('clock_8640000000000000').clock).toBe(8.64e15);
});

test('[FAULT9, FAULT46] the first hunt is on, and a fault beside it is invalid', () => {
  const { hunt, valid, invalid, faults } = parseLabOptions(
    'sort-reversed,hunt-42,hunt-43,clock_5,hunt-x',
  );
  expect(hunt).toEqual({ number: 42, count: 5, class: null });
  expect(valid).toEqual(['hunt-42', 'clock_5']);
  expect(invalid.toSorted()).toEqual(['hunt-43', 'hunt-x', 'sort-reversed']);
  expect(faults.size).toBe(0);
});

test('[TASK2, TASK43] one task can be on, beside faults and a clock, but not beside a hunt', () => {
  const { task, valid, invalid } = parseLabOptions('clock_5,task-named,order-short,task-sku');
  expect({ task, valid, invalid }).toEqual({
    task: 'named',
    valid: ['clock_5', 'task-named', 'order-short'],
    invalid: ['task-sku'],
  });
  const hunted = parseLabOptions('task-named,hunt-42,task-fly');
  expect([hunted.task, hunted.valid]).toEqual([null, ['hunt-42']]);
});
