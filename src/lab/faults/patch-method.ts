/** A method that faults have replaced. */
interface Patch {
  readonly healthy: Method;
  readonly layers: { readonly key: string; readonly replace: (healthy: Method) => Method }[];
  /** What is called now: the layers around the healthy method. */
  current: Method;
}

type Method = (...args: never[]) => unknown;

const patches = new WeakMap<object, Map<PropertyKey, Patch>>();

/**
 * Replaces a method of an object; several faults can replace the same one. They apply in the order of their keys, not in
 * that of switching them on: the same faults together do the same. Returns a function that undoes this replacement.
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
    // A component may hold on to the method.
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
