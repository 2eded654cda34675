import { seededProducts, titles } from '../fixtures/products.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';

const MOST = 8;

/** Words that start with the input, most frequent first, then titles that contain it. */
function expectedFor(input: string): { words: readonly string[]; all: readonly string[] } {
  const counts: Record<string, number> = {};
  for (const { title, description } of seededProducts()) {
    for (const word of `${title} ${description}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
      if (word.length > 2 && word.startsWith(input)) counts[word] = (counts[word] ?? 0) + 1;
    }
  }
  const words = Object.keys(counts)
    .toSorted()
    .toSorted((a, b) => counts[b]! - counts[a]!);
  const found = titles(seededProducts()).filter((title) => title.toLowerCase().includes(input));
  return { words, all: [...words, ...found] };
}

test(
  '[FIND13] suggestions appear from 2 characters, counted after trimming',
  { tag: '@engines' },
  async ({ shop, page }) => {
    await shop.open('?seed=7');
    for (const [few, enough] of [
      ['s', 'st'],
      ['   s   ', '  st '],
    ] as const) {
      await typeInto(shop.searchBox, enough);
      await expect(shop.suggestions).toHaveText(expectedFor('st').all.slice(0, MOST));
      await typeInto(shop.searchBox, few);
      await expect(page.getByRole('listbox')).toHaveCount(0);
    }
  },
);

test(
  '[FIND14, FIND15, FIND16] words by frequency, then titles, 8 at most and none twice',
  { tag: '@smoke' },
  async ({ shop }) => {
    await shop.open('?seed=7');
    let [sawTitles, sawMany, sawShort] = [false, false, false];
    for (const input of ['ra', 'in', 'wa', 'ca', 'tr', 'ash', 'KIT', 'flip-f', 'n w', 'xq']) {
      const { words, all } = expectedFor(input.toLowerCase());
      await typeInto(shop.searchBox, input);
      await expect(shop.suggestions).toHaveText(all.slice(0, MOST));
      expect(new Set(all.slice(0, MOST)).size).toBe(Math.min(all.length, MOST));
      sawMany ||= all.length > MOST && words.length < MOST;
      sawTitles ||= words.length > 0 && words.length < all.length && all.length <= MOST;
      sawShort ||= seededProducts().some(({ description }) =>
        description.split(/\W+/).includes(input),
      );
    }
    expect({ sawMany, sawTitles, sawShort }).toEqual({
      sawMany: true,
      sawTitles: true,
      sawShort: true,
    });
  },
);

test(
  '[FIND17] the matched part is marked, and the option is the suggestion alone',
  { tag: '@smoke' },
  async ({ shop }) => {
    await shop.open('?seed=7');
    for (const [input, marked] of [
      ['ste', /^ste$/i],
      ['  TRAVEL ', /^travel$/i],
      ['n w', /^n w$/i],
    ] as const) {
      await typeInto(shop.searchBox, input);
      const wanted = expectedFor(input.trim().toLowerCase()).all.slice(0, MOST);
      await expect(shop.suggestions).toHaveText(wanted);
      for (const [place, text] of wanted.entries()) {
        await expect(shop.suggestions.nth(place)).toHaveAccessibleName(text);
        await expect(shop.suggestions.nth(place).locator('mark')).toHaveText(marked);
      }
    }
  },
);
