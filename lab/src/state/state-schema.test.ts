import { expect, test } from 'vitest';
import { NEW_VISIT } from '#visit/parts.ts';
import { stateSchema } from './state-schema.ts';
import { formatState } from './state.ts';

test('[LAB13, LAB38] the JSON Schema of a state requires its fields but for the parts, and allows no others', () => {
  const state = formatState(NEW_VISIT, { seed: 7, size: 20, path: '', lab: [] });
  const schema = stateSchema();
  expect(Object.keys(Object(schema['properties']))).toEqual(Object.keys(state));
  expect(schema['required']).toEqual(['state', 'seed', 'size', 'path', 'lab']);
  expect(schema['additionalProperties']).toBe(false);
});

test('[LAB13] by the JSON Schema a line has the index or the id of a product', () => {
  const qty = { type: 'integer', minimum: 1, maximum: 999 };
  const index = { type: 'integer', minimum: 0, maximum: 9999 };
  const id = { type: 'string', description: 'The id of a product' };
  const rest = { type: 'object', additionalProperties: false };
  expect(stateSchema()).toHaveProperty('properties.cart', {
    type: 'array',
    items: {
      anyOf: [
        { ...rest, properties: { index, qty }, required: ['index', 'qty'] },
        { ...rest, properties: { id, qty }, required: ['id', 'qty'] },
      ],
    },
  });
});
