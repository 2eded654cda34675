import { groupDigits } from '../text.ts';

/** A line of the cart: the id of a product, and how many of it (whole, 1 to 999). */
export interface CartLine {
  readonly id: string;
  readonly qty: number;
}

/** In the order in which the products were first added; no product twice. */
export type CartLines = readonly CartLine[];

export const MIN_QTY = 1;
export const MAX_QTY = 999;

/** Adds `count` of a product to its line, or appends a new line; no quantity exceeds 999. */
export function addLine(lines: CartLines, id: string, count = 1): CartLines {
  const known = findLine(lines, id);
  if (!known) return [...lines, { id, qty: clampQty(count) }];
  return setQty(lines, id, known.qty + count);
}

/** Merges lines of the same product into the first of them; no quantity exceeds 999. */
export function joinLines(lines: CartLines): CartLines {
  const joined = new Map<string, CartLine>();
  for (const { id, qty } of lines) {
    joined.set(id, { id, qty: clampQty((joined.get(id)?.qty ?? 0) + qty) });
  }
  return [...joined.values()];
}

/** Replaces a line's quantity, clamped to 1 to 999. Ignores an unknown id and a number that is not whole. */
export function setQty(lines: CartLines, id: string, qty: number): CartLines {
  if (!Number.isInteger(qty)) return lines;
  return changeQty(lines, id, () => qty);
}

/** Adds 1 to a line's quantity, up to 999. Ignores an unknown id. */
export function increaseLine(lines: CartLines, id: string): CartLines {
  return changeQty(lines, id, (now) => now + 1);
}

/** Takes 1 from a line's quantity; removes the line at 1. Ignores an unknown id. */
export function decreaseLine(lines: CartLines, id: string): CartLines {
  return lines.flatMap((line) => {
    if (line.id !== id) return [line];
    return line.qty > MIN_QTY ? [{ ...line, qty: line.qty - 1 }] : [];
  });
}

/** Removes a line. Ignores an unknown id. */
export function removeLine(lines: CartLines, id: string): CartLines {
  return lines.filter((line) => line.id !== id);
}

/** The line of a product. */
export function findLine(lines: CartLines, id: string): CartLine | undefined {
  return lines.find((line) => line.id === id);
}

/** Inserts a removed line at its 0-based index; if the product is in the cart again, adds to that line instead. */
export function restoreLine(lines: CartLines, line: CartLine, at: number): CartLines {
  if (lines.some(({ id }) => id === line.id)) return addLine(lines, line.id, line.qty);
  return lines.toSpliced(at, 0, line);
}

/** The sum of the quantities: the number on the badge. */
export function countItems(lines: CartLines): number {
  return lines.reduce((count, line) => count + line.qty, 0);
}

/** The sum of the quantities as text: `1 item`, `1,128 items`. */
export function formatItemCount(lines: CartLines): string {
  return formatCount(countItems(lines));
}

/** A number of items as text: see `formatItemCount`. */
export function formatCount(count: number): string {
  return count === 1 ? '1 item' : `${groupDigits(count)} items`;
}

/** A whole number from 1 to 999, as typed in digits; `null` for anything else. */
export function parseQty(typed: string): number | null {
  const qty = Number(/^\s*(\d+)\s*$/.exec(typed)?.[1]);
  return qty >= MIN_QTY && qty <= MAX_QTY ? qty : null;
}

/** Returns the same lines when nothing changes: other lines would end Undo. */
function changeQty(lines: CartLines, id: string, update: (qty: number) => number): CartLines {
  const index = lines.findIndex((line) => line.id === id);
  const line = lines[index];
  if (!line) return lines;
  const qty = clampQty(update(line.qty));
  return qty === line.qty ? lines : lines.with(index, { id, qty });
}

/** The nearest quantity from 1 to 999. */
export function clampQty(qty: number): number {
  return Math.min(MAX_QTY, Math.max(MIN_QTY, qty));
}
