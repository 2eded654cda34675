// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { sampleProducts } from '#test-utils/products.ts';
import { createShop } from './shop.ts';

/** Goes somewhere, from a list if not told otherwise; gives what became of it. */
function go(to: string, options?: { replace: boolean }, from = '/rivulet/products?q=tea') {
  history.replaceState(null, '', from);
  const shop = createShop({
    start: { seed: 7, size: 20, pin: {}, invalid: [] },
    storage: createFakeStorage().openTab(),
    now: () => new Date(0),
  });
  const { cart } = shop;
  for (const product of sampleProducts(7, 1)) {
    cart.addFromCard(product);
    cart.remove(product.id);
  }
  const before = history.length;
  void shop.go(to, options);
  expect(location.pathname + location.search).toBe(to);
  return {
    replace: history.length === before,
    searching: shop.search.state.getState().searching,
    popupShown: cart.state.getState().popupShown,
    canUndo: cart.state.getState().removal !== null,
  };
}

test('[APP15] a link to the address already shown replaces its entry, any other adds one', () => {
  expect(go('/rivulet/products?q=tea').replace).toBe(true);
  expect(go('/rivulet/products').replace).toBe(false);
  expect(go('/rivulet/products?q=tea&rating=4').replace).toBe(false);
  expect(go('/rivulet/').replace).toBe(false);
  expect(go('/rivulet/cart', { replace: true }).replace).toBe(true);
});

test('[FIND28] a change of the list adds an entry when the address bar is another page’s by then', () => {
  const change = (from: string) =>
    go('/rivulet/products?rating=4', { replace: true }, from).replace;
  expect(change('/rivulet/products')).toBe(true);
  expect(change('/rivulet/cart')).toBe(false);
  expect(change('/rivulet/')).toBe(false);
});

test('[POP3, CART12] going anywhere closes the popup, and leaving the page ends Undo', () => {
  expect(go('/rivulet/products?q=tea')).toMatchObject({ popupShown: false, canUndo: true });
  expect(go('/rivulet/products')).toMatchObject({ popupShown: false, canUndo: false });
  expect(go('/rivulet/cart')).toMatchObject({ popupShown: false, canUndo: false });
});

test('going to the list shows it anew, changing it in place does not', () => {
  expect(go('/rivulet/products').searching).toBe(true);
  expect(go('/rivulet/products?q=tea').searching).toBe(true);
  expect(go('/rivulet/products?rating=4', { replace: true }).searching).toBe(false);
  expect(go('/rivulet/product/x').searching).toBe(false);
  expect(go('/rivulet/').searching).toBe(false);
});
