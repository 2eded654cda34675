import type { Checks } from './check.ts';

export const performance: Checks = {};
