/*
 * The keys of localStorage, and the lab's in sessionStorage. In a separate file: the inline script would otherwise bundle
 * the parsers and valibot.
 */
import { storagePrefix } from '#shop.config.json';

export const CART_KEY = `${storagePrefix}.cart`;
export const HISTORY_KEY = `${storagePrefix}.search-history`;
export const LAB_KEY = `${storagePrefix}.lab`;
