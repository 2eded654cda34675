import type { Checks } from './check.ts';

export const accessibility: Checks = {};
