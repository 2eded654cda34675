import { expectTypeOf, test } from 'vitest';
import type { FaultFacts } from './src/faults/fault.ts';
import type { faults } from './package/lab.d.mts';

test('[SERVE20] the types of rivulet/lab are those of the answer sheet', () => {
  expectTypeOf<typeof faults>().toEqualTypeOf<readonly FaultFacts[]>();
});
