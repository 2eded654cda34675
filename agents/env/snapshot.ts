/* What a player by eye reads of a page's ARIA snapshot: the page bounded, and the names of its elements. */
import { byLikeness } from '#lib/nearest.ts';

/**
 * A snapshot with at most `most` product cards: the page `page` of them, from 1, and a line that says what is left out.
 * Throws for a page that it does not have.
 */
export function boundSnapshot(snapshot: string, most: number, page: number): string {
  const isCard = (line: string) => /^ *- '?article\b/.test(line);
  const lines = snapshot.split('\n');
  const cards = lines.filter(isCard).length;
  const size = Math.min(most, Math.max(1, cards));
  const pages = Math.max(1, Math.ceil(cards / size));
  if (!Number.isInteger(page) || page < 1 || page > pages)
    throw new Error(`The cards of this page have the pages 1 to ${pages}`);
  const [from, to] = [(page - 1) * size, page * size];
  const left = cards - (Math.min(to, cards) - from);
  const note = `- text: ${left} of ${cards} cards are left out; look with page 1 to ${pages} shows others, this is page ${page}`;
  let card = -1;
  /** Of the card that the line belongs to; `Infinity` outside. */
  let indent = Infinity;
  return lines
    .flatMap((line) => {
      const depth = line.search(/[^ ]/);
      if (isCard(line)) [card, indent] = [card + 1, depth];
      else if (depth <= indent) indent = Infinity;
      if (indent === Infinity || (card >= from && card < to)) return [line];
      const isFirst = isCard(line) && card === (page === 1 ? to : 0);
      return isFirst ? [' '.repeat(indent) + note] : [];
    })
    .join('\n');
}

/** Why there is no element: the names of its role that are most like its name, or the roles that there are. */
export function describeMissing(snapshot: string, role: string, name: string): string {
  const elements = Array.from(
    snapshot.matchAll(/^ *- '?(\w+) "(.+?)"(?=:|'|$| \[)/gm),
    ([, role = '', name = '']) => ({ role, name }),
  );
  const names = [...new Set(elements.filter((one) => one.role === role).map((one) => one.name))];
  if (names.length === 0) {
    const roles = [...new Set(elements.map((one) => one.role))].toSorted();
    return `There is no ${role} with a name here. There are: ${roles.join(', ')}`;
  }
  const nearest = byLikeness(name, names)
    .slice(0, 5)
    .map((one) => `"${one}"`);
  return `There is no ${role} "${name}" here. Nearest: ${nearest.join(', ')}`;
}
