/* Products with quantities, as the judge compares and describes them. */
import { joinLines, type CartLines } from '#domain/cart/cart.ts';
import { titleAt } from '#domain/catalogue/generate.ts';
import { formatProductId, parseProductId } from '#domain/catalogue/product-id.ts';
import type { LineState, LogEntry } from '../../lab/public/rivulet.d.ts';

/** Bought in all orders together, also in those that a reload has forgotten. */
export function boughtIn(log: readonly LogEntry[]): CartLines {
  const items = log.flatMap((entry) => (entry.event === 'purchase' ? entry.ecommerce.items : []));
  return joinLines(items.map(({ item_id, quantity }) => ({ id: item_id, qty: quantity })));
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
