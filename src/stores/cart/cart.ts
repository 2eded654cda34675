import { createStore, type StoreApi } from 'zustand/vanilla';
import { announce, type Announcer } from '#lib/announcer.ts';
import type { PersistedList } from '../persistence/persisted-list.ts';
import type { AfterPaint } from '#lib/scheduling/after-paint.ts';
import { timedFlag } from '#lib/scheduling/timed-flag.ts';
import * as rules from '#domain/cart/cart.ts';
import type { CartItem, CartItems } from '#domain/cart/cart.ts';
import type { Product } from '#domain/catalogue/product.ts';

/** How long the cart icon bounces, in milliseconds. */
export const BOUNCE_MS = 600;

/** A removed line, and the 0-based index it had. */
export interface Removal {
  readonly item: CartItem;
  readonly at: number;
}

export interface CartState {
  readonly items: CartItems;
  readonly popupShown: boolean;
  /** The product last added from a card, a new object each time; null when the popup was opened by the icon. */
  readonly added: Pick<Product, 'id'> | null;
  readonly bouncing: boolean;
  /** The last removal, while it can be undone. */
  readonly removal: Removal | null;
}

/** The cart's actions, named for what happened in the shop. */
export interface Cart {
  readonly state: StoreApi<CartState>;
  /** Adds one of a product and opens the popup: `Add to Cart` of a card. */
  addFromCard(product: Product): void;
  /** Adds `count` of a product without the popup: `Add to Cart` of a product page. */
  addFromPage(product: Product, count: number): void;
  /** Adds as `addFromPage` does. A separate method, so that the lab's faults can wrap one button without the other. */
  buyNow(product: Product, count: number): void;
  setQty(id: string, qty: number): void;
  increase(id: string): void;
  decrease(id: string): void;
  remove(id: string): void;
  undoRemoval(): void;
  /** Empties the cart; returns the items that were in it. */
  checkout(): CartItems;
  /** Replaces all lines, as a link to a cart does; returns the items that were in the cart. */
  replace(items: CartItems): CartItems;
  togglePopup(): void;
  closePopup(): void;
  /** The visitor navigates to another page: closes the popup, and the removal can no longer be undone. */
  leavePage(): void;
}

const EMPTY: CartState = {
  items: [],
  popupShown: false,
  added: null,
  bouncing: false,
  removal: null,
};

/** `afterPaint` calls back after the next paint; by default at once. */
export function createCart(
  persisted: PersistedList<CartItem>,
  announcer: Announcer,
  afterPaint: AfterPaint = (action) => action(),
): Cart {
  // The initial state must match the prerendered HTML.
  const state = createStore(() => EMPTY);
  const bounce = timedFlag(BOUNCE_MS, (bouncing) => state.setState({ bouncing }));
  state.setState({ items: persisted.load([]) });
  persisted.subscribe((items) => state.setState({ items, removal: null }));

  /** Reads the stored cart before each change: another tab may have changed it, and must not be overwritten. */
  const change = (update: (items: CartItems) => CartItems) => {
    const before = persisted.load(state.getState().items);
    const after = update(before);
    persisted.save(after);
    state.setState({ items: after, removal: null });
    return { before, after };
  };

  const add = (product: Product, count: number, onPainted = () => {}) => {
    const { before } = change((items) => rules.addItem(items, product, count));
    // 'Added!' and the badge are painted first.
    afterPaint(() => {
      bounce.setFor();
      announce(announcer, additionMessage(product, qtyOf(before, product.id) + count));
      onPainted();
    });
  };

  /** Identifies the last addition that opens the popup: closing it before the paint cancels the opening. */
  let opening: object | null = null;

  /** Returns the line as it was before. */
  const changeLine = (id: string, update: (items: CartItems, id: string) => CartItems) => {
    const { before, after } = change((items) => update(items, id));
    const at = before.findIndex((item) => item.id === id);
    const item = before[at];
    const isRemoved = item !== undefined && !after.some((other) => other.id === id);
    if (isRemoved) state.setState({ removal: { item, at } });
    return item;
  };

  /** Announces a line's new quantity, as the focus is on the button and not on the number. */
  const announceQty = (id: string) => {
    const item = state.getState().items.find((other) => other.id === id);
    if (item) announce(announcer, `Quantity of ${item.title}: ${item.qty}`);
  };

  return {
    state,
    addFromCard(product) {
      const addition = {};
      opening = addition;
      add(product, 1, () => {
        if (addition === opening) state.setState({ popupShown: true, added: { id: product.id } });
      });
    },
    addFromPage: add,
    buyNow: add,
    setQty: (id, qty) => changeLine(id, (items) => rules.setQty(items, id, qty)),
    increase(id) {
      const before = changeLine(id, rules.increaseItem);
      if (before?.qty === rules.MAX_QTY) announce(announcer, fullMessage(before));
      else announceQty(id);
    },
    decrease(id) {
      changeLine(id, rules.decreaseItem);
      announceQty(id);
    },
    remove: (id) => changeLine(id, rules.removeItem),
    undoRemoval() {
      const { removal } = state.getState();
      if (!removal) return;
      change((items) => rules.restoreItem(items, removal.item, removal.at));
      announce(announcer, `${removal.item.title} is back in your cart.`);
    },
    checkout: () => change(() => []).before,
    replace: (items) => change(() => items).before,
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
