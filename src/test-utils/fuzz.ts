import * as fc from 'fast-check';

/**
 * Where the fuzzers and the walks with two tabs begin: a whole number from -2147483648 to 2147483647. It is
 * fixed, so that a run that fails fails again. `FUZZ_SEED=12345 npx vitest run` (or `npx playwright test`)
 * tries other cases. A case that fails is printed with its seed.
 */
export const FUZZ_SEED = readSeed(process.env['FUZZ_SEED'] ?? '20260301');

/** Checks on so many cases that something always holds: the same cases each time, unless FUZZ_SEED is set. */
export function fuzz<Values extends [unknown, ...unknown[]]>(
  cases: number,
  ...args: [
    ...arbitraries: { [Key in keyof Values]: fc.Arbitrary<Values[Key]> },
    predicate: (...values: Values) => boolean | void,
  ]
): void {
  fc.assert(fc.property(...args), { numRuns: cases, seed: FUZZ_SEED });
}

/** So many random values, the same each time unless FUZZ_SEED is set: for stories, which check them one by one. */
export function samples<Value>(arbitrary: fc.Arbitrary<Value>, count: number): readonly Value[] {
  return fc.sample(arbitrary, { numRuns: count, seed: FUZZ_SEED });
}

function readSeed(raw: string): number {
  const seed = Number(raw);
  if ((seed | 0) !== seed) throw new RangeError(`FUZZ_SEED is no whole 32-bit number: ${raw}`);
  return seed;
}
