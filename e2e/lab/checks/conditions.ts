import type { Checks } from './check.ts';

export const conditions: Checks = {};
