import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { BASE } from '#test-utils/products.ts';
import { NEW_VISIT } from '#visit/parts.ts';
import { createShop, type Shop } from './shop.ts';
import { startOver } from './start-over.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { pathname: `${BASE}products`, search: '?q=toaster' });
});

function openTab(storage = createFakeStorage()): Shop {
  return createShop({
    seed: 7,
    size: 20,
    storage: storage.openTab(),
    now: () => new Date(0),
  });
}

/** Two tabs of a visitor with a cart, a search, and in each tab a review, a draft and an order. */
function openTabs() {
  const storage = createFakeStorage();
  const [here, there] = [openTab(storage), openTab(storage)] as const;
  here.cart.addFromPage(productOf(here, 0), 3);
  here.search.save('toaster');
  storage.deliver();
  for (const { reviews, cart, ...shop } of [here, there]) {
    reviews.submit('toaster', { text: 'Floats.', rating: 4 });
    reviews.write('tea', { text: 'Warm', rating: 3 });
    cart.checkout();
    cart.addFromPage(productOf(shop, 0), 3);
    storage.deliver();
  }
  return { storage, here, there };
}

const readVisit = ({ visit }: Shop) => visit.state.getState();

function productOf({ catalogue }: Pick<Shop, 'catalogue'>, index: number) {
  const product = catalogue.products.at(index);
  if (!product) throw new RangeError(`No product ${index}`);
  return product;
}

test('[DATA20, DATA26, DATA33] Start over empties this tab, other tabs follow with cart and history, and Undo restores just that', () => {
  const { storage, here, there } = openTabs();
  const before = [readVisit(here), readVisit(there)];
  here.cart.togglePopup();
  here.search.setText('toasters');
  startOver(here);
  storage.deliver();
  expect(readVisit(here)).toEqual(NEW_VISIT);
  expect(readVisit(there)).toEqual({ ...before[1], cart: [], history: [] });
  expect(here.overlay.state.getState()).toBeNull();
  expect(here.search.state.getState().text).toBe('toaster');
  expect(there.visit.undoOffer.getState()).toBeNull();
  expect(here.visit.undoOffer.getState()?.undone).toBe('What Start over emptied is back.');
  here.visit.undo();
  storage.deliver();
  expect([readVisit(here), readVisit(there)]).toEqual(before);
  expect(here.visit.undoOffer.getState()).toBeNull();
});

test('[DATA33] Start over in a second tab leaves what the first one offers to restore', () => {
  const { storage, here, there } = openTabs();
  const before = readVisit(here);
  startOver(here);
  storage.deliver();
  startOver(there);
  storage.deliver();
  here.visit.undo();
  expect(readVisit(here)).toEqual(before);
});

test('[DATA33] Undo restores also what another tab has added just before', () => {
  const { here, there } = openTabs();
  there.cart.addFromPage(productOf(there, 0), 2);
  startOver(here);
  here.visit.undo();
  expect(readVisit(here).cart).toMatchObject([{ qty: 5 }]);
});

test.each([
  ['an addition', ({ cart, catalogue }) => cart.addFromCard(productOf({ catalogue }, 1))],
  ['a search', ({ search }) => search.save('tea')],
  ['a review', ({ reviews }) => reviews.submit('tea', { text: 'Warm.', rating: 5 })],
  ['a draft', ({ reviews }) => reviews.write('tea', { text: 'W', rating: 5 })],
] satisfies [string, (shop: Shop) => void][])('[DATA33] %s ends Undo', (_, act) => {
  const { here } = openTabs();
  startOver(here);
  expect(here.visit.undoOffer.getState()).not.toBeNull();
  act(here);
  expect(here.visit.undoOffer.getState()).toBeNull();
});

test('[DATA33] an addition in another tab ends Undo, a review there does not', () => {
  const { storage, here, there } = openTabs();
  startOver(here);
  storage.deliver();
  there.reviews.submit('tea', { text: 'Warm.', rating: 5 });
  expect(here.visit.undoOffer.getState()).not.toBeNull();
  there.cart.addFromPage(productOf(there, 1), 1);
  storage.deliver();
  expect(here.visit.undoOffer.getState()).toBeNull();
});

test('[DATA33] navigation, a closed popup and a second Start over do not end Undo', () => {
  const { here } = openTabs();
  const before = readVisit(here);
  startOver(here);
  here.search.navigated({ from: '', to: '/', kind: 'push' });
  here.cart.togglePopup();
  here.search.setText('tea');
  startOver(here);
  expect(here.overlay.state.getState()).toBeNull();
  here.visit.undo();
  expect(readVisit(here)).toEqual(before);
});

test('[DATA21, DATA33] Start over after the last line was removed says so, and Undo restores the line', () => {
  const shop = openTab();
  const product = productOf(shop, 0);
  shop.cart.addFromCard(product);
  shop.cart.remove(product.id);
  startOver(shop);
  expect(shop.visit.undoOffer.getState()).toMatchObject({ text: 'Started over as a new visitor.' });
  shop.visit.undo();
  expect(readVisit(shop).cart).toMatchObject([{ id: product.id }]);
});

test('[DATA20] Start over is told from other changes also without reviews, so that the review form removes its hint', () => {
  const { here } = openTabs();
  startOver(here);
  here.cart.addFromPage(productOf(here, 1), 1);
  const by = vi.fn<(change: unknown, by: string) => void>();
  here.visit.subscribe(by);
  startOver(here);
  expect(by.mock.lastCall?.[1]).toBe('start');
});
