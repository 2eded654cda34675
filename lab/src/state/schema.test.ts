import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { expect, expectTypeOf, test } from 'vitest';
import { PARTS, type Visit } from '#visit/parts.ts';
import type { LabState, ProductState } from '../lab-api.ts';
import { CONTEXT, STATE_PARTS, type StateContext } from './state.ts';

type Json = Readonly<Record<string, unknown>>;

test('[LAB13] lab/state.schema.json is the JSON Schema of what the shop reads', async () => {
  const { seed, size, path, lab } = CONTEXT;
  const parts = STATE_PARTS.map((name) => [name, PARTS[name].schema] as const);
  const fields = { state: v.literal(1), seed, size, path, ...Object.fromEntries(parts), lab };
  const { $schema, ...rules } = toJsonSchema(v.object(fields), {
    target: 'draft-2020-12',
    // What they check depends on the catalogue, or has no word in JSON Schema.
    ignoreActions: ['check', 'to_lower_case', 'transform', 'readonly'],
  });
  const schema = {
    $schema,
    title: 'State of a visit',
    description: 'What the lab of the shop exports and imports: see lab/rivulet.d.ts.',
    ...Object(withIndexes(rules)),
  };
  // `npx vitest run lab/src/state/schema.test.ts --update` writes it.
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(
    '../../public/state.schema.json',
  );
});

const INDEX = { type: 'integer', minimum: 0, maximum: 9999 };

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
  const { id, ...others } = rules['properties'] as Json;
  const closed = { ...rules, additionalProperties: false };
  if (id === undefined) return closed;
  return {
    anyOf: [{ index: INDEX }, { id }].map((name) => ({
      ...closed,
      properties: { ...name, ...others },
      required: [...Object.keys(name), ...Object.keys(others)],
    })),
  };
}

function isProductId(schema: unknown): boolean {
  return Object(schema).description === 'The id of a product';
}

/** A part as a state has it. A text in a list is the id of a product. */
type InState<Type> = Type extends readonly (infer Item)[]
  ? readonly (Item extends string ? number | string : InState<Item>)[]
  : Type extends { readonly id: string }
    ? ProductState & InState<Omit<Type, 'id'>>
    : Type extends object
      ? { readonly [Key in keyof Type]: InState<Type[Key]> }
      : Type;

test('[LAB13] lab/rivulet.d.ts has the types of the parts of the visit', () => {
  type Parts = InState<Omit<Visit, 'drafts'>>;
  type Published = Omit<LabState, keyof StateContext | 'state'>;
  expectTypeOf<Parts>().toExtend<Published>();
  expectTypeOf<Published>().toExtend<Parts>();
});
