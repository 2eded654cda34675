/* The content of a list, shared by React and the inline script of the first paint. */

/** How many cards most screens show in the first row: their pictures are fetched at once. */
export const FIRST_ROW = 4;

/** Up to this many cards are all in the document (SPEC LIST30); a longer list is virtualized. */
export const MAX_UNVIRTUALIZED = 200;

/** More than a viewport shows: the other cards can be rendered with low priority. */
const FIRST_CARDS = 20;

/** How many cards of a list are rendered in the first pass. */
export function firstCardCount(length: number): number {
  return Math.min(length, FIRST_CARDS);
}

/** The heading of the list; `text`: the query, empty for the list of all products. */
export function listTitle(text: string): string {
  return text === '' ? 'Products' : `Results for "${text}"`;
}

/** The line under that heading: how many products the list has. */
export function listCount(count: number, text: string): string {
  if (text !== '') return `${count} results for "${text}"`;
  return count === 1 ? '1 product' : `${count} products`;
}
