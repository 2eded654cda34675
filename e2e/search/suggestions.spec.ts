import { seededProducts, titles } from '../fixtures/products.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';

const LIMIT = 8;

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

test('[FIND13] suggestions appear from 2 characters, counted after trimming', async ({
  shop,
  page,
}) => {
  await shop.open('?seed=7');
  for (const [few, enough] of [
    ['s', 'st'],
    ['   s   ', '  st '],
  ] as const) {
    await typeInto(shop.searchBox, enough);
    await expect(shop.suggestions).toHaveText(expectedFor('st').all.slice(0, LIMIT));
    await typeInto(shop.searchBox, few);
    await expect(page.getByRole('listbox')).toHaveCount(0);
  }
});

test(
  '[FIND14, FIND15, FIND16] suggestions are words by frequency, then titles, at most 8 without duplicates',
  { tag: '@smoke' },
  async ({ shop }) => {
    await shop.open('?seed=7');
    let [testsTitles, testsLimit, testsShortWords] = [false, false, false];
    for (const input of ['ra', 'in', 'wa', 'ca', 'tr', 'ash', 'KIT', 'flip-f', 'n w', 'xq']) {
      const { words, all } = expectedFor(input.toLowerCase());
      await typeInto(shop.searchBox, input);
      await expect(shop.suggestions).toHaveText(all.slice(0, LIMIT));
      expect(new Set(all.slice(0, LIMIT)).size).toBe(Math.min(all.length, LIMIT));
      testsLimit ||= all.length > LIMIT && words.length < LIMIT;
      testsTitles ||= words.length > 0 && words.length < all.length && all.length <= LIMIT;
      testsShortWords ||= seededProducts().some(({ description }) =>
        description.split(/\W+/).includes(input),
      );
    }
    expect({ testsLimit, testsTitles, testsShortWords }).toEqual({
      testsLimit: true,
      testsTitles: true,
      testsShortWords: true,
    });
  },
);

test(
  '[FIND17] the matched part is marked, and the option name is the suggestion alone',
  { tag: '@smoke' },
  async ({ shop }) => {
    await shop.open('?seed=7');
    for (const [input, marked] of [
      ['ste', /^ste$/i],
      ['  TRAVEL ', /^travel$/i],
      ['n w', /^n w$/i],
    ] as const) {
      await typeInto(shop.searchBox, input);
      const expected = expectedFor(input.trim().toLowerCase()).all.slice(0, LIMIT);
      await expect(shop.suggestions).toHaveText(expected);
      for (const [index, text] of expected.entries()) {
        await expect(shop.suggestions.nth(index)).toHaveAccessibleName(text);
        await expect(shop.suggestions.nth(index).locator('mark')).toHaveText(marked);
      }
    }
  },
);
