import * as v from 'valibot';
import { expect, test } from 'vitest';
import { integer, PRODUCT_ID, text } from './fields.ts';
import { parseInput } from './input.ts';

const FIELDS = {
  name: text(10, 'A name'),
  count: v.optional(integer(1, 9, 'How many')),
  stars: v.optional(v.pipe(v.picklist([1, 2], 'must be 1 or 2'), v.description('Stars'))),
};

test('[AGENT3, AGENT20] a number as text is a number, null and an empty text are absent, other texts are wrong', () => {
  expect(parseInput(FIELDS, { name: '7', count: ' 3 ' })).toEqual({ name: '7', count: 3 });
  expect(parseInput(FIELDS, { name: '7', stars: '2' })).toEqual({ name: '7', stars: 2 });
  expect(() => parseInput(FIELDS, { name: 'a', stars: '3' })).toThrow('stars must be 1 or 2');
  expect(parseInput(FIELDS, { name: 'a', count: null })).toEqual({ name: 'a' });
  expect(parseInput(FIELDS, { name: 'a', count: '' })).toEqual({ name: 'a' });
  expect(() => parseInput(FIELDS, { name: '' })).toThrow('The parameter name is missing.');
  expect(() => parseInput({ id: PRODUCT_ID }, { id: 'lamp' })).toThrow(
    'id must be the id of a product, from search_products.',
  );
  for (const count of ['three', '0x3', '3.5', '1e1', true]) {
    expect(() => parseInput(FIELDS, { name: 'a', count })).toThrow('count must be a whole number');
  }
});
