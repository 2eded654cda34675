/* In a separate file: the inline script would otherwise bundle the parts of the visit and valibot. */
import { storagePrefix } from '#shop.config.json';

/** The key of `localStorage` or `sessionStorage` for one thing. */
export function storageKey(name: string): string {
  return `${storagePrefix}.${name}`;
}
