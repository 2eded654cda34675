/** A method that one or more faults have wrapped. */
interface Patch {
  readonly healthy: Method;
  readonly layers: { readonly key: string; readonly replace: (healthy: Method) => Method }[];
  /** The healthy method wrapped by all layers. */
  current: Method;
}

type Method = (...args: never[]) => unknown;

const patches = new WeakMap<object, Map<PropertyKey, Patch>>();

/**
 * Wraps a method of an object. Several faults can wrap the same method: they apply in the order of their keys, whatever
 * the order in which they are switched on (SPEC FAULT3). Returns a function that undoes this wrapping.
 */
export function patchMethod<
  Name extends PropertyKey,
  Owner extends Record<Name, (...args: never[]) => unknown>,
>(
  owner: Owner,
  name: Name,
  key: string,
  replace: (healthy: Owner[Name]) => Owner[Name],
): () => void {
  const methods = patches.get(owner) ?? new Map<PropertyKey, Patch>();
  patches.set(owner, methods);
  const patch = methods.get(name) ?? install(owner, name);
  methods.set(name, patch);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all layers of one method have its type
  const layer = { key, replace: replace as unknown as (healthy: Method) => Method };
  patch.layers.push(layer);
  compose(patch);
  return () => {
    patch.layers.splice(patch.layers.indexOf(layer), 1);
    compose(patch);
    if (patch.layers.length > 0) return;
    methods.delete(name);
    Object.assign(owner, { [name]: patch.healthy });
  };
}

function install<Name extends PropertyKey>(owner: Record<Name, Method>, name: Name): Patch {
  const healthy = owner[name];
  const patch: Patch = { healthy, layers: [], current: healthy };
  const patched = new Proxy(healthy, {
    // A proxy, because components may hold a reference to the method.
    apply: (_healthy, self, args): unknown => Reflect.apply(patch.current, self, args),
  });
  Object.assign(owner, { [name]: patched });
  return patch;
}

function compose(patch: Patch): void {
  patch.current = patch.layers
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .reduce((method, { replace }) => replace(method), patch.healthy);
}
