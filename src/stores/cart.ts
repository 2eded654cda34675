import { createStore, type StoreApi } from 'zustand/vanilla';
import { announce, type Announcer } from '#lib/announcer.ts';
import type { PersistedList } from './persistence/persisted-list.ts';
import { timedFlag } from '#lib/timed-flag.ts';
import * as rules from '#domain/cart.ts';
import type { CartItem, CartItems } from '#domain/cart.ts';
import type { Product } from '#domain/catalogue/product.ts';

/** How long the cart icon bounces, in milliseconds. */
export const BOUNCE_MS = 600;

/** A line that was taken out, and the 0-based place it had. */
export interface Removal {
  readonly item: CartItem;
  readonly at: number;
}

export interface CartState {
  readonly items: CartItems;
  readonly popupShown: boolean;
  /** What the latest addition from a card was of, a new object each time; null when the popup shows for no addition. */
  readonly added: Pick<Product, 'id'> | null;
  readonly bouncing: boolean;
  /** The last removal, as long as it can be undone. */
  readonly removal: Removal | null;
}

/** What the visitor can do to the cart, by what happened in the shop. */
export interface Cart {
  readonly state: StoreApi<CartState>;
  /** One of a product, from its card: opens the popup. */
  addFromCard(product: Product): void;
  /** Some of a product, from its own page: no popup. */
  addFromPage(product: Product, count: number): void;
  buyNow(product: Product, count: number): void;
  setQty(id: string, qty: number): void;
  increase(id: string): void;
  decrease(id: string): void;
  remove(id: string): void;
  undoRemoval(): void;
  checkout(): void;
  togglePopup(): void;
  closePopup(): void;
  /** The visitor went to another page: the popup closes, a removal can no longer be undone. */
  leavePage(): void;
}

const EMPTY: CartState = {
  items: [],
  popupShown: false,
  added: null,
  bouncing: false,
  removal: null,
};

/** `afterPaint` calls back when what has changed by then can be seen; at once, where nothing is painted. */
export function createCart(
  kept: PersistedList<CartItem>,
  announcer: Announcer,
  afterPaint: (action: () => void) => void = (action) => action(),
): Cart {
  // It begins empty, as the served document has it.
  const state = createStore(() => EMPTY);
  const bounce = timedFlag(BOUNCE_MS, (bouncing) => state.setState({ bouncing }));
  state.setState({ items: kept.load([]) });
  kept.follow((items) => state.setState({ items, removal: null }));

  /** Every change is made to what storage holds at that moment, so two tabs never overwrite each other. */
  const change = (rule: (items: CartItems) => CartItems) => {
    const before = kept.load(state.getState().items);
    const after = rule(before);
    kept.save(after);
    state.setState({ items: after, removal: null });
    return { before, after };
  };

  const add = (product: Product, count: number, then = () => {}) => {
    const { before } = change((items) => rules.addItem(items, product, count));
    // The button's 'Added!' and the number on the icon come first.
    afterPaint(() => {
      bounce.raise();
      announce(announcer, additionMessage(product, qtyOf(before, product.id) + count));
      then();
    });
  };

  /** The last opening of the popup, until it is closed: one that waits for the paint may be overtaken. */
  let opening: object | null = null;

  /** Gives the line as it was before. */
  const changeLine = (id: string, rule: (items: CartItems, id: string) => CartItems) => {
    const { before, after } = change((items) => rule(items, id));
    const at = before.findIndex((item) => item.id === id);
    const item = before[at];
    const isGone = item !== undefined && !after.some((other) => other.id === id);
    if (isGone) state.setState({ removal: { item, at } });
    return item;
  };

  /** Says what a button did to a line that is still there; the focus is on the button, not on the number. */
  const sayQty = (id: string) => {
    const item = state.getState().items.find((other) => other.id === id);
    if (item) announce(announcer, `Quantity of ${item.title}: ${item.qty}`);
  };

  return {
    state,
    addFromCard(product) {
      const mine = {};
      opening = mine;
      add(product, 1, () => {
        if (mine === opening) state.setState({ popupShown: true, added: { id: product.id } });
      });
    },
    addFromPage: add,
    buyNow: add,
    setQty: (id, qty) => changeLine(id, (items) => rules.setQty(items, id, qty)),
    increase(id) {
      const before = changeLine(id, rules.increaseItem);
      if (before?.qty === rules.MAX_QTY) announce(announcer, fullMessage(before));
      else sayQty(id);
    },
    decrease(id) {
      changeLine(id, rules.decreaseItem);
      sayQty(id);
    },
    remove: (id) => changeLine(id, rules.removeItem),
    undoRemoval() {
      const { removal } = state.getState();
      if (!removal) return;
      change((items) => rules.restoreItem(items, removal.item, removal.at));
      announce(announcer, `${removal.item.title} is back in your cart.`);
    },
    checkout: () => void change(() => []),
    togglePopup: () =>
      state.setState(({ popupShown }) => ({ popupShown: !popupShown, added: null })),
    closePopup() {
      opening = null;
      state.setState({ popupShown: false });
    },
    leavePage() {
      opening = null;
      state.setState({ popupShown: false, removal: null });
    },
  };
}

function qtyOf(items: CartItems, id: string): number {
  return items.find((item) => item.id === id)?.qty ?? 0;
}

function additionMessage(product: Product, qty: number): string {
  return qty > rules.MAX_QTY
    ? fullMessage(product)
    : `${product.title} added to cart, quantity ${qty}.`;
}

function fullMessage({ title }: Product): string {
  return `${title} stays at ${rules.MAX_QTY} in your cart: a line holds no more.`;
}
