import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { ShopContext } from '#stores/use-shop.ts';
import { openShop } from '#test-utils/open-shop.ts';
import { Announcer } from './Announcer.tsx';

test('[EASE21] a repeated message is a new element, so that it is announced again', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  const shop = openShop();
  const root = document.createElement('div');
  act(() =>
    createRoot(root).render(
      <ShopContext value={shop}>
        <Announcer />
      </ShopContext>,
    ),
  );
  const [first, second] = ['Added.', 'Added.'].map((text) => {
    act(() => shop.announcer.announce(text));
    return root.querySelector('span');
  });
  expect(second?.textContent).toBe('Added.');
  expect(second).not.toBe(first);
});
