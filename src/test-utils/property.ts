import * as fc from 'fast-check';

/** Checks a property on 200 random cases; a failing case is shrunk and printed with its seed. */
export function property<Values extends [unknown, ...unknown[]]>(
  ...args: [
    ...arbitraries: { [Key in keyof Values]: fc.Arbitrary<Values[Key]> },
    predicate: (...values: Values) => boolean | void,
  ]
): void {
  fc.assert(fc.property(...args), { numRuns: 200 });
}
