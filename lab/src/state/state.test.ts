import { expect, test } from 'vitest';
import { productAt, productFromId } from '#domain/catalogue/generate.ts';
import { totalsOf } from '#domain/cart/items.ts';
import { toPrice } from '#domain/money.ts';
import { createOrder, orderNumber, type OrderLine } from '#domain/cart/order.ts';
import { NEW_VISIT, type Visit } from '#visit/parts.ts';
import { property } from '#test-utils/property.ts';
import OLD from '../../test-utils/old-link.json' with { type: 'json' };
import { anyVisit, VISITED } from '../../test-utils/visits.ts';
import { StateError } from './state-error.ts';
import { linkOf, readStateLink } from './link.ts';
import { formatState, isSameVisit, parseState } from './state.ts';

const SETTING = { ...VISITED, path: 'products?q=walnut', lab: ['clock_1767225600000'] };
const PRODUCT = productAt({ seed: 7, index: 3 });
const OTHER = productAt({ seed: 8, index: 3 });
const VISIT: Visit = {
  ...NEW_VISIT,
  cart: [
    { id: PRODUCT.id, qty: 2 },
    { id: OTHER.id, qty: 999 },
  ],
  history: [{ query: 'walnut', timestamp: '2026-01-01T00:00:00.000Z' }],
  reviews: { [PRODUCT.id]: [{ text: 'Fine', rating: 4 }] },
  orders: [createOrder(orderNumber(7, 1), [{ ...PRODUCT, qty: 1 }])],
};
const STATE = formatState(VISIT, SETTING);

test('[LAB10] a state names products of its catalogue by index and others by id', () => {
  expect(STATE).toEqual({
    state: 1,
    seed: 7,
    size: 20,
    path: 'products?q=walnut',
    cart: [
      { index: 3, qty: 2 },
      { id: OTHER.id, qty: 999 },
    ],
    history: [{ query: 'walnut', timestamp: '2026-01-01T00:00:00.000Z' }],
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
});

test('[LAB14] a state that is formatted, linked and parsed is the same state and the same visit', () => {
  property(anyVisit, (visit) => {
    const state = formatState(visit, SETTING);
    expect(parseState(state)).toEqual({ state, visit });
    const text = JSON.stringify(state);
    expect(JSON.stringify(parseState(text).state)).toBe(text);
    const { pathname, search, hash } = new URL(linkOf(state), 'https://shop.example');
    expect(pathname + search).toBe(
      '/rivulet/products?q=walnut&seed=7&size=20&lab=clock_1767225600000',
    );
    expect(readStateLink(hash, '')).toEqual({ state, visit });
  });
});

test.each(['.', ')', '&utm_source=mail'])(
  '[LAB47] a link with %s behind it is read',
  (appended) => {
    expect(readStateLink(`#state=e30${appended}`, '')).toEqual(readStateLink('#state=e30', ''));
  },
);

/** Invalid states, as changes to a valid one, each with its message. */
const INVALID: readonly (readonly [change: object, message: string])[] = [
  [{ state: 2 }, 'state: must be 1'],
  [{ seed: -1 }, 'seed: must be a whole number from 0 to 4294967295'],
  [{ seed: '7' }, 'seed: must be a whole number from 0 to 4294967295'],
  [{ size: 0 }, 'size: must be a whole number from 1 to 10000'],
  [{ size: 10_001 }, 'size: must be a whole number from 1 to 10000'],
  [{ cart: {} }, 'cart: must be a list'],
  [{ cart: [3] }, 'cart[0]: must be an object'],
  [{ cart: [{ index: 3, qty: 0 }] }, 'cart[0].qty: must be a whole number from 1 to 999'],
  [{ cart: [{ index: 3, qty: 1.5 }] }, 'cart[0].qty: must be a whole number from 1 to 999'],
  [{ cart: [{ index: '3', qty: 1 }] }, 'cart[0].index: must be an index of the catalogue, 0 to 19'],
  [{ cart: [{ index: 3 }] }, 'cart[0].qty: is missing'],
  [{ cart: [{ qty: 1 }] }, 'cart[0].id: is missing'],
  [
    { cart: [{ index: 3, qty: 1, price: '1.00' }] },
    'cart[0].price: is unknown here, or there twice',
  ],
  [{ cart: [{ index: 20, qty: 1 }] }, 'cart[0].index: must be an index of the catalogue, 0 to 19'],
  [{ cart: [{ id: 'x', qty: 1 }] }, 'cart[0].id: must be the id of a product'],
  [
    {
      cart: [
        { index: 3, qty: 1 },
        { id: PRODUCT.id.toUpperCase(), qty: 1 },
      ],
    },
    'cart[1]: is unknown here, or there twice',
  ],
  [
    { history: [{ query: ' walnut', timestamp: '2026-01-01T00:00:00.000Z' }] },
    'history[0].query: must be "walnut"',
  ],
  [
    { history: [{ query: 'walnut', timestamp: 'today' }] },
    'history[0].timestamp: must be a time by ISO 8601',
  ],
  [
    {
      history: ['walnut', ' WALNUT'.trim()].map((query) => ({
        query,
        timestamp: '2026-01-01T00:00:00.000Z',
      })),
    },
    'history[1]: is unknown here, or there twice',
  ],
  [{ history: Array.from({ length: 11 }) }, 'history[0]: must be an object'],
  [
    { reviews: { 20: [{ text: 'a', rating: 1 }] } },
    'reviews.20: must be an index of the catalogue, 0 to 19',
  ],
  [{ reviews: { '03': [{ text: 'a', rating: 1 }] } }, 'reviews.03: must be the id of a product'],
  [{ reviews: { 3: [] } }, 'reviews.3: must have a review'],
  [
    { reviews: { 3: [{ text: 'a', rating: 6 }] } },
    'reviews.3[0].rating: must be a whole number from 1 to 5',
  ],
  [{ reviews: { 3: [{ text: ' ', rating: 1 }] } }, 'reviews.3[0].text: must not be blank'],
  [
    { orders: [{ ...STATE.orders[0], number: 'R-00000000' }] },
    `orders[0].number: must be "${orderNumber(7, 1)}"`,
  ],
  [{ orders: [{ ...STATE.orders[0], lines: [] }] }, 'orders[0].lines: must have a line'],
  [{ path: '/cart' }, 'path: must be a page of the shop'],
  [{ path: 'nowhere' }, 'path: must be a page of the shop'],
  [{ path: 'product/1' }, 'path: must be a page of the shop'],
  [{ path: '../../etc' }, 'path: must be a path below the base path, such as "products?q=walnut"'],
  [
    { path: '../..//example.com/' },
    'path: must be a path below the base path, such as "products?q=walnut"',
  ],
  [{ path: 'cart#reset' }, 'path: must not have a fragment'],
  [{ lab: ['clock_1', 'fly'] }, 'lab[1]: must be an option of the lab, such as clock_0'],
  [{ lab: ['clock_1,clock_2'] }, 'lab[0]: must be an option of the lab, such as clock_0'],
  [{ more: 1 }, 'more: is unknown here'],
  [{ 'a b"': 1 }, '["a b\\""]: is unknown here'],
];

test.each(INVALID)(
  '[LAB12] an invalid state is rejected with the path of the error: %j',
  (change, message) => {
    const parse = () => parseState(JSON.stringify({ ...STATE, ...change }));
    expect(parse).toThrow(StateError);
    expect(parse).toThrow(new StateError(message));
  },
);

test('[LAB12] a value that is no state is rejected', () => {
  for (const input of [null, undefined, 7, [], '{', '[]', '"x"', '']) {
    expect(() => parseState(input)).toThrow(StateError);
  }
  expect(() => parseState('{')).toThrow('state: must be JSON');
  expect(() => parseState(null)).toThrow('state: must be an object');
});

test('[LAB38, LAB67] a state without parts has them empty, and titles and prices are those of the goods', () => {
  const { seed, size, path, lab } = STATE;
  expect(parseState({ state: 1, seed, size, path, lab }).visit).toEqual(NEW_VISIT);
  const [order] = STATE.orders;
  const lines = order?.lines.map((line) => ({ ...line, title: 'Tea', price: '1.00' }));
  const other = { ...STATE, orders: [{ ...order, lines, total: '1.00' }] };
  expect(parseState(other)).toEqual({ state: STATE, visit: VISIT });
});

test('[LAB38, LAB67] a link that an earlier version has made, with other goods, opens the same visit', () => {
  const { link, ...parts } = OLD;
  const url = new URL(link, 'https://shop.example');
  const opened = readStateLink(url.hash, '');
  if (!opened || opened instanceof StateError) throw opened ?? new Error('No state');
  expect(opened.visit).toMatchObject(parts);
  for (const { lines, total } of opened.visit.orders) {
    for (const line of lines) expect(productFromId(line.id)).toMatchObject(pick(line));
    expect(total).toBe(toPrice(totalsOf(lines).total));
  }
  const { pathname, search } = new URL(linkOf(opened.state), url);
  expect(pathname + search).toBe(url.pathname + url.search);
});

const pick = ({ title, price }: OrderLine) => ({ title, price });

test('[LAB14] a path is converted to its canonical form', () => {
  const pathOf = (path: string) => parseState({ ...STATE, path }).state.path;
  expect(pathOf('')).toBe('');
  expect(pathOf('cart/')).toBe('cart');
  expect(pathOf('index.html')).toBe('');
  expect(pathOf(`product/${PRODUCT.id.toUpperCase()}`)).toBe(`product/${PRODUCT.id}`);
  expect(pathOf('products?seed=9&q=walnut&size=3&lab=x&lab-panel=off')).toBe('products?q=walnut');
  expect(parseState({ ...STATE, path: 'nowhere' }, 'nowhere').state.path).toBe('nowhere');
});

test('[LAB45, LAB46] another seed, another size or other options alone reload the page', () => {
  expect(isSameVisit(STATE, { ...STATE })).toBe(true);
  for (const change of [{ seed: 8 }, { size: 30 }, { lab: [] }]) {
    expect(isSameVisit(STATE, { ...STATE, ...change })).toBe(false);
  }
});
