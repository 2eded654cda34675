import { MAX_QTY } from '#domain/cart/cart.ts';

interface LineAction {
  readonly act: 'add' | 'set' | 'increase' | 'decrease' | 'remove';
  readonly id: string;
  /** For add and set. */
  readonly qty: number;
}

/** An action in a tab: on the line of an id, or on the cart or the history as a whole. */
export type Action =
  | LineAction
  | { readonly act: 'search'; readonly text: string }
  | { readonly act: 'checkout' }
  | { readonly act: 'clear-history' };

/** The expected final content of the storage and of every tab. */
export interface Outcome {
  readonly lines: readonly (readonly [id: string, qty: number])[];
  /** Newest first. */
  readonly queries: readonly string[];
}

/** Reference implementation: applies the actions of all tabs, in their order, to one cart and one history. */
export function replay(actions: readonly Action[]): Outcome {
  const cart = new Map<string, number>();
  let queries: readonly string[] = [];
  for (const action of actions) {
    if (action.act === 'checkout') cart.clear();
    else if (action.act === 'clear-history') queries = [];
    else if (action.act === 'search') {
      const others = queries.filter((query) => query !== action.text);
      queries = [action.text, ...others].slice(0, 10);
    } else change(cart, action);
  }
  return { lines: [...cart], queries };
}

function change(cart: Map<string, number>, action: LineAction): void {
  const { id, qty } = action;
  const now = cart.get(id) ?? 0;
  if (action.act === 'add') cart.set(id, Math.min(MAX_QTY, now + qty));
  else if (now === 0) return;
  else if (action.act === 'set') cart.set(id, qty);
  else if (action.act === 'increase') cart.set(id, Math.min(MAX_QTY, now + 1));
  else if (action.act === 'remove' || now === 1) cart.delete(id);
  else cart.set(id, now - 1);
}
