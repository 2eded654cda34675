import { expect, test } from 'vitest';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { sampleProducts } from '#test-utils/products.ts';
import { createShop } from './shop.ts';

/** Navigates, by default from the list, and returns what has changed. */
function go(to: string, options?: { replace: boolean }, from = '/rivulet/products?q=tea') {
  history.replaceState(null, '', from);
  const shop = createShop({
    catalogueChoice: { seed: 7, size: 20, pinned: {}, invalid: [] },
    storage: createFakeStorage().openTab(),
    now: () => new Date(0),
  });
  const { cart, overlay, visit } = shop;
  for (const product of sampleProducts(7, 1)) {
    cart.addFromCard(product);
    cart.remove(product.id);
  }
  const before = history.length;
  void shop.navigate(to, options);
  expect(location.pathname + location.search).toBe(to);
  return {
    replace: history.length === before,
    searching: shop.search.state.getState().searching !== null,
    popupShown: overlay.state.getState() === 'cart',
    canUndo: visit.undoOffer.getState() !== null,
  };
}

test('[APP15] a link to the current URL replaces its history entry, any other adds one', () => {
  expect(go('/rivulet/products?q=tea').replace).toBe(true);
  expect(go('/rivulet/products').replace).toBe(false);
  expect(go('/rivulet/products?q=tea&rating=4').replace).toBe(false);
  expect(go('/rivulet/').replace).toBe(false);
  expect(go('/rivulet/cart', { replace: true }).replace).toBe(true);
});

test('[FIND28] a filter adds a history entry when Back has already left the list', () => {
  const change = (from: string) =>
    go('/rivulet/products?rating=4', { replace: true }, from).replace;
  expect(change('/rivulet/products')).toBe(true);
  expect(change('/rivulet/cart')).toBe(false);
  expect(change('/rivulet/')).toBe(false);
});

test('[POP3, CART44] every navigation closes the popup, and leaving the page ends Undo', () => {
  expect(go('/rivulet/products?q=tea')).toMatchObject({ popupShown: false, canUndo: true });
  expect(go('/rivulet/products')).toMatchObject({ popupShown: false, canUndo: false });
  expect(go('/rivulet/cart')).toMatchObject({ popupShown: false, canUndo: false });
});

test('opening the list shows its skeletons, a filter does not', () => {
  expect(go('/rivulet/products').searching).toBe(true);
  expect(go('/rivulet/products?q=tea').searching).toBe(true);
  expect(go('/rivulet/products?rating=4', { replace: true }).searching).toBe(false);
  expect(go('/rivulet/product/x').searching).toBe(false);
  expect(go('/rivulet/').searching).toBe(false);
});
