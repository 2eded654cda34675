/* SVG path data of icons in a view box of 24 × 24. */

export const CART =
  'M3 4h2.2l2.3 11.2a1.6 1.6 0 0 0 1.6 1.3h7.9a1.6 1.6 0 0 0 1.6-1.3L20 8H6.2M9.5 20.2h.01M17 20.2h.01';
export const CLOSE = 'M6 6l12 12M18 6L6 18';
export const MENU = 'M4 7h16M4 12h16M4 17h16';
export const PAUSE = 'M9 6v12M15 6v12';
export const PLAY = 'M8.5 5.5 18 12l-9.5 6.5Z';
export const SEARCH = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM20 20l-4.7-4.7';
