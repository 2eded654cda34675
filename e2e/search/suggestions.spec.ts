import { referenceSuggest } from '#test-utils/reference-search.ts';
import { seededProducts } from '../fixtures/products.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';

test('[FIND13, FIND14, FIND15, FIND16, FIND17] suggestions are those of the reference, with the typed part marked @smoke', async ({
  shop,
  page,
}) => {
  await shop.open('?seed=7');
  for (const [input, marked] of [
    ['ra', /^ra$/i],
    ['  TRAVEL ', /^travel$/i],
    ['n w', /^n w$/i],
    [' st ', /^st$/i],
  ] as const) {
    await typeInto(shop.searchBox, input);
    const expected = referenceSuggest(seededProducts(), input);
    expect(expected.length).toBeGreaterThan(0);
    await expect(shop.suggestions).toHaveText([...expected]);
    for (const [index, text] of expected.entries()) {
      await expect(shop.suggestions.nth(index)).toHaveAccessibleName(text);
      await expect(shop.suggestions.nth(index).locator('mark')).toHaveText(marked);
    }
  }
  await typeInto(shop.searchBox, '   s   ');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});
