/* Products with quantities, as the judge compares and describes them. */
import type { CartLines } from '#domain/cart/cart.ts';
import { titleAt } from '#domain/catalogue/generate.ts';
import { formatProductId, parseProductId } from '#domain/catalogue/product-id.ts';
import type { LineState, LogEntry } from '../../lab/public/rivulet.d.ts';

/** Bought in all orders together, also in those that a reload has forgotten. */
export function boughtIn(log: readonly LogEntry[]): CartLines {
  return sumOf(...log.map((entry) => (entry.event === 'purchase' ? linesOf(entry) : [])));
}

/** The items of an event; none for one without. */
export function linesOf(entry: LogEntry): CartLines {
  const { items } = 'ecommerce' in entry ? entry.ecommerce : { items: [] };
  return items.map(({ item_id, quantity }) => ({ id: item_id, qty: quantity }));
}

/** All together, also beyond 999 of a product. */
export function sumOf(...all: readonly CartLines[]): CartLines {
  const qtys = new Map<string, number>();
  for (const { id, qty } of all.flat()) qtys.set(id, (qtys.get(id) ?? 0) + qty);
  return Array.from(qtys, ([id, qty]) => ({ id, qty })).filter(({ qty }) => qty !== 0);
}

export function withIds(lines: readonly LineState[], seed: number): CartLines {
  return lines.map(({ index = 0, qty }) => ({ id: formatProductId({ seed, index }), qty }));
}

/** `2 × Sand Tide Walkie-Talkie, 1 × Oak Slow Radio`, by title. */
export function describe(lines: CartLines): string {
  const texts = lines.map(({ id, qty }) => `${qty} × ${titleOf(id)}`);
  return texts.toSorted().join(', ') || 'nothing';
}

export function titleOf(id: string): string {
  const key = parseProductId(id);
  return key ? titleAt(key) : id;
}
