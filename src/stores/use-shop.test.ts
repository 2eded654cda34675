import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { sampleProducts } from '#test-utils/products.ts';
import { createShop } from './shop.ts';
import { ShopContext, useCartState, useCartItems, useShop, useVisit } from './use-shop.ts';

function openShop() {
  return createShop({
    seed: 7,
    size: 20,
    storage: createFakeStorage().openTab(),
    now: () => new Date(0),
  });
}

test('a component reads the shop of its provider, and selects from its stores', () => {
  const shop = openShop();
  for (const product of sampleProducts(7, 1)) shop.cart.addFromCard(product);
  const Reader = (): ReactNode =>
    JSON.stringify([
      useShop().href.home(),
      useCartItems().length,
      useCartState(({ bouncing }) => bouncing),
      useVisit(({ history }) => history.length),
    ]);
  // Prerendered HTML has an empty cart, also when one is stored.
  expect(
    renderToStaticMarkup(createElement(ShopContext, { value: shop }, createElement(Reader))),
  ).toBe(renderToStaticMarkup(JSON.stringify(['/rivulet/', 0, false, 0])));
});

test('a component outside a provider throws an error that names the provider', () => {
  const Outside = (): ReactNode => useShop().href.home();
  expect(() => renderToStaticMarkup(createElement(Outside))).toThrow('needs a ShopContext');
});
