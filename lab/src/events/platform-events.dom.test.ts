import { beforeEach, expect, test, vi } from 'vitest';
import { sampleProducts } from '#test-utils/products.ts';
import type { ShopEvent } from '../../public/rivulet.d.ts';
import { watchErrors, watchSharing } from './platform-events.ts';

const [product] = sampleProducts(7, 1);
const SHOP = `${location.origin}/rivulet/`;

let events: ShopEvent[];
const record = (event: ShopEvent) => events.push(event);

beforeEach(() => (events = []));

test('[LAB20] sharing or copying the link of a product or a cart is an event, once it succeeds', async () => {
  let works = true;
  const finish = (_what: unknown) =>
    works ? Promise.resolve() : Promise.reject(new Error('denied'));
  const clipboard = { writeText: finish };
  vi.stubGlobal('navigator', { share: finish, clipboard });
  watchSharing(record);
  const url = `${SHOP}product/${product?.id}?seed=7`;
  await navigator.share({ url });
  await clipboard.writeText(`${SHOP}#cart=0:1`);
  const shared = { event: 'share', method: 'share', content_type: 'product', item_id: product?.id };
  const copied = { event: 'share', method: 'copy', content_type: 'cart' };
  expect(events).toEqual([shared, copied]);
  for (const text of [
    '{"state":1}',
    `${SHOP}cart#state=e30`,
    `${url}#state=e30`,
    `${SHOP}?seed=7`,
    `${SHOP}product/unknown`,
    url.replace(location.origin, 'https://elsewhere.example'),
  ])
    await clipboard.writeText(text);
  works = false;
  await expect(navigator.share({ url })).rejects.toThrow('denied');
  expect(events).toHaveLength(2);
});

test('[LAB20] uncaught errors and the error page are events', async () => {
  document.title = 'Cart · Rivulet';
  watchErrors(record);
  dispatchEvent(new ErrorEvent('error', { message: 'adrift' }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('ashore') }));
  document.title = 'Products · Rivulet';
  document.title = 'Something went wrong · Rivulet';
  await vi.waitFor(() => expect(events).toHaveLength(3));
  expect(events.map((event) => 'message' in event && event.message)).toEqual([
    'adrift',
    'Error: ashore',
    'Something went wrong',
  ]);
});
