/*
 * The keys of localStorage. In a separate file: the inline script would otherwise bundle the parsers and valibot.
 */
export const CART_KEY = 'rivulet.cart';
export const HISTORY_KEY = 'rivulet.search-history';
