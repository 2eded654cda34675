// @vitest-environment happy-dom
import { getByRole, getByText, waitFor } from '@testing-library/dom';
import { beforeAll, expect, test } from 'vitest';
import { storagePrefix } from '#shop.config.json';

beforeAll(async () => {
  history.replaceState(null, '', '/?seed=7');
  document.body.innerHTML = '<div id="root"></div>';
  await import('../../src/main.tsx');
  await waitFor(() => expect(document.documentElement.dataset).toHaveProperty('ready'));
});

test('adds a product from the home page to the cart', async () => {
  const card = getByRole(document.body, 'article', { name: 'Ink Study Desk Lamp' });
  getByRole(card, 'button', { name: 'Add to Cart' }).click();
  const header = getByRole(document.body, 'banner');
  await waitFor(() => getByRole(header, 'button', { name: 'Cart, 1 item' }));
  expect(JSON.parse(localStorage.getItem(`${storagePrefix}.cart`) ?? '[]')).toEqual([
    { id: card.dataset['product'], qty: 1 },
  ]);
  // Announced after the next paint. A test that ends earlier leaves work for an environment that is gone.
  await waitFor(() => getByText(document.body, /^Ink Study Desk Lamp added to cart/));
});
