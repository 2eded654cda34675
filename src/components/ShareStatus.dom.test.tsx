import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { shareURL } from '#lib/share.ts';
import { ShopContext } from '#stores/use-shop.ts';
import { openShop } from '#test-utils/open-shop.ts';
import { useShare } from './ShareStatus.tsx';

vi.mock('#lib/share.ts', () => ({ shareURL: vi.fn() }));

test.each([
  ['shared', [{ type: 'shared', method: 'share', product: null }]],
  ['copied', [{ type: 'shared', method: 'copy', product: null }]],
  ['cancelled', []],
  ['failed', []],
] as const)('[LAB20] a link that was %s is reported as %j', async (outcome, reported) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.mocked(shareURL).mockResolvedValue(outcome);
  const shop = openShop();
  const happened: unknown[] = [];
  shop.events.subscribe((happening) => happened.push(happening));
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
  expect(happened).toEqual(reported);
});
