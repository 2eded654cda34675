import type { Checks } from './check.ts';

export const data: Checks = {};
