import type { Checks, ExpectedErrors } from './check.ts';

export const data: Checks = {};

export const dataErrors: ExpectedErrors = {};
