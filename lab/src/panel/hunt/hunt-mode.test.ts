import { expect, test } from 'vitest';
import { ALL_FAULTS } from '../../faults/all-faults.ts';
import type { FaultClass } from '../../faults/fault.ts';
import { createHunt } from '../../hunt/hunt.ts';
import { afterPointing } from './hunt-mode.ts';

const faults = ALL_FAULTS.filter((fault) => fault.class === 'data').slice(0, 2);
const aim = { element: 'p', path: '', faults };
const huntOf = (faultClass: FaultClass | null) =>
  createHunt({ number: 1, count: 2, class: faultClass }, faults, {
    seed: 7,
    size: 20,
    stored: null,
    now: () => 0,
  });

test('[FAULT12] the class is asked unless the hunt has only one', () => {
  expect(afterPointing(huntOf(null), aim)).toEqual({ name: 'class', aim });
  expect(afterPointing(huntOf('data'), { ...aim, faults: [] })).toEqual({
    name: 'idle',
    message: 'False: no data fault of this hunt is there.',
  });
});

test('[FAULT53] what is said of a report that may mean several faults names none of them', () => {
  expect(afterPointing(huntOf('data'), aim)).toEqual({
    name: 'idle',
    message:
      'Not counted: this may be one of several faults. Point at the very part that is wrong.',
  });
});
