// The package brings no types of its own.
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    /** `jsonld`: the things of a page by their type. */
    validate(data: { jsonld: Readonly<Record<string, readonly unknown[]>> }): Promise<unknown>;
  }
}
