import { expect, test, vi } from 'vitest';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { PRODUCTS } from '#test-utils/cart-steps.ts';
import { PART_NAMES, STORED, STORED_NAMES, type PartName, type Visit } from './parts.ts';
import { storageKey } from './storage-keys.ts';
import { createVisit, replacing, type VisitUpdate } from './visit.ts';

const { id } = PRODUCTS[0];
const timestamp = '2026-01-31T12:00:00.000Z';

const FILLED: Visit = {
  cart: [{ id, qty: 2 }],
  history: [{ query: 'radio', timestamp }],
  reviews: { [id]: [{ text: 'Good', rating: 5 }] },
  drafts: { [id]: { text: 'So', rating: 4 } },
  orders: [],
};
const CHANGED: Visit = { ...FILLED, cart: [], history: [], reviews: {}, drafts: {} };

/** Sets every part; that of `name` throws instead. */
function allBut(name: PartName | null): VisitUpdate {
  const entries = PART_NAMES.map((part) => [
    part,
    () => {
      if (part === name) throw new Error('no');
      return CHANGED[part];
    },
  ]);
  return Object.fromEntries(entries);
}

function open() {
  const storage = createFakeStorage();
  const tab = storage.openTab();
  const visit = createVisit(tab);
  const other = createVisit(storage.openTab());
  visit.update(replacing(FILLED));
  storage.deliver();
  return { storage, tab, visit, other };
}

test.each(PART_NAMES)(
  '[DATA24] an update whose function for %s throws changes nothing in memory, storage or another tab',
  (name) => {
    const { storage, visit, other } = open();
    const listener = vi.fn();
    visit.subscribe(listener);
    const [before, otherBefore] = [visit.state.getState(), other.state.getState()];
    expect(() => visit.update(allBut(name))).toThrow('no');
    storage.deliver();
    expect(visit.state.getState()).toBe(before);
    expect(other.state.getState()).toBe(otherBefore);
    expect(storage.json(storageKey('cart'))).toEqual(FILLED.cart);
    expect(storage.json(storageKey('search-history'))).toEqual(FILLED.history);
    expect(listener).not.toHaveBeenCalled();
  },
);

test.each(STORED_NAMES)(
  '[DATA35] when the write of %s is refused, memory counts and every other part is stored',
  (name) => {
    const { storage, tab, visit } = open();
    const key = storageKey(STORED[name].key);
    const refuse = (write: (key: string, text: string) => boolean) => (at: string, text: string) =>
      at === key ? false : write(at, text);
    tab.write = refuse(tab.write);
    const full: Visit = {
      ...FILLED,
      cart: [{ id, qty: 3 }],
      history: [{ query: 'tea', timestamp }],
    };
    visit.update(replacing(full));
    expect(visit.state.getState()).toEqual(full);
    for (const part of STORED_NAMES) {
      const kept = part === name ? FILLED[part] : full[part];
      expect(storage.json(storageKey(STORED[part].key))).toEqual(kept);
    }
    // The next change starts from memory, not from what storage still has.
    expect(visit.update({ [name]: (value: unknown) => value }).before).toEqual(full);
  },
);
