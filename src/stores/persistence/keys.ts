/*
 * The keys of localStorage. In a file of their own for the inline script: with the parsers it would bundle valibot.
 */
import { storagePrefix } from '#shop.config.json';

export const CART_KEY = `${storagePrefix}.cart`;
export const HISTORY_KEY = `${storagePrefix}.search-history`;
