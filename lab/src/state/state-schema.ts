/* The JSON Schema of a state. The shop does not import it. */
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { MAX_SIZE } from '#domain/catalogue/product-id.ts';
import { PRODUCT_ID } from '#visit/parts.ts';
import { CONTEXT } from './state.ts';
import { STATE_PART_NAMES, STATE_PARTS } from './state-parts.ts';

type Json = Readonly<Record<string, unknown>>;

const INDEX = { type: 'integer', minimum: 0, maximum: MAX_SIZE - 1 };

/** The content of `lab/state.schema.json` (SPEC LAB13). */
export function stateSchema(): Json {
  const { seed, size, path, lab } = CONTEXT;
  const parts = STATE_PART_NAMES.map(
    (name) => [name, v.exactOptional(STATE_PARTS[name].schema)] as const,
  );
  const fields = { state: v.literal(1), seed, size, path, ...Object.fromEntries(parts), lab };
  const { $schema, ...rules } = toJsonSchema(v.object(fields), {
    target: 'draft-2020-12',
    // What they check depends on the catalogue, or has no word in JSON Schema.
    ignoreActions: ['check', 'to_lower_case', 'transform', 'readonly'],
  });
  return {
    $schema,
    title: 'State of a visit',
    description: 'What the lab of the shop exports and imports: see lab/rivulet.d.ts.',
    ...Object(withIndexes(rules)),
  };
}

/** A product, an object's `id` or an item of a list, may be an index instead; no object has other fields. */
function withIndexes(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map((item) => withIndexes(item));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { propertyNames: _, ...rules } = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, withIndexes(value)]),
  );
  const { items } = rules;
  if (isProductId(items)) return { ...rules, items: { anyOf: [INDEX, items] } };
  if (!('required' in rules)) return rules;
  const properties: Json = Object(rules['properties']);
  const { id, ...others } = properties;
  const closed = { ...rules, additionalProperties: false };
  if (id === undefined) return closed;
  const named = (name: Json) => ({
    ...closed,
    properties: { ...name, ...others },
    required: [...Object.keys(name), ...Object.keys(others)],
  });
  return { anyOf: [named({ index: INDEX }), named({ id })] };
}

function isProductId(schema: unknown): boolean {
  return Object(schema).description === v.getDescription(PRODUCT_ID);
}
