// The package has no types.
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    /** `jsonld`: the nodes of a page by their `@type`. */
    validate(data: { jsonld: Readonly<Record<string, readonly unknown[]>> }): Promise<unknown>;
  }
}
