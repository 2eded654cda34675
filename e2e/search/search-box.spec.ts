import { HERO_HEADING, HISTORY_KEY } from '../fixtures/config.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';

test('every way to search does the same, and adds a history entry from another screen @our-goods', async ({
  shop,
  page,
}) => {
  const { searchBox, suggestions } = shop;
  const ways = [
    () => shop.searchFor('steel'),
    async () => {
      await typeInto(searchBox, 'steel');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
    },
    async () => {
      await typeInto(searchBox, 'ste');
      await suggestions.getByText('steel', { exact: true }).click();
    },
    async () => {
      await typeInto(searchBox, 'ste');
      await expect(suggestions.first()).toHaveText('steel');
      await searchBox.press('ArrowDown');
      await searchBox.press('Enter');
    },
    async () => {
      await searchBox.click();
      await suggestions.getByText('steel').click();
    },
  ];
  await shop.storeSearches('oak', 'steel');
  await shop.stopClock();
  await shop.open('cart?seed=7');
  for (const search of ways) {
    await test.step('[FIND1] each way runs the same search', async () => {
      await search();
      await expect(page).toHaveURL('products?q=steel&seed=7');
      await expect(shop.heading).toHaveText('Results for "steel"');
      await expect(searchBox).toHaveValue('steel');
      await expect(page.getByRole('listbox')).toHaveCount(0);
      const { [HISTORY_KEY]: json = '' } = await shop.stored();
      expect(JSON.parse(json)).toMatchObject([{ query: 'steel' }, { query: 'oak' }]);
      await shop.skipSkeletons();
      await expect(shop.cards).toHaveCount(10);
    });
    await test.step('[FIND2] it has added a history entry', async () => {
      await page.goBack();
      await expect(page).toHaveURL('cart?seed=7');
      await expect(shop.heading).toHaveText('Your Cart');
    });
    await typeInto(searchBox, '');
    await searchBox.press('Escape');
  }
});

test('[FIND32] a text that a program sets in the search box counts from its change event, or the next focus, on', async ({
  shop,
  page,
}) => {
  const empty = [
    // As WebDriver's `clear`.
    (input: HTMLInputElement) => {
      input.value = '';
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    // As Puppeteer's `fill`.
    (input: HTMLInputElement) => {
      input.blur();
      input.value = '';
      input.focus();
    },
  ];
  await shop.open('?seed=7');
  for (const clear of empty) {
    await typeInto(shop.searchBox, 'steel');
    await shop.searchBox.evaluate(clear);
    await page.keyboard.type('tea');
    await page.keyboard.press('Enter');
    await expect(shop.heading).toHaveText('Results for "tea"');
  }
});

test('a search on the list preserves the filters, a blank one shows all and is not saved, Clear search resets all, and each replaces the URL', async ({
  shop,
  page,
}) => {
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  const clear = page.getByRole('button', { name: 'Clear search', exact: true });
  await shop.open('cart?seed=7');
  await test.step('[FIND37, FIND46] a blank search shows all and is not saved', async () => {
    await shop.searchFor('\u200B\u2060 ');
    await expect(page).toHaveURL('products?seed=7');
    await expect(shop.cards).toHaveCount(20);
  });
  await test.step('[FIND2, FIND36, FIND37] a search on the list keeps the filters and replaces the URL', async () => {
    await sort.selectOption('price-high');
    await page.getByRole('combobox', { name: 'Minimum rating' }).selectOption('3+');
    await page.getByRole('combobox', { name: 'Price range' }).selectOption('$100+');
    const filters = 'minPrice=100&rating=3&sort=price-high&seed=7';
    await expect(page.locator('html')).toHaveAttribute('data-page', `products?${filters}`);
    for (const text of ['oak', 'steel']) {
      await shop.searchFor(text);
      await expect(page).toHaveURL(`products?q=${text}&${filters}`);
      await expect(shop.heading).toHaveText(`Results for "${text}"`);
    }
    await shop.searchFor('   ');
    await expect(page).toHaveURL(`products?${filters}`);
    await expect(shop.heading).toHaveText('Products');
    const { [HISTORY_KEY]: json = '' } = await shop.stored();
    expect(JSON.parse(json)).toMatchObject([{ query: 'steel' }, { query: 'oak' }]);
  });

  await test.step('[FIND40] Clear search resets all', async () => {
    await shop.searchFor('steel');
    await clear.click();
    await expect(page).toHaveURL('products?seed=7');
    await expect(shop.searchBox).toHaveValue('');
    await expect(shop.heading).toHaveText('Products');
    await expect(sort).toHaveValue('relevance');
    await expect(shop.cards).toHaveCount(20);
  });
  await test.step('[FIND40] it shows the list from its top, and has added no history entry', async () => {
    await typeInto(shop.searchBox, 'oak');
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    expect(await shop.scrolled()).toBe(400);
    await clear.click();
    expect(await shop.scrolled()).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('cart?seed=7');
  });
});

test('the box shows the query of the list’s URL and is empty elsewhere, where Clear search only empties it', async ({
  shop,
  page,
}) => {
  const search = page.getByRole('search');
  const clear = search.getByRole('button', { name: 'Clear search', exact: true });
  await test.step('[FIND6] the box follows the URL', async () => {
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
    await shop.navLink('Home').click();
    await expect(shop.heading).toHaveText(HERO_HEADING);
    await expect(shop.searchBox).toHaveValue('');
  });

  await test.step('[FIND7, FIND31, FIND41] elsewhere Clear search only empties it', async () => {
    await expect(search.getByRole('button')).toHaveAccessibleName('Search');
    await expect(clear).toHaveCount(0);
    await typeInto(shop.searchBox, 's');
    await clear.click();
    await expect(shop.searchBox).toHaveValue('');
    await expect(shop.searchBox).toBeFocused();
    await expect(clear).toHaveCount(0);
    await expect(page).toHaveURL('?seed=7');
  });
});

test('text typed while a search or Back is pending stays, and a search sent meanwhile adds a history entry', async ({
  shop,
  page,
}) => {
  /** Types, and searches, in one task, so that the page renders nothing in between; returns the heading then. */
  const type = (goesBack: boolean, texts: readonly (readonly [text: string, isSent: boolean])[]) =>
    page.evaluate(
      async ([goesBack, texts]) => {
        if (goesBack) {
          await new Promise((done) => {
            addEventListener('popstate', done, { once: true });
            history.back();
          });
        }
        const field = document.querySelector('input');
        for (const [text, isSent] of texts) {
          field?.select();
          document.execCommand('insertText', false, text);
          if (isSent) field?.form?.requestSubmit();
        }
        return document.querySelector('h1')?.textContent;
      },
      [goesBack, texts] as const,
    );
  await shop.open('cart?seed=7');
  await shop.searchBoxLoaded();
  const search = [
    ['oak', true],
    ['oaken', false],
  ] as const;
  await test.step('[FIND27] text typed while a search is pending stays', async () => {
    expect(await type(false, search)).toBe('Your Cart');
    await expect(shop.heading).toHaveText('Results for "oak"');
    await expect(shop.searchBox).toHaveValue('oaken');
  });

  await test.step('[FIND27] so does text typed while Back is pending', async () => {
    expect(await type(true, [['pine', false]])).toBe('Results for "oak"');
    await expect(shop.heading).toHaveText('Your Cart');
    await expect(shop.searchBox).toHaveValue('pine');
  });

  await test.step('[FIND28] a search sent while Back is pending adds a history entry', async () => {
    await shop.searchFor('oak');
    await expect(shop.heading).toHaveText('Results for "oak"');
    expect(await type(true, [['pine', true]])).toBe('Results for "oak"');
    await expect(shop.heading).toHaveText('Results for "pine"');
    await expect(shop.searchBox).toHaveValue('pine');
    await page.goBack();
    await expect(page).toHaveURL('cart?seed=7');
  });
});
