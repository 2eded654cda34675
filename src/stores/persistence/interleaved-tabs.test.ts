import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnnouncer } from '#lib/announcer.ts';
import { PRODUCTS } from '#test-utils/cart-steps.ts';
import { createFakeStorage, type FakeStorage, type Tab } from '#test-utils/fake-storage.ts';
import { samples } from '#test-utils/fuzz.ts';
import { openCart } from '#test-utils/open-cart.ts';
import { replay, type Action, type Outcome } from '#test-utils/replay.ts';
import { createSearch } from '../search.ts';
import { persistedHistory } from './persisted-history.ts';

const STEPS = 5000;

const anyId = fc.constantFrom(...PRODUCTS.map(({ id }) => id));
const anyQty = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 999 }));
const anyText = fc.constantFrom(...'abcdefghijklm');
const someAct = <Act extends Action['act']>(...acts: Act[]) => fc.constantFrom(...acts);
const anyDeed: fc.Arbitrary<Action> = fc.oneof(
  { arbitrary: fc.record({ act: someAct('add', 'set'), id: anyId, qty: anyQty }), weight: 6 },
  {
    arbitrary: fc.record({ act: someAct('increase', 'decrease', 'remove'), id: anyId }),
    weight: 6,
  },
  { arbitrary: fc.record({ act: someAct('search'), text: anyText }), weight: 4 },
  { arbitrary: fc.record({ act: someAct('checkout') }), weight: 1 },
  { arbitrary: fc.record({ act: someAct('forget') }), weight: 1 },
);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A tab with a cart and a search box. */
function open(disk: FakeStorage) {
  const { tab, cart, lines } = openCart(disk);
  const search = createSearch(persistedHistory(tab), createAnnouncer(), { now: () => new Date() });
  const shown = (): Outcome => ({
    lines: lines().map(([id, qty]) => [String(id), Number(qty)]),
    queries: search.state.getState().history.map(({ query }) => query),
  });
  const take = (deed: Action) => {
    vi.clearAllTimers();
    if (deed.act === 'search') search.submit(deed.text);
    else if (deed.act === 'forget') search.clearHistory();
    else if (deed.act === 'checkout') cart.checkout();
    else if (deed.act === 'set') cart.setQty(deed.id, deed.qty);
    else if (deed.act === 'add') cart.addFromPage(wareOf(deed.id), deed.qty);
    else cart[deed.act](deed.id);
  };
  return { tab, take, shown, close: () => disk.closeTab(tab) };
}

function wareOf(id: string) {
  return PRODUCTS.find((ware) => ware.id === id) ?? PRODUCTS[0];
}

test('[CART21, CART22, CART25] after 5,000 steps in two tabs both of them and a third have the state of a replay', () => {
  const disk = createFakeStorage();
  const tabs = [open(disk), open(disk)];
  const done: Action[] = [];
  const anyNews = fc.constantFrom('told', 'told', 'asleep', 'woken', 'anew');
  const turns = samples(fc.tuple(fc.nat(1), anyDeed, anyNews), STEPS);
  for (const [who, deed, news] of turns) {
    tabs[who]?.take(deed);
    done.push(deed);
    if (news === 'told') disk.deliver();
    else if (news === 'woken') disk.wake();
    else if (news === 'anew') {
      tabs[who]?.close();
      tabs[who] = open(disk);
    }
    const expected = replay(done.slice(-lastFrom(done)));
    if (news === 'told' || news === 'woken') {
      for (const { shown } of tabs) expect(shown().lines).toEqual(expected.lines);
    }
  }
  disk.deliver();
  for (const { shown } of [...tabs, open(disk)]) expect(shown()).toEqual(replay(done));
});

test('[DATA9] while storage fails now and then, a tab carries out all of 5,000 steps', () => {
  const disk = createFakeStorage();
  const { tab, take, shown } = open(disk);
  const done: Action[] = [];
  const anyState = fc.constantFrom<Tab['works'][]>('well', 'well', 'full', 'denied', 'blind');
  for (const [deed, works] of samples(fc.tuple(anyDeed, anyState), STEPS)) {
    tab.works = works;
    take(deed);
    done.push(deed);
    expect(shown().lines).toEqual(replay(done.slice(-lastFrom(done))).lines);
  }
  expect(shown()).toEqual(replay(done));
});

test('[DATA10] while storage is cleared now and then, each change applies to what is left', () => {
  const disk = createFakeStorage();
  const tabs = [open(disk), open(disk)];
  let done: Action[] = [];
  for (const [who, deed, dice] of samples(fc.tuple(fc.nat(1), anyDeed, fc.nat(9)), STEPS)) {
    if (dice === 0) {
      disk.clear();
      done = [];
    }
    tabs[who]?.take(deed);
    done.push(deed);
  }
  disk.wake();
  for (const { shown } of [...tabs, open(disk)]) expect(shown()).toEqual(replay(done));
});

/** How many of the last steps determine the cart: those since it was last empty. Replaying only them is faster. */
function lastFrom(deeds: readonly Action[]): number {
  return (
    deeds.length -
    Math.max(
      0,
      deeds.findLastIndex(({ act }) => act === 'checkout'),
    )
  );
}
