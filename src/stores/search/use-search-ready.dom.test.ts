import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { openShop } from '#test-utils/open-shop.ts';
import type { Shop } from '../shop.ts';
import { ShopContext } from '../use-shop.ts';
import { useSearchReady } from './use-search-ready.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('requestIdleCallback', queueMicrotask);
});

const open = (size: number) => openShop(undefined, size);

/** Renders a component that uses the hook; `results` are what the hook returned in each render. */
function render(shop: Shop, wanted: boolean) {
  const results: boolean[] = [];
  const Searching = (props: { wanted: boolean }) => {
    results.push(useSearchReady(props.wanted));
    return null;
  };
  const root = createRoot(document.createElement('div'));
  const rerender = (isWanted: boolean) =>
    act(() =>
      root.render(
        createElement(ShopContext, { value: shop }, createElement(Searching, { wanted: isWanted })),
      ),
    );
  rerender(wanted);
  return { results, rerender, prepared: () => act(() => shop.search.prepare()) };
}

test('a small catalogue can be searched in the first render', () => {
  expect(render(open(20), true).results).toEqual([true]);
});

test('[LIST36] a large catalogue that is wanted is indexed, and the component re-renders when that is done', async () => {
  const { results, prepared } = render(open(1001), true);
  expect(results).toEqual([false]);
  await prepared();
  expect(results).toEqual([false, true]);
});

test('[FIND25] the hook indexes a large catalogue when it is wanted, not before', async () => {
  const shop = open(1001);
  const { results, rerender, prepared } = render(shop, false);
  await act(() => Promise.resolve());
  expect(shop.search.isReady()).toBe(false);
  rerender(true);
  await prepared();
  expect(results).toEqual([false, false, true]);
});
