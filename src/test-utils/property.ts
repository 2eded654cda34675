import * as fc from 'fast-check';

/** Checks on 200 random cases that something always holds; a case that fails is shrunk and shown with its seed. */
export function property<Values extends [unknown, ...unknown[]]>(
  ...args: [
    ...arbitraries: { [Key in keyof Values]: fc.Arbitrary<Values[Key]> },
    predicate: (...values: Values) => boolean | void,
  ]
): void {
  fc.assert(fc.property(...args), { numRuns: 200 });
}
