// @vitest-environment happy-dom
import { beforeEach, expect, test, vi, type Mock } from 'vitest';
import { createShop } from '#stores/shop.ts';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { applyFragment } from './fragment.ts';

let warned: Mock<typeof console.warn>;

beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

function open() {
  const shop = createShop({
    seed: 7,
    size: 20,
    storage: createFakeStorage().openTab(),
    now: () => new Date(0),
  });
  return {
    cart: shop.cart,
    visit: shop.visit,
    /** Carries out a fragment, of which `left` stays; returns the text of the offer to undo it. */
    apply(hash: string, left = '') {
      history.replaceState(null, '', `/rivulet/cart?seed=7${hash}`);
      applyFragment(shop);
      expect(location.hash).toBe(left);
      return shop.visit.undoOffer.getState()?.text;
    },
    /** Undoes it; returns what is announced then. */
    undo() {
      const undone = shop.visit.undoOffer.getState()?.undone;
      shop.visit.undo();
      return undone;
    },
    quantities: () => shop.visit.state.getState().cart.map(({ qty }) => qty),
  };
}

test('[CART36, CART46] the offer and its Undo name the cart before, which may have been empty', () => {
  const { apply, undo, quantities } = open();
  expect(apply('#cart=0:1')).toBe('A link has filled your cart: 1 item.');
  expect(undo()).toBe('Your cart is empty again.');
  expect(quantities()).toEqual([]);
  apply('#cart=0:2');
  expect(apply('#cart=1:3,2:1')).toBe('Your cart has been replaced by a link: 4 items.');
  expect(undo()).toBe('Your cart is back: 2 items.');
  expect(quantities()).toEqual([2]);
});

test.each(['', '.', ')', '&utm_source=mail'])(
  '[DATA20, DATA32] #reset%s starts over',
  (appended) => {
    const { apply, quantities } = open();
    apply('#cart=0:2');
    expect(apply(`#reset${appended}`)).toBe('Started over as a new visitor.');
    expect(quantities()).toEqual([]);
  },
);

test('another fragment that begins alike changes nothing', () => {
  const { apply, quantities } = open();
  apply('#cart=0:2');
  for (const hash of ['#resettle', '#reset-code=1', '#carts']) {
    expect(apply(hash, hash)).toBe('A link has filled your cart: 2 items.');
  }
  expect(quantities()).toEqual([2]);
});

test('[CART36] the same link again does not end the offer, and a change of the cart does', () => {
  const { apply, cart, visit } = open();
  apply('#cart=0:2');
  expect(apply('#cart=0:2')).toBe('A link has filled your cart: 2 items.');
  cart.increase(visit.state.getState().cart[0]?.id ?? '');
  expect(apply('')).toBeUndefined();
});

test('[CART58] the offer says how many entries were not understood', () => {
  const { apply, quantities } = open();
  expect(apply('#cart=0:1,99:1,1:2).')).toBe(
    'A link has filled your cart: 3 items. 1 entry was not understood.',
  );
  expect(quantities()).toEqual([1, 2]);
  expect(apply('#cart=0:1,99:1,spoon,1:1')).toBe(
    'Your cart has been replaced by a link: 2 items. 2 entries were not understood.',
  );
});

test('[CART56, CART57] a link without a valid entry changes nothing, and one warning lists its entries', () => {
  const { apply, quantities } = open();
  apply('#cart=0:2');
  apply('#cart=20:1,spoon,0:0');
  expect(quantities()).toEqual([2]);
  expect(warned.mock.calls).toEqual([
    ['The cart in the URL has 3 invalid or surplus entries, which are ignored: 20:1, spoon, 0:0'],
  ]);
});
