// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { createShop } from '#stores/shop.ts';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { updateHeadOnNavigation } from './update-head.ts';

test('[META25] a review is in the JSON-LD after a second, also in a browser that is never idle', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'requestIdleCallback',
    (done: () => void, { timeout = Infinity }: IdleRequestOptions = {}) =>
      timeout < Infinity && setTimeout(done, timeout),
  );
  const shop = createShop({
    seed: 7,
    size: 20,
    storage: createFakeStorage().openTab(),
    now: () => new Date(0),
  });
  const id = shop.catalogue.products.at(0)?.id ?? '';
  history.replaceState(null, '', `/rivulet/product/${id}`);
  updateHeadOnNavigation(shop);
  await vi.advanceTimersByTimeAsync(1000);
  const jsonLd = () => document.querySelector('[type="application/ld+json"]')?.textContent;
  expect(jsonLd()).toContain('"reviewCount":2');
  shop.reviews.submit(id, { text: 'Holds water.', rating: 5 });
  await vi.advanceTimersByTimeAsync(999);
  expect(jsonLd()).toContain('"reviewCount":2');
  await vi.advanceTimersByTimeAsync(1);
  expect(jsonLd()).toContain('"reviewCount":3');
});
