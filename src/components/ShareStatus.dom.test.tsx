import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { ShopContext } from '#stores/use-shop.ts';
import { openShop } from '#test-utils/open-shop.ts';
import { useShare } from './ShareStatus.tsx';

const cancel = () => Promise.reject(new DOMException('cancelled', 'AbortError'));
const clipboard = { writeText: () => Promise.resolve() };

test.each([
  [
    'shared',
    { share: () => Promise.resolve() },
    { type: 'shared', method: 'share', product: null },
  ],
  ['copied', { clipboard }, { type: 'shared', method: 'copy', product: null }],
  ['cancelled', { share: cancel, clipboard }, undefined],
  ['failed', {}, undefined],
] as const)('[LAB50] a link that was %s is reported so', async (_, navigator, reported) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('navigator', navigator);
  const shop = openShop();
  const happened: unknown[] = [];
  shop.events.subscribe((event) => happened.push(event));
  function Share() {
    const { share } = useShare(null);
    return <button onClick={() => void share('Your Cart', '/')}>Share</button>;
  }
  const root = document.createElement('div');
  const button = (
    <ShopContext value={shop}>
      <Share />
    </ShopContext>
  );
  act(() => createRoot(root).render(button));
  await act(async () => {
    document.body.append(root);
    root.querySelector('button')?.click();
    await Promise.resolve();
  });
  expect(happened).toEqual(reported ? [reported] : []);
});
