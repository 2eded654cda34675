// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCatalogue, type Catalogue } from '#domain/catalogue/generate.ts';
import { BASE } from '#test-utils/products.ts';
import { searchIndex } from './search-index.ts';
import { isAtHand, stockShelf } from './shelf.ts';
import { useStocked } from './use-stocked.ts';

beforeEach(async () => {
  // Its code is there, as it is once it has been prefetched.
  await searchIndex.fetch();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const large = (seed: number) => createCatalogue(seed, 1001, BASE);

/** Draws a part of the page that asks for a catalogue; gives what each drawing was told. */
function draw(catalogue: Catalogue, wanted: boolean) {
  const told: boolean[] = [];
  const Asking = (asked: { catalogue: Catalogue; wanted: boolean }) => {
    told.push(useStocked(asked.catalogue, asked.wanted));
    return null;
  };
  const root = createRoot(document.createElement('div'));
  const redraw = (next: Catalogue, isWanted: boolean) =>
    act(() => root.render(createElement(Asking, { catalogue: next, wanted: isWanted })));
  redraw(catalogue, wanted);
  return { told, redraw, stocked: (which: Catalogue) => act(() => stockShelf(which)) };
}

test('a small catalogue can be searched at once, and is drawn once', () => {
  const { told } = draw(createCatalogue(7, 20, BASE), true);
  expect(told).toEqual([true]);
});

test('[LIST36] a large catalogue that is wanted is stocked, and drawn again when that is done', async () => {
  const [first, second] = [large(1), large(2)];
  const { told, redraw, stocked } = draw(first, true);
  expect(told).toEqual([false]);
  await stocked(first);
  expect(told).toEqual([false, true]);
  redraw(second, true);
  expect(told).toEqual([false, true, false]);
  await stocked(second);
  expect(told).toEqual([false, true, false, true]);
});

test('[FIND25] a large catalogue is stocked from when it is wanted on, not before', async () => {
  const catalogue = large(3);
  const { told, redraw, stocked } = draw(catalogue, false);
  const other = large(4);
  await stocked(other);
  expect([isAtHand(other), isAtHand(catalogue)]).toEqual([true, false]);
  redraw(catalogue, true);
  await stocked(catalogue);
  expect(told).toEqual([false, false, true]);
});

test('a catalogue that gave way to another draws nothing again', async () => {
  const [first, second] = [large(5), createCatalogue(6, 20, BASE)];
  const { told, redraw, stocked } = draw(first, true);
  redraw(second, true);
  await stocked(first);
  expect(told).toEqual([false, true]);
});
