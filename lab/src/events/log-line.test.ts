import { expect, test } from 'vitest';
import { sampleProducts } from '#test-utils/products.ts';
import type { EventItem, LogEntry, ShopEvent } from '../../public/rivulet.d.ts';
import { logLine } from './log-line.ts';

const [product] = sampleProducts(7, 1);
const item: EventItem = {
  item_id: product?.id ?? '',
  item_name: 'Desk Lamp',
  item_brand: 'Acme',
  item_category: 'Apparel',
  price: 10,
  quantity: 1,
};

const entry = (event: ShopEvent, t = 0): LogEntry => ({
  n: 1,
  t,
  ...event,
  shop: { screen: 'home', by: 'click', trusted: true },
});

const line = (event: ShopEvent) => {
  const { item, value } = logLine(entry(event));
  return [item, value];
};

test('[LAB37] an event shows its product, its quantity and its value', () => {
  const add = (items: readonly EventItem[], value: number) =>
    line({ event: 'add_to_cart', ecommerce: { currency: 'USD', value, items } });
  expect(add([item], 10)).toEqual(['Desk Lamp', '$10.00']);
  expect(add([{ ...item, quantity: 3 }], 1234.1)).toEqual(['3 × Desk Lamp', '$1,234.10']);
  expect(add([item, item], 0)).toEqual(['2 products', '$0.00']);
  expect(line({ event: 'view_item_list', ecommerce: { items: [] } })).toEqual(['', '']);
});

test('[LAB37] other events show their subject and no value', () => {
  const id = product?.id ?? '';
  const title = product?.title;
  expect(line({ event: 'search', search_term: 'walnut' })).toEqual(['“walnut”', '']);
  expect(line({ event: 'review', item_id: id, rating: 4 })).toEqual([`${title}, 4 of 5`, '']);
  expect(line({ event: 'share', method: 'copy', content_type: 'product', item_id: id })).toEqual([
    title,
    '',
  ]);
  expect(line({ event: 'share', method: 'copy', content_type: 'cart' })).toEqual(['cart', '']);
  expect(line({ event: 'undo' })).toEqual(['', '']);
  expect(line({ event: 'end', answer: '5' })).toEqual(['5', '']);
  expect(line({ event: 'error', message: 'No.' })).toEqual(['No.', '']);
});

test.each([
  [0, '0.0 s'],
  [8412, '8.4 s'],
  [59_999, '59.9 s'],
  [60_000, '1:00'],
  [125_900, '2:05'],
])('[LAB37] the time of %i ms is %s', (t, time) => {
  expect(logLine(entry({ event: 'error', message: '' }, t)).time).toBe(time);
});
