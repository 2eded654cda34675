import { HERO_HEADING, HISTORY_KEY } from '../fixtures/config.ts';
import { seededProducts } from '../fixtures/products.ts';
import { expect, type Shop, test, typeInto } from '../fixtures/shop.ts';

const steel = seededProducts().filter(({ title, description }) =>
  /steel/i.test(`${title} ${description}`),
);

const SUBMITS: Readonly<Record<string, (shop: Shop) => Promise<void>>> = {
  Enter: ({ searchBox }) => typeInto(searchBox, 'steel').then(() => searchBox.press('Enter')),
  'the search button': async ({ page, searchBox }) => {
    await typeInto(searchBox, 'steel');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
  },
  'a suggestion clicked': async ({ searchBox, suggestions }) => {
    await typeInto(searchBox, 'ste');
    await suggestions.getByText('steel', { exact: true }).click();
  },
  'a suggestion by keyboard': async ({ searchBox, suggestions }) => {
    await typeInto(searchBox, 'ste');
    await expect(suggestions.first()).toHaveText('steel');
    await searchBox.press('ArrowDown');
    await searchBox.press('Enter');
  },
  'a history entry': async ({ searchBox, suggestions }) => {
    await searchBox.click();
    await suggestions.getByText('steel').click();
  },
};

test('[FIND1, FIND2] every way to search does the same, and adds a history entry from another screen @smoke', async ({
  shop,
  page,
}) => {
  await shop.store({
    [HISTORY_KEY]: JSON.stringify([
      { query: 'oak', timestamp: '2025-01-02T00:00:00.000Z' },
      { query: 'steel', timestamp: '2025-01-01T00:00:00.000Z' },
    ]),
  });
  await shop.stopClock();
  await shop.open('cart?seed=7');
  for (const search of Object.values(SUBMITS)) {
    await search(shop);
    await expect(page).toHaveURL('products?q=steel&seed=7');
    await expect(shop.heading).toHaveText('Results for "steel"');
    await expect(shop.searchBox).toHaveValue('steel');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(shop.skeletons).toHaveCount(8);
    const { [HISTORY_KEY]: json = '' } = await shop.stored();
    expect(JSON.parse(json)).toMatchObject([{ query: 'steel' }, { query: 'oak' }]);
    await shop.skipSkeletons();
    await expect(shop.cards).toHaveCount(steel.length);
    await page.goBack();
    await expect(page).toHaveURL('cart?seed=7');
    await expect(shop.heading).toHaveText('Your Cart');
    await typeInto(shop.searchBox, '');
    await shop.searchBox.press('Escape');
  }
});

test('[FIND2, LIST13] Back from a search on the home page restores the scroll position', async ({
  shop,
  page,
}) => {
  await shop.open('?seed=7');
  await page.evaluate(() => window.scrollTo(0, 900));
  await shop.searchFor('ash lake');
  await expect(page).toHaveURL('products?q=ash+lake&seed=7');
  await expect(shop.heading).toHaveText('Results for "ash lake"');
  await expect.poll(() => shop.scrolled()).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('?seed=7');
  await expect(shop.heading).toHaveText(HERO_HEADING);
  await expect.poll(() => shop.scrolled()).toBe(900);
});

test('[FIND3, FIND8] a search on the list preserves the filters, Clear search resets all, and both replace the URL @smoke', async ({
  shop,
  page,
}) => {
  await shop.open('cart?seed=7');
  await page.getByRole('link', { name: 'Products' }).click();
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await sort.selectOption('price-high');
  await page.getByRole('combobox', { name: 'Minimum rating' }).selectOption('3+');
  await page.getByRole('combobox', { name: 'Price range' }).selectOption('$100+');
  for (const text of ['cotton', 'steel']) {
    await shop.searchFor(text);
    await expect(page).toHaveURL(`products?q=${text}&minPrice=100&rating=3&sort=price-high&seed=7`);
  }
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).toHaveURL('products?seed=7');
  await expect(shop.searchBox).toHaveValue('');
  await expect(shop.heading).toHaveText('Products');
  await expect(sort).toHaveValue('relevance');
  await expect(shop.cards).toHaveCount(20);
  await page.goBack();
  await expect(page).toHaveURL('cart?seed=7');
});

test('[FIND4, FIND20] a blank search shows all products and is not persisted', async ({
  shop,
  page,
}) => {
  await shop.open('products?q=steel&sort=rating&seed=7');
  await expect(shop.cards).toHaveCount(steel.length);
  await shop.searchFor('   ');
  await expect(page).toHaveURL('products?sort=rating&seed=7');
  await expect(shop.cards).toHaveCount(20);
  for (const blank of ['', '  ', '\u200B\u2060 ']) {
    await page.getByRole('link', { name: 'Cart', exact: true }).click();
    await shop.searchFor(blank);
    await expect(page).toHaveURL('products?seed=7');
    await expect(shop.cards).toHaveCount(20);
  }
  expect(await shop.stored()).toEqual({});
});

test('[FIND6] the search box shows the query of the list’s URL, and is empty off the list', async ({
  shop,
  page,
}) => {
  await shop.open('products?q=%20ash%20lake&seed=7');
  await expect(shop.searchBox).toHaveValue('ash lake');
  await shop.navLink('Products').click();
  await expect(shop.searchBox).toHaveValue('');
  await typeInto(shop.searchBox, 'not sent');
  await page.goBack();
  await expect(shop.searchBox).toHaveValue('ash lake');
  await page.goForward();
  await expect(shop.searchBox).toHaveValue('');
  await page.goBack();
  await expect(shop.searchBox).toHaveValue('ash lake');
  await shop.searchBox.focus();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(shop.heading).toHaveText(HERO_HEADING);
  await expect(shop.searchBox).toHaveValue('');
});

test('[FIND7, FIND9, NAME4] Clear search shows with a text, and only empties the box off the list', async ({
  shop,
  page,
}) => {
  await shop.open('cart?seed=7');
  const search = page.getByRole('search');
  const clear = search.getByRole('button', { name: 'Clear search', exact: true });
  await expect(search.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await expect(clear).toHaveCount(0);
  await typeInto(shop.searchBox, 's');
  await clear.click();
  await expect(shop.searchBox).toHaveValue('');
  await expect(shop.searchBox).toBeFocused();
  await expect(clear).toHaveCount(0);
  await expect(page).toHaveURL('cart?seed=7');
  await expect(search.getByRole('button', { name: 'Clear search history' })).toHaveCount(0);
});

test('[FIND27] text typed during a pending search is preserved', async ({ shop }) => {
  await shop.open('?seed=7');
  await shop.everythingIsPrefetched();
  await shop.searchBox.pressSequentially('oak');
  await shop.searchBox.press('Enter');
  await shop.searchBox.press('End');
  await shop.searchBox.pressSequentially('en');
  await expect(shop.heading).toHaveText('Results for "oak"');
  await expect(shop.searchBox).toHaveValue('oaken');
});

for (const send of [false, true]) {
  const rule = send
    ? '[FIND28] a search during a pending Back adds a history entry'
    : '[FIND27] text typed during a pending Back is preserved';
  test(rule, async ({ shop, page }) => {
    await shop.open('cart?seed=7');
    await shop.searchFor('oak');
    await expect(shop.heading).toHaveText('Results for "oak"');
    const heading = await page.evaluate(async (send) => {
      await new Promise((done) => {
        addEventListener('popstate', done, { once: true });
        history.back();
      });
      const field = document.querySelector('input');
      field?.select();
      document.execCommand('insertText', false, 'pine');
      if (send) field?.form?.requestSubmit();
      return document.querySelector('h1')?.textContent;
    }, send);
    // The URL has changed by then, the page has not.
    expect(heading).toBe('Results for "oak"');
    await expect(shop.heading).toHaveText(send ? 'Results for "pine"' : 'Your Cart');
    await expect(shop.searchBox).toHaveValue('pine');
    if (!send) return;
    await page.goBack();
    await expect(page).toHaveURL('cart?seed=7');
  });
}
