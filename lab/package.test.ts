import { expectTypeOf, test } from 'vitest';
import type { PageName } from '#router/routes.ts';
import type { FaultClass, FaultScreen } from './package/facts.ts';
import type { FAULT_CLASSES } from './src/faults/fault.ts';

test('[SERVE19] the types of rivulet/lab have the screens and classes of the lab', () => {
  expectTypeOf<FaultScreen>().toEqualTypeOf<PageName | 'popup' | 'menu'>();
  expectTypeOf<FaultClass>().toEqualTypeOf<(typeof FAULT_CLASSES)[number]>();
});
