import { MAX_QTY } from '#domain/cart.ts';

type LineDeed =
  | { readonly act: 'add' | 'set'; readonly id: string; readonly qty: number }
  | { readonly act: 'increase' | 'decrease' | 'remove'; readonly id: string };

/** One thing that was done in some tab: to the line of an id, or to the cart or the history as a whole. */
export type Action =
  | LineDeed
  | { readonly act: 'search'; readonly text: string }
  | { readonly act: 'checkout' }
  | { readonly act: 'forget' };

/** An Undo: a line comes back with its quantity, to its 0-based place. */
export interface Return {
  readonly act: 'return';
  readonly id: string;
  readonly qty: number;
  readonly at: number;
}

/** What storage and every tab should hold in the end. */
export interface Outcome {
  readonly lines: readonly (readonly [id: string, qty: number])[];
  /** Newest first. */
  readonly queries: readonly string[];
}

/** Slow and obvious: everything that was done, in whatever tab, done once more in one place. */
export function replay(deeds: readonly (Action | Return)[]): Outcome {
  const cart = new Map<string, number>();
  let queries: readonly string[] = [];
  for (const deed of deeds) {
    if (deed.act === 'checkout') cart.clear();
    else if (deed.act === 'forget') queries = [];
    else if (deed.act === 'search') {
      const others = queries.filter((query) => query !== deed.text);
      queries = [deed.text, ...others].slice(0, 10);
    } else if (deed.act === 'return') bringBack(cart, deed);
    else change(cart, deed);
  }
  return { lines: [...cart], queries };
}

function change(cart: Map<string, number>, deed: LineDeed): void {
  const { id } = deed;
  const now = cart.get(id) ?? 0;
  if (deed.act === 'add') cart.set(id, Math.min(MAX_QTY, now + deed.qty));
  else if (now === 0) return;
  else if (deed.act === 'set') cart.set(id, deed.qty);
  else if (deed.act === 'increase') cart.set(id, Math.min(MAX_QTY, now + 1));
  else if (deed.act === 'remove' || now === 1) cart.delete(id);
  else cart.set(id, now - 1);
}

function bringBack(cart: Map<string, number>, { id, qty, at }: Return): void {
  if (cart.has(id)) return change(cart, { act: 'add', id, qty });
  const lines = [...cart].toSpliced(at, 0, [id, qty]);
  cart.clear();
  for (const [other, count] of lines) cart.set(other, count);
}
