import { expect, test } from 'vitest';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { sampleProducts } from '#test-utils/products.ts';
import { createShop } from './shop.ts';

/** A shop whose URL is `url`. */
function openAt(url: string) {
  history.replaceState(null, '', url);
  return createShop({
    seed: 7,
    size: 20,
    storage: createFakeStorage().openTab(),
    now: () => new Date(0),
  });
}

/** Navigates from the list, and returns what has changed. */
function go(to: string, options?: { replace: boolean }) {
  const shop = openAt('/rivulet/products?q=tea');
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

test.each([
  ['/rivulet/products', 0],
  ['/rivulet/cart', 1],
])(
  '[FIND28] a filter replaces the list, and adds an entry where Back has already left it for %s',
  (url, added) => {
    const { search } = openAt(url);
    const before = history.length;
    void search.filter({ rating: 4 });
    expect(history.length).toBe(before + added);
    expect(location.pathname + location.search).toBe('/rivulet/products?rating=4');
  },
);

test('[FIND35] filters chosen while a search is not shown yet keep it and each other', () => {
  const { search } = openAt('/rivulet/products');
  void search.submit({ text: 'oak' });
  void search.filter({ rating: 4 });
  void search.filter({ sortBy: 'rating' });
  expect(location.search).toBe('?q=oak&rating=4&sort=rating');
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
