import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCatalogue, productAt } from '#domain/catalogue/generate.ts';
import { formatProductId } from '#domain/catalogue/product-id.ts';
import { orderNumber } from '#domain/order.ts';
import type { Visit } from '#stores/visit.ts';
import { NEW_VISIT } from '#stores/visit.ts';
import { property } from '#test-utils/property.ts';
import { BASE } from '#test-utils/products.ts';
import type { LabState } from '../lab-api.ts';
import { formatState } from './format-state.ts';
import { linkOf, readStateLink } from './link.ts';
import { parseState } from './parse-state.ts';

const SETTING = { seed: 7, size: 20, path: 'products?q=wool', lab: ['clock_1767225600000'] };
const PRODUCT = productAt({ seed: 7, index: 3 }, BASE);
const OTHER = productAt({ seed: 8, index: 3 }, BASE);
const VISIT: Visit = {
  items: [
    { ...PRODUCT, qty: 2 },
    { ...OTHER, qty: 999 },
  ],
  history: [{ query: 'wool', timestamp: '2026-01-01T00:00:00.000Z' }],
  reviews: { [PRODUCT.id]: [{ name: 'You', text: 'Fine', rating: 4 }] },
  drafts: {},
  orders: [{ number: orderNumber(7, 1), items: [{ ...PRODUCT, qty: 1 }] }],
};
const STATE = formatState(VISIT, SETTING);

test('a state is a visit as JSON', () => {
  expect(JSON.parse(JSON.stringify(STATE))).toEqual({
    state: 1,
    seed: 7,
    size: 20,
    path: 'products?q=wool',
    cart: [
      { index: 3, qty: 2 },
      { id: OTHER.id, qty: 999 },
    ],
    history: [{ query: 'wool', timestamp: '2026-01-01T00:00:00.000Z' }],
    reviews: { 3: [{ text: 'Fine', rating: 4 }] },
    orders: [
      {
        number: orderNumber(7, 1),
        lines: [{ index: 3, title: PRODUCT.title, price: PRODUCT.price, qty: 1 }],
        total: PRODUCT.price,
      },
    ],
    lab: ['clock_1767225600000'],
  });
  expect(parseState(STATE)).toEqual({ state: STATE, visit: VISIT });
  expect(parseState(JSON.stringify(STATE))).toEqual({ state: STATE, visit: VISIT });
  const link = new URL(linkOf(STATE), 'https://a.example');
  expect(link.pathname + link.search).toBe(
    '/rivulet/products?q=wool&seed=7&size=20&lab=clock_1767225600000',
  );
  expect(readStateLink(link.hash, '')).toEqual({ state: STATE, visit: VISIT });
});
