/* In a state a product of the catalogue is its index: shorter than its id, and readable. */
import { indexInCatalogue } from '#domain/cart/cart-link.ts';
import { formatProductId, parseProductId } from '#domain/catalogue/product-id.ts';
import type { LabState, ProductState } from '../../public/rivulet.d.ts';
import { pathTo, stateError } from './state-error.ts';

export type CatalogueKey = Pick<LabState, 'seed' | 'size'>;

/** JSON as a state has it. A text in a list is the id of a product. */
type InState<Json> = Json extends readonly (infer Item)[]
  ? readonly (Item extends string ? number | string : InState<Item>)[]
  : Json extends { readonly id: string }
    ? ProductState & InState<Omit<Json, 'id'>>
    : Json extends object
      ? { readonly [Key in keyof Json]: InState<Json[Key]> }
      : Json;

/**
 * Replaces the ids of a catalogue's products in JSON by their indexes: a field `id` by a field `index`, and keys of
 * objects and items of lists. Other products keep their ids.
 */
export function idsToIndexes<Json>(json: Json, catalogue: CatalogueKey): InState<Json>;
export function idsToIndexes(json: unknown, catalogue: CatalogueKey): unknown {
  if (Array.isArray(json))
    return json.map((item) => indexOf(item, catalogue) ?? idsToIndexes(item, catalogue));
  if (!isObject(json)) return json;
  const fields = Object.entries(json).map(([key, value]) => {
    const index = key === 'id' ? indexOf(value, catalogue) : null;
    return index === null
      ? [indexKey(key, catalogue) ?? key, idsToIndexes(value, catalogue)]
      : ['index', index];
  });
  return Object.fromEntries(fields);
}

/**
 * The reverse of `idsToIndexes`; ids become lower case. Throws a `StateError` for an index that is not in the catalogue and
 * for a product with two keys. `path`: where in the state the JSON is.
 */
export function indexesToIds(json: unknown, catalogue: CatalogueKey, path: string): unknown {
  const { seed, size } = catalogue;
  const idAt = (index: unknown, at: string): string => {
    const isIndex = Number.isInteger(index) && Number(index) >= 0 && Number(index) < size;
    if (isIndex) return formatProductId({ seed, index: Number(index) });
    throw stateError(at, `must be an index of the catalogue, 0 to ${size - 1}`);
  };
  const toId = (name: unknown, at: string): unknown => {
    if (typeof name === 'number') return idAt(name, at);
    return typeof name === 'string' && parseProductId(name) ? name.toLowerCase() : name;
  };
  if (Array.isArray(json)) {
    return json.map((item, at) =>
      isObject(item) || Array.isArray(item)
        ? indexesToIds(item, catalogue, path + pathTo(at))
        : toId(item, path + pathTo(at)),
    );
  }
  if (!isObject(json)) return json;
  const named: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(json)) {
    const at = path + pathTo(key);
    if (key === 'index') {
      if ('id' in json) throw stateError(at, 'is unknown here, beside an id');
      named['id'] = idAt(value, at);
    } else if (key === 'id') named['id'] = toId(value, at);
    else {
      const name = String(toId(/^(?:0|[1-9]\d*)$/.test(key) ? Number(key) : key, at));
      if (Object.hasOwn(named, name)) throw stateError(at, 'names the product of another field');
      named[name] = indexesToIds(value, catalogue, at);
    }
  }
  return named;
}

function indexOf(id: unknown, { seed, size }: CatalogueKey): number | null {
  return typeof id === 'string' ? indexInCatalogue(id, seed, size) : null;
}

/** The key of a product of the catalogue: its index as text; `null` for any other key. */
export function indexKey(key: unknown, catalogue: CatalogueKey): string | null {
  const index = indexOf(key, catalogue);
  return index === null ? null : String(index);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
