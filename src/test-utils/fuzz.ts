import * as fc from 'fast-check';

/**
 * The seed of all fuzz tests, a whole number from -2147483648 to 2147483647. It is fixed, so that a failure can be
 * reproduced. `FUZZ_SEED=12345 npx vitest run` (or `npx playwright test`) tries other cases. A failing case is printed
 * with its seed.
 */
export const FUZZ_SEED = readSeed(process.env['FUZZ_SEED'] ?? '20260301');

/** Checks a property on `cases` random cases, the same in each run unless FUZZ_SEED is set. */
export function fuzz<Values extends [unknown, ...unknown[]]>(
  cases: number,
  ...args: [
    ...arbitraries: { [Key in keyof Values]: fc.Arbitrary<Values[Key]> },
    predicate: (...values: Values) => boolean | void,
  ]
): void {
  fc.assert(fc.property(...args), { numRuns: cases, seed: FUZZ_SEED });
}

/** `count` random values, the same in each run unless FUZZ_SEED is set, for end-to-end tests. */
export function samples<Value>(arbitrary: fc.Arbitrary<Value>, count: number): readonly Value[] {
  return fc.sample(arbitrary, { numRuns: count, seed: FUZZ_SEED });
}

function readSeed(raw: string): number {
  const seed = Number(raw);
  if ((seed | 0) !== seed) throw new RangeError(`FUZZ_SEED is not a 32-bit integer: ${raw}`);
  return seed;
}
