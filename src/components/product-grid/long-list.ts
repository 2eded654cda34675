/**
 * How a list that may be higher than any page is scrolled. Engines lay nothing out beyond some height
 * (Chromium 33.5 million pixels, Firefox 17.8 million), and 100,000 cards one below the other are 40
 * million high. So the page stops at a height that all engines have. Near both ends a pixel of the page is
 * a pixel of the list; in between the page stands for more. All figures are CSS pixels from the top of the
 * list, and less than 0 above it.
 */
const MOST_HEIGHT = 15_000_000;
const EDGE = 1_000_000;

/** A scroll of less than this moves the list as far as the page: wheel, finger, arrow and page keys. */
const LEAP = 10_000;

/** Where the top of the window is: on the page, and in the list that the page stands for. */
export interface Spot {
  readonly page: number;
  readonly list: number;
}

/** The height on the page of a list of some height. */
export function pageHeight(height: number): number {
  return Math.min(height, MOST_HEIGHT);
}

/** Where a leap to a place on the page leads. */
export function leapTo(page: number, height: number): Spot {
  const end = pageHeight(height);
  if (isNearEnd(page, end)) return { page, list: page < EDGE ? page : height - (end - page) };
  return { page, list: EDGE + (page - EDGE) * stretchOf(height) };
}

/** Where a scroll leads that comes to `page`: short ones go as far in the list, leaps by their share. */
export function follow(from: Spot, page: number, height: number): Spot {
  const way = page - from.page;
  const isLeap = Math.abs(way) >= LEAP || isNearEnd(page, pageHeight(height));
  return isLeap ? leapTo(page, height) : { page, list: from.list + way };
}

/** The spot whose place on the page tells the truth about the place in the list. */
export function spotOf(list: number, height: number): Spot {
  const end = pageHeight(height);
  if (list < EDGE) return { page: list, list };
  if (list > height - EDGE) return { page: end - (height - list), list };
  return { page: Math.round(EDGE + (list - EDGE) / stretchOf(height)), list };
}

function isNearEnd(page: number, end: number): boolean {
  return page < EDGE || page > end - EDGE;
}

/** How many pixels of the list one of the page stands for, away from the ends. */
function stretchOf(height: number): number {
  return height <= MOST_HEIGHT ? 1 : (height - 2 * EDGE) / (MOST_HEIGHT - 2 * EDGE);
}
