/**
 * The version of the suite: of every goal, start, limit and verdict. Figures of two versions must not be compared.
 * `suite.test.ts` fails until a change of any of them raises it.
 */
export const SUITE_VERSION = 6;
