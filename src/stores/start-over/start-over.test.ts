import { beforeEach, expect, test, vi } from 'vitest';
import { chooseCatalogue } from '#domain/catalogue-params.ts';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { createShop, type Shop } from '../shop.ts';
import { startOver } from './start-over.ts';
import { NEW_VISIT, readVisit } from './visit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

/** Two tabs of a visitor with a cart, a search, and in each tab a review, a draft and an order. */
function openTabs() {
  const storage = createFakeStorage();
  const openTab = () => {
    const start = chooseCatalogue('?seed=7', null, () => 7);
    return createShop({
      catalogueChoice: start,
      storage: storage.openTab(),
      now: () => new Date(0),
    });
  };
  const [here, there] = [openTab(), openTab()] as const;
  here.cart.addFromPage(productOf(here, 0), 3);
  here.search.submit('canoe');
  storage.deliver();
  for (const { reviews, orders, cart } of [here, there]) {
    reviews.submit('canoe', 'Floats.', 4);
    reviews.drafts.setState({ tea: { text: 'Warm', rating: 3 } });
    orders.place(cart.state.getState().items);
  }
  return { storage, here, there };
}

function productOf({ catalogue }: Shop, index: number) {
  const product = catalogue.products.at(index);
  if (!product) throw new RangeError(`No product ${index}`);
  return product;
}

test('[DATA20, DATA21] Start over empties this tab, other tabs follow with cart and history, and Undo restores just that', () => {
  const { storage, here, there } = openTabs();
  const before = [readVisit(here), readVisit(there)];
  here.cart.togglePopup();
  here.searchText.syncWithURL('canoe');
  here.searchText.setText('canoes', 'canoe');
  startOver(here);
  storage.deliver();
  expect(readVisit(here)).toEqual(NEW_VISIT);
  expect(readVisit(there)).toEqual({ ...before[1], items: [], history: [] });
  expect(here.cart.state.getState().popupShown).toBe(false);
  expect(here.searchText.state.getState().text).toBe('canoe');
  expect(there.undo.getState()).toBeNull();
  here.undo.getState()?.restore();
  storage.deliver();
  expect([readVisit(here), readVisit(there)]).toEqual(before);
  expect(here.undo.getState()).toBeNull();
  expect(here.announcer.getState().text).toBe('What Start over emptied is back.');
});

test('[DATA21] Start over in a second tab leaves what the first one offers to restore', () => {
  const { storage, here, there } = openTabs();
  const before = readVisit(here);
  startOver(here);
  storage.deliver();
  startOver(there);
  storage.deliver();
  here.undo.getState()?.restore();
  expect(readVisit(here)).toEqual(before);
});

test('[DATA21] Undo restores also what another tab has added just before', () => {
  const { here, there } = openTabs();
  there.cart.addFromPage(productOf(there, 0), 2);
  startOver(here);
  here.undo.getState()?.restore();
  expect(here.cart.state.getState().items).toMatchObject([{ qty: 5 }]);
});

test.each([
  ['an addition', ({ cart, ...shop }) => cart.addFromCard(productOf({ cart, ...shop }, 1))],
  ['a search', ({ search }) => search.save('tea')],
  ['a review', ({ reviews }) => reviews.submit('tea', 'Warm.', 5)],
  ['a draft', ({ reviews }) => reviews.drafts.setState({ tea: { text: 'W', rating: 5 } })],
  [
    'an order',
    ({ orders, ...shop }) => orders.place([{ ...productOf({ orders, ...shop }, 1), qty: 1 }]),
  ],
] satisfies [string, (shop: Shop) => void][])('[DATA21] %s ends Undo', (_, act) => {
  const { here } = openTabs();
  startOver(here);
  expect(here.undo.getState()).not.toBeNull();
  act(here);
  expect(here.undo.getState()).toBeNull();
});

test('[DATA21] an addition in another tab ends Undo, a review there does not', () => {
  const { storage, here, there } = openTabs();
  startOver(here);
  storage.deliver();
  there.reviews.submit('tea', 'Warm.', 5);
  expect(here.undo.getState()).not.toBeNull();
  there.cart.addFromPage(productOf(there, 1), 1);
  storage.deliver();
  expect(here.undo.getState()).toBeNull();
});

test('[DATA21] navigation, a closed popup and a second Start over do not end Undo', () => {
  const { here } = openTabs();
  const before = readVisit(here);
  startOver(here);
  here.cart.leavePage();
  here.cart.togglePopup();
  here.search.begin();
  here.searchText.setText('tea', null);
  startOver(here);
  expect(here.cart.state.getState().popupShown).toBe(false);
  here.undo.getState()?.restore();
  expect(readVisit(here)).toEqual(before);
});

test('[DATA20] Start over notifies the review form also without reviews, so that it removes its hint', () => {
  const { here } = openTabs();
  startOver(here);
  here.cart.addFromPage(productOf(here, 1), 1);
  const onReviews = vi.fn<() => void>();
  here.reviews.state.subscribe(onReviews);
  startOver(here);
  expect(onReviews).toHaveBeenCalled();
});
