import { openShop } from '#test-utils/open-shop.ts';
import * as fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { PRODUCTS } from '#test-utils/cart-steps.ts';
import { createFakeStorage, type FakeStorage, type Tab } from '#test-utils/fake-storage.ts';
import { samples } from '#test-utils/fuzz.ts';
import { replay, type Action, type Outcome } from '#test-utils/replay.ts';

const STEPS = 2000;

const anyId = fc.constantFrom(...PRODUCTS.map(({ id }) => id));
const anyQty = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 999 }));
const anyText = fc.constantFrom(...'abcdefghijklm');
const someAct = <Act extends Action['act']>(...acts: Act[]) => fc.constantFrom(...acts);
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  {
    arbitrary: fc.record({
      act: someAct('add', 'set', 'increase', 'decrease', 'remove'),
      id: anyId,
      qty: anyQty,
    }),
    weight: 12,
  },
  { arbitrary: fc.record({ act: someAct('search'), text: anyText }), weight: 4 },
  { arbitrary: fc.record({ act: someAct('checkout') }), weight: 1 },
  { arbitrary: fc.record({ act: someAct('clear-history') }), weight: 1 },
);

beforeEach(() => {
  vi.useFakeTimers();
});

/** A tab with a cart and a search box. */
function open(storage: FakeStorage) {
  const tab = storage.openTab();
  const { visit, cart, search } = openShop(tab);
  const shown = (): Outcome => ({
    lines: visit.state.getState().cart.map(({ id, qty }) => [id, qty]),
    queries: visit.state.getState().history.map(({ query }) => query),
  });
  const take = (action: Action) => {
    vi.clearAllTimers();
    if (action.act === 'search') search.save(action.text);
    else if (action.act === 'clear-history') search.clearHistory();
    else if (action.act === 'checkout') cart.checkout();
    else if (action.act === 'set') cart.setQty(action.id, action.qty);
    else if (action.act === 'add') cart.addFromPage(productOf(action.id), action.qty);
    else cart[action.act](action.id);
  };
  return { tab, take, shown, close: () => storage.closeTab(tab) };
}

function productOf(id: string) {
  return PRODUCTS.find((product) => product.id === id) ?? PRODUCTS[0];
}

test('[CART21, CART25] after 2,000 steps in two tabs both of them and a third have the state of a replay', () => {
  const storage = createFakeStorage();
  const tabs = [open(storage), open(storage)];
  const taken: Action[] = [];
  const anyEvent = fc.constantFrom('delivered', 'delivered', 'queued', 'restored', 'reopened');
  const steps = samples(fc.tuple(fc.nat(1), anyAction, anyEvent), STEPS);
  for (const [tabIndex, action, event] of steps) {
    tabs[tabIndex]?.take(action);
    taken.push(action);
    if (event === 'delivered') storage.deliver();
    else if (event === 'restored') storage.wake();
    else if (event === 'reopened') {
      tabs[tabIndex]?.close();
      tabs[tabIndex] = open(storage);
    }
    const expected = replay(sinceCheckout(taken));
    if (event === 'delivered' || event === 'restored') {
      for (const { shown } of tabs) expect(shown().lines).toEqual(expected.lines);
    }
  }
  storage.deliver();
  for (const { shown } of [...tabs, open(storage)]) expect(shown()).toEqual(replay(taken));
});

test('[DATA9] while storage fails now and then, a tab carries out all of 2,000 steps', () => {
  const storage = createFakeStorage();
  const { tab, take, shown } = open(storage);
  const taken: Action[] = [];
  const anyState = fc.constantFrom<Tab['works'][]>('well', 'well', 'full', 'denied', 'blind');
  for (const [action, works] of samples(fc.tuple(anyAction, anyState), STEPS)) {
    tab.works = works;
    take(action);
    taken.push(action);
    expect(shown().lines).toEqual(replay(sinceCheckout(taken)).lines);
  }
  expect(shown()).toEqual(replay(taken));
});

test('[DATA10] while storage is cleared now and then, each change is applied to the stored items', () => {
  const storage = createFakeStorage();
  const tabs = [open(storage), open(storage)];
  let taken: Action[] = [];
  for (const [tabIndex, action, dice] of samples(
    fc.tuple(fc.nat(1), anyAction, fc.nat(9)),
    STEPS,
  )) {
    if (dice === 0) {
      storage.clear();
      taken = [];
    }
    tabs[tabIndex]?.take(action);
    taken.push(action);
  }
  storage.wake();
  for (const { shown } of [...tabs, open(storage)]) expect(shown()).toEqual(replay(taken));
});

/** The actions from the last checkout on, which alone determine the cart: replaying only them is faster. */
function sinceCheckout(actions: readonly Action[]): readonly Action[] {
  return actions.slice(
    Math.max(
      0,
      actions.findLastIndex(({ act }) => act === 'checkout'),
    ),
  );
}
