import { expect, test } from 'vitest';
import type { ShopEvent } from '../../public/rivulet.d.ts';
import { watchErrors } from './platform-events.ts';

test('[LAB50] uncaught errors are events', () => {
  const events: ShopEvent[] = [];
  watchErrors((event) => events.push(event));
  dispatchEvent(new ErrorEvent('error', { message: 'adrift' }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('ashore') }));
  expect(events).toEqual([
    { event: 'error', message: 'adrift' },
    { event: 'error', message: 'Error: ashore' },
  ]);
});
