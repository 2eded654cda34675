import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { renderLocation } from '#router/location.ts';
import type { StoreEvent } from '#stores/events.ts';
import { ShopContext } from '#stores/use-shop.ts';
import { openShop } from '#test-utils/open-shop.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

vi.mock('#lib/scheduling/after-paint.ts', () => ({ afterPaint: () => Promise.resolve() }));

test('[DATA31] what has failed is rendered again after the next navigation', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const shop = openShop();
  const happened: StoreEvent[] = [];
  shop.events.subscribe((event) => happened.push(event));
  let fails = true;
  function Box() {
    if (fails) throw new Error('ran dry');
    return 'box';
  }
  const root = document.createElement('div');
  act(() =>
    createRoot(root).render(
      <ShopContext value={shop}>
        <ErrorBoundary fallback="plain">
          <Box />
        </ErrorBoundary>
      </ShopContext>,
    ),
  );
  expect(root.textContent).toBe('plain');
  expect(log).toHaveBeenCalled();
  expect(happened).toEqual([{ type: 'failed', error: new Error('ran dry') }]);
  fails = false;
  history.pushState(null, '', '/next');
  await act(() => renderLocation());
  expect(root.textContent).toBe('box');
});
