import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderLocation } from '#router/location.ts';
import type { StoreEvent } from '#stores/events.ts';
import { ShopContext } from '#stores/use-shop.ts';
import { openShop } from '#test-utils/open-shop.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

vi.mock('#lib/scheduling/after-paint.ts', () => ({ afterPaint: () => Promise.resolve() }));

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

/** A boundary whose content fails at first. */
function render() {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const shop = openShop();
  const happened: StoreEvent[] = [];
  shop.events.subscribe((event) => happened.push(event));
  let fails = true;
  function Box() {
    if (fails) throw new Error('ran dry');
    return 'box';
  }
  const element = document.createElement('div');
  const root = createRoot(element);
  act(() =>
    root.render(
      <ShopContext value={shop}>
        <ErrorBoundary fallback="plain">
          <Box />
        </ErrorBoundary>
      </ShopContext>,
    ),
  );
  expect(element.textContent).toBe('plain');
  expect(log).toHaveBeenCalled();
  return { element, root, happened, mend: () => (fails = false) };
}

async function visit(path: string) {
  history.pushState(null, '', path);
  await act(() => renderLocation());
}

test('[DATA31] what has failed is rendered again after the next navigation', async () => {
  const { element, happened, mend } = render();
  expect(happened).toEqual([{ type: 'failed', error: new Error('ran dry') }]);
  mend();
  await visit('/next');
  expect(element.textContent).toBe('box');
});

test('[DATA13] a boundary that is unmounted no longer listens to navigations', async () => {
  const setState = vi.spyOn(ErrorBoundary.prototype, 'setState');
  const { root } = render();
  await visit('/mounted');
  expect(setState).toHaveBeenCalledTimes(1);
  act(() => root.unmount());
  await visit('/unmounted');
  expect(setState).toHaveBeenCalledTimes(1);
});
