import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { ShopContext } from '#stores/use-shop.ts';
import { openShop } from '#test-utils/open-shop.ts';
import { Link } from './Link.tsx';

test.each([
  ['nothing', {}, true],
  ['Ctrl', { ctrlKey: true }, false],
  ['Meta', { metaKey: true }, false],
  ['Alt', { altKey: true }, false],
  ['Shift', { shiftKey: true }, false],
  ['another button', { button: 1 }, false],
])('[PAINT4] a click with %s: whether the shop navigates, not the browser', (_, init, isOurs) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const navigate = vi.fn(() => Promise.resolve());
  const root = document.createElement('div');
  document.body.append(root);
  act(() =>
    createRoot(root).render(
      <ShopContext value={{ ...openShop(), navigate }}>
        <Link href="/rivulet/cart">Cart</Link>
      </ShopContext>,
    ),
  );
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  let isPrevented: boolean | undefined;
  document.body.addEventListener(
    'click',
    () => {
      isPrevented = event.defaultPrevented;
      // No browser is there to open the link.
      event.preventDefault();
    },
    { once: true },
  );
  root.querySelector('a')?.dispatchEvent(event);
  expect(isPrevented).toBe(isOurs);
  expect(navigate.mock.calls).toEqual(isOurs ? [['/rivulet/cart']] : []);
});
