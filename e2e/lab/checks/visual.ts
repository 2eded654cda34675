import type { Checks } from './check.ts';

export const visual: Checks = {};
