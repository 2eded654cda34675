import { addLine, decreaseLine, type CartLines } from '#domain/cart/cart.ts';
import { storageKey } from '#visit/storage-keys.ts';
import { carriedFragment } from '#router/carried-fragment.ts';
import { htmlData, slotSelector } from './contract.ts';

/**
 * Adds the product of a card's button to the stored cart before the app can, so that it is there even if the visitor
 * leaves at once (SPEC PAINT28). Returns what takes it back when the app is ready to add it; nothing for another
 * control, for a cart that cannot be read, written or added to, and where it is not this cart that counts: faults of the
 * lab may change the addition, and a cart by link replaces the cart.
 */
export function storeAddition(control: Element): (() => void) | undefined {
  if (!control.matches(slotSelector('add-to-cart'))) return undefined;
  const { product } = control.closest<HTMLElement>('[data-product]')?.dataset ?? {};
  if (product === undefined || htmlData().labPanel !== undefined || carriedFragment() !== '')
    return undefined;
  const isStored = changeCart((lines) => addLine(lines, product));
  return isStored ? () => void changeCart((lines) => decreaseLine(lines, product)) : undefined;
}

/** Whether the stored cart has changed. */
function changeCart(change: (lines: CartLines) => CartLines): boolean {
  const key = storageKey('cart');
  try {
    const before = localStorage.getItem(key) ?? '[]';
    const after = JSON.stringify(change(JSON.parse(before)));
    if (after === '[]') localStorage.removeItem(key);
    else localStorage.setItem(key, after);
    return after !== before;
  } catch {
    // Denied, full, or not a cart: the app says so.
    return false;
  }
}
