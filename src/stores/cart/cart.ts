import { createStore, type StoreApi } from 'zustand/vanilla';
import { isEqual } from '#lib/is-equal.ts';
import type { Announcer } from '#lib/announcer.ts';
import type { RunAfterPaint } from '#lib/scheduling/after-paint.ts';
import { timedFlag } from '#lib/scheduling/timed-flag.ts';
import {
  addLine,
  decreaseLine,
  findLine,
  increaseLine,
  MAX_QTY,
  removeLine,
  restoreLine,
  setQty,
  type CartLine,
  type CartLines,
} from '#domain/cart/cart.ts';
import { itemsOf } from '#domain/cart/items.ts';
import { createOrder, orderNumber, type Order } from '#domain/cart/order.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { VisitStore } from '#visit/visit.ts';
import type { Overlay } from '../overlay.ts';

/** How long the cart icon bounces, in milliseconds. */
const BOUNCE_MS = 600;

/** What the page shows of the cart beside its lines, which are a part of the visit. */
export interface CartState {
  /** The id of the product whose addition opened the popup; `null` when the icon did. */
  readonly added: string | null;
  readonly bouncing: boolean;
}

/** The cart's actions, named for what happened in the shop. */
export interface Cart {
  readonly state: StoreApi<CartState>;
  /** Adds one of a product and opens the popup: `Add to Cart` of a card. */
  addFromCard(product: Product): void;
  /** Adds `count` of a product without the popup: the buttons of a product page. */
  addFromPage(product: Product, count: number): void;
  setQty(id: string, qty: number): void;
  increase(id: string): void;
  decrease(id: string): void;
  remove(id: string): void;
  /**
   * Makes an order of the cart, which is then empty. `null`, and no change, for a cart that is empty or no longer
   * `expected`, as when another tab has just changed it.
   */
  checkout(expected?: CartLines): Order | null;
  /** Opens the popup, or closes it: the icon. */
  togglePopup(): void;
}

const INITIAL: CartState = { added: null, bouncing: false };

/** `seed`: the catalogue's. `runAfterPaint` calls back after the next paint. */
export function createCart(
  visit: VisitStore,
  seed: number,
  announcer: Announcer,
  overlay: Overlay,
  runAfterPaint: RunAfterPaint,
): Cart {
  const state = createStore(() => INITIAL);
  const bounce = timedFlag(BOUNCE_MS, (bouncing) => state.setState({ bouncing }));

  const add = ({ id, title }: Product, count: number) => {
    const { before } = visit.update({ cart: (lines) => addLine(lines, id, count) });
    const qty = (findLine(before.cart, id)?.qty ?? 0) + count;
    // 'Added!' and the badge are painted first.
    runAfterPaint(() => {
      bounce.setFor();
      announcer.announce(
        qty > MAX_QTY ? fullMessage(title) : `${title} added to cart, quantity ${qty}.`,
      );
    });
  };

  return {
    state,
    addFromCard(product) {
      add(product, 1);
      state.setState({ added: product.id });
      overlay.openAfterPaint('cart');
    },
    addFromPage: add,
    ...createLineActions(visit, announcer),
    checkout(expected) {
      const isAsExpected = (lines: CartLines) => expected === undefined || isEqual(lines, expected);
      const { before, after } = visit.update({
        cart: (lines) => (isAsExpected(lines) ? [] : lines),
        orders(orders, { cart }) {
          const items = itemsOf(cart);
          if (items.length === 0 || !isAsExpected(cart)) return orders;
          return [...orders, createOrder(orderNumber(seed, orders.length + 1), items)];
        },
      });
      return after.orders === before.orders ? null : (after.orders.at(-1) ?? null);
    },
    togglePopup() {
      state.setState({ added: null });
      overlay.toggle('cart');
    },
  };
}

/** The actions on a line of the cart. */
function createLineActions(
  visit: VisitStore,
  announcer: Announcer,
): Pick<Cart, 'setQty' | 'increase' | 'decrease' | 'remove'> {
  /** Changes a line, and offers to undo its removal. Returns the line as it was before. */
  const changeLine = (id: string, change: (lines: CartLines, id: string) => CartLines) => {
    const { before, after } = visit.update({ cart: (lines) => change(lines, id) });
    const line = findLine(before.cart, id);
    if (line && !findLine(after.cart, id)) offerUndo(line, before.cart.indexOf(line));
    return line;
  };

  const offerUndo = (line: CartLine, at: number) => {
    const title = titleOf(line);
    visit.offerUndo({
      text: `${title} was removed.`,
      restore: { cart: (lines) => restoreLine(lines, line, at) },
      undone: `${title} is back in your cart.`,
      removed: line.id,
    });
  };

  /** Announces a line's new quantity, as the focus is on the button and not on the number. */
  const announceQty = (id: string) => {
    const line = findLine(visit.state.getState().cart, id);
    if (line) announcer.announce(`Quantity of ${titleOf(line)}: ${line.qty}`);
  };

  return {
    setQty: (id, qty) => changeLine(id, (lines) => setQty(lines, id, qty)),
    increase(id) {
      const before = changeLine(id, increaseLine);
      if (before?.qty === MAX_QTY) announcer.announce(fullMessage(titleOf(before)));
      else announceQty(id);
    },
    decrease(id) {
      changeLine(id, decreaseLine);
      announceQty(id);
    },
    remove: (id) => changeLine(id, removeLine),
  };
}

function titleOf(line: CartLine): string {
  return itemsOf([line])[0]?.title ?? '';
}

function fullMessage(title: string): string {
  return `${title} stays at ${MAX_QTY} in your cart: a line holds no more.`;
}
