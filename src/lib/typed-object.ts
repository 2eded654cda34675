/** The keys of a constant object, typed: `Object.keys` gives strings. */
export function keysOf<Name extends string>(object: Readonly<Record<Name, unknown>>) {
  return Object.keys(object).filter((name): name is Name => name in object);
}

/** An object with a value for each key, typed: `Object.fromEntries` loses which key has which value. */
export function objectOf<Values extends object>(
  keys: readonly (keyof Values)[],
  valueOf: <Name extends keyof Values>(name: Name) => Values[Name],
): Values {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the callback's type is checked
  return Object.fromEntries(keys.map((name) => [name, valueOf(name)])) as Values;
}
