import { beforeEach, expect, test, vi } from 'vitest';
import { chooseCatalogue } from '#domain/catalogue-params.ts';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { createShop, type Shop } from '../shop.ts';
import { followStartOver, startOver } from './start-over.ts';
import { readVisit } from './visit.ts';

const listeners = new Set<(message: unknown) => void>();

vi.mock('#lib/tab-channel.ts', () => ({
  openTabChannel(_: string, onMessage: (message: unknown) => void) {
    listeners.add(onMessage);
    return (message: unknown) => {
      for (const listener of listeners) if (listener !== onMessage) listener(message);
    };
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  listeners.clear();
});

/** Two tabs of a visitor with a cart, a search, and in each tab a review, a draft and an order. */
function openTabs() {
  const storage = createFakeStorage();
  const openTab = () => {
    const start = chooseCatalogue('?seed=7', null, () => 7);
    const shop = createShop({
      catalogueChoice: start,
      storage: storage.openTab(),
      now: () => new Date(0),
    });
    followStartOver(shop);
    return shop;
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

const NOTHING = { items: [], history: [], reviews: {}, drafts: {}, orders: [] };

test('[DATA20, DATA21] Start over empties everything in every tab, and Undo brings it back', () => {
  const { storage, here, there } = openTabs();
  const before = [readVisit(here), readVisit(there)];
  here.cart.togglePopup();
  there.cart.togglePopup();
  startOver(here);
  storage.deliver();
  for (const shop of [here, there]) {
    expect(readVisit(shop)).toEqual(NOTHING);
    expect(shop.cart.state.getState().popupShown).toBe(false);
  }
  expect(there.undo.getState()).toBeNull();
  here.undo.getState()?.restore();
  storage.deliver();
  expect([readVisit(here), readVisit(there)]).toEqual(before);
  expect(here.undo.getState()).toBeNull();
  expect(here.announcer.getState().text).toBe(
    'Cart, recent searches, reviews and orders are back.',
  );
});

test('[DATA20] the search box shows the query of the URL again, in every tab', () => {
  const { here, there } = openTabs();
  here.searchText.setText('tea', null);
  there.searchText.syncWithURL('canoe');
  there.searchText.setText('canoes', 'canoe');
  startOver(here);
  expect([here, there].map(({ searchText }) => searchText.state.getState().text)).toEqual([
    '',
    'canoe',
  ]);
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
] satisfies [string, (shop: Shop) => void][])('[DATA21] %s ends Undo, in any tab', (_, act) => {
  for (const where of ['here', 'there'] as const) {
    const tabs = openTabs();
    const { storage, here } = tabs;
    startOver(here);
    storage.deliver();
    const offer = here.undo.getState();
    expect(offer).not.toBeNull();
    act(tabs[where]);
    storage.deliver();
    expect(here.undo.getState()).toBeNull();
  }
});

test('[DATA21] navigation, a closed popup and a second Start over do not end Undo', () => {
  const { here, there } = openTabs();
  const { items } = here.cart.state.getState();
  startOver(here);
  here.cart.leavePage();
  here.cart.togglePopup();
  here.search.begin();
  here.searchText.setText('tea', null);
  startOver(here);
  here.undo.getState()?.restore();
  expect(here.cart.state.getState().items).toEqual(items);
  expect(there.orders.state.getState()).toHaveLength(1);
});

test('[DATA20, DATA21] what has subscribed is cleared and brought back in every tab', () => {
  const { here, there } = openTabs();
  const calls: string[] = [];
  for (const [name, shop] of Object.entries({ here, there })) {
    shop.onStartOver.add(() => {
      calls.push(`clear ${name}`);
      return () => calls.push(`restore ${name}`);
    });
  }
  startOver(here);
  here.undo.getState()?.restore();
  expect(calls).toEqual(['clear here', 'clear there', 'restore here', 'restore there']);
});

test('[DATA21] after the end of the offer Undo brings nothing back, in no tab', () => {
  const { storage, here, there } = openTabs();
  startOver(here);
  const offer = here.undo.getState();
  there.reviews.submit('tea', 'Warm.', 5);
  expect(here.undo.getState()).toBeNull();
  offer?.restore();
  storage.deliver();
  expect(Object.keys(there.reviews.state.getState())).toEqual(['tea']);
});
