/*
 * The keys of localStorage. In a file of their own for the inline script: with the parsers it would bundle valibot.
 */
export const CART_KEY = 'rivulet.cart';
export const HISTORY_KEY = 'rivulet.search-history';
