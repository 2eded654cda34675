import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { createCatalogue, type Catalogue } from '#domain/catalogue/generate.ts';
import { isIndexed, prepareIndex } from './catalogue-index.ts';
import { lazySearchIndex } from './lazy-search-index.ts';
import { useSearchReady } from './use-search-ready.ts';

beforeEach(async () => {
  // The chunk has been prefetched.
  await lazySearchIndex.load();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('requestIdleCallback', queueMicrotask);
});

const large = (seed: number) => createCatalogue(seed, 1001);

/** Renders a component that uses the hook; `results` are what the hook returned in each render. */
function render(catalogue: Catalogue, wanted: boolean) {
  const results: boolean[] = [];
  const Searching = (props: { catalogue: Catalogue; wanted: boolean }) => {
    results.push(useSearchReady(props.catalogue, props.wanted));
    return null;
  };
  const root = createRoot(document.createElement('div'));
  const rerender = (next: Catalogue, isWanted: boolean) =>
    act(() => root.render(createElement(Searching, { catalogue: next, wanted: isWanted })));
  rerender(catalogue, wanted);
  return { results, rerender, prepared: (which: Catalogue) => act(() => prepareIndex(which)) };
}

test('a small catalogue can be searched in the first render', () => {
  const { results } = render(createCatalogue(7, 20), true);
  expect(results).toEqual([true]);
});

test('[LIST36] a large catalogue that is wanted is indexed, and the component re-renders when that is done', async () => {
  const [first, second] = [large(1), large(2)];
  const { results, rerender, prepared } = render(first, true);
  expect(results).toEqual([false]);
  await prepared(first);
  expect(results).toEqual([false, true]);
  rerender(second, true);
  expect(results).toEqual([false, true, false]);
  await prepared(second);
  expect(results).toEqual([false, true, false, true]);
});

test('[FIND25] the hook indexes a large catalogue when it is wanted, not before', async () => {
  const catalogue = large(3);
  const { results, rerender, prepared } = render(catalogue, false);
  const other = large(4);
  await prepared(other);
  expect([isIndexed(other), isIndexed(catalogue)]).toEqual([true, false]);
  rerender(catalogue, true);
  await prepared(catalogue);
  expect(results).toEqual([false, false, true]);
});

test('a catalogue that another one has replaced causes no re-render', async () => {
  const [first, second] = [large(5), createCatalogue(6, 20)];
  const { results, rerender, prepared } = render(first, true);
  rerender(second, true);
  await prepared(first);
  expect(results).toEqual([false, true]);
});
