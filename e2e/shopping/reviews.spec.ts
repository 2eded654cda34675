import { SAMPLE_REVIEWS } from '#domain/shown-reviews.ts';
import { NAME } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, type Shop, typeInto } from '../fixtures/shop.ts';

const product = seededProduct(0);
const other = seededProduct(1);

function reviewsOn({ page }: Shop) {
  const region = page.getByRole('region', { name: 'Customer Reviews', exact: true });
  const text = region.getByRole('textbox', { name: 'Your review', exact: true });
  const rating = region.getByRole('combobox', { name: 'Rating', exact: true });
  const submit = region.getByRole('button', { name: 'Submit Review', exact: true });
  const items = region.getByRole('list', { name: 'Reviews', exact: true }).getByRole('listitem');
  const review = async (words: string, stars?: string) => {
    await typeInto(text, words);
    if (stars) await rating.selectOption(stars);
    await submit.click();
  };
  return { region, text, rating, submit, items, review };
}

test('[ITEM9, NAME22] every product has the same two sample reviews, as named regions and lists', async ({
  shop,
  page,
}) => {
  for (const { id } of [product, other, seededProduct(5, 99)]) {
    await shop.open(`product/${id}?seed=7`);
    const { region, text, rating, submit, items } = reviewsOn(shop);
    await expect(region).toBeVisible();
    await expect(text).toBeVisible();
    await expect(rating).toBeVisible();
    await expect(submit).toBeVisible();
    await expect(items).toHaveCount(2);
    await expect(items.getByRole('img')).toHaveCount(2);
    for (const [index, stars] of [5, 4].entries()) {
      const item = items.nth(index);
      await expect(item.getByRole('img', { name: `Rated ${stars} out of 5` })).toBeVisible();
      await expect(item).toContainText(SAMPLE_REVIEWS[index]?.text ?? '?');
      await expect(
        item.getByText(SAMPLE_REVIEWS[index]?.name ?? '?', { exact: true }),
      ).toBeVisible();
    }
    await expect(
      page.getByRole('region', { name: 'Related Products', exact: true }).getByRole('article'),
    ).toHaveCount(4);
  }
  expect(SAMPLE_REVIEWS.map(({ name }) => /^[A-Z][a-z]+$/.test(name))).toEqual([true, true]);
});

test(
  '[ITEM10, ITEM11, ITEM13] the visitor’s reviews show newest first above the samples',
  { tag: '@smoke' },
  async ({ shop }) => {
    await shop.open(`product/${product.id}?seed=7`);
    const { rating, items, text, review } = reviewsOn(shop);
    await expect(rating).toHaveValue('5');
    const choices = await rating
      .getByRole('option')
      .evaluateAll((all) =>
        all.map((option) => (option instanceof HTMLOptionElement ? option.value : '')),
      );
    expect(choices).toEqual(['5', '4', '3', '2', '1']);

    for (const stars of choices) await review(`My ${stars} stars`, stars);
    await expect(text).toHaveValue('');
    await expect(rating).toHaveValue('5');
    await expect(items).toHaveCount(7);
    for (const [index, stars] of choices.toReversed().entries()) {
      const item = items.nth(index);
      await expect(item.getByText('You', { exact: true })).toBeVisible();
      await expect(item.getByText(`My ${stars} stars`, { exact: true })).toBeVisible();
      await expect(item.getByRole('img')).toHaveAccessibleName(`Rated ${stars} out of 5`);
    }
    for (const [index, { name, text }] of SAMPLE_REVIEWS.entries()) {
      await expect(items.nth(5 + index)).toContainText(name);
      await expect(items.nth(5 + index)).toContainText(text);
    }
  },
);

test(
  '[ITEM12] a blank review is ignored, and others are trimmed',
  { tag: '@smoke' },
  async ({ shop }) => {
    await shop.open(`product/${product.id}?seed=7`);
    const { text, items, submit, review } = reviewsOn(shop);
    await expect(text).toHaveAttribute('required');
    await submit.click();
    await review(' \n\t ');
    await expect(items).toHaveCount(2);
    await expect(shop.announcer).toHaveText('');
    await review('  Holds water. \n');
    await expect(items).toHaveCount(3);
    const own = items.first().getByText('Holds water.');
    expect(await own.textContent()).toBe('Holds water.');
  },
);

test('[ITEM14] the visitor’s reviews belong to one product and survive navigation, not a reload', async ({
  shop,
  page,
}) => {
  await shop.open(`product/${product.id}?seed=7`);
  const { items, review } = reviewsOn(shop);
  await review('Of the first.');
  await expect(items).toHaveCount(3);
  await page.getByRole('link', { name: NAME, exact: true }).click();
  await shop.card(other.title).getByRole('link').click();
  await expect(shop.heading).toHaveText(other.title);
  await expect(items).toHaveCount(2);
  await page.goBack();
  await shop.card(product.title).getByRole('link').click();
  await expect(shop.heading).toHaveText(product.title);
  await expect(items.first()).toContainText('Of the first.');
  await page.reload();
  await expect(items).toHaveCount(2);
  expect(await shop.stored()).toEqual({});
});

test('[ITEM15] review text is never rendered as markup', async ({ shop, page }) => {
  await shop.open(`product/${product.id}?seed=7`);
  const { items, review } = reviewsOn(shop);
  const markup = '<img src=x onerror="document.title=1"><b>bold</b> &amp; <script>1</script>';
  await review(markup);
  await expect(items.first().getByText(markup, { exact: true })).toBeVisible();
  await expect(items.first().locator('img, b, script')).toHaveCount(0);
  await expect(page).toHaveTitle(`${product.title} · ${NAME}`);
});

test(
  '[ITEM16] the average covers the reviews shown, and the product’s own rating stays',
  { tag: '@smoke' },
  async ({ shop, page }) => {
    const poor = [0, 1, 2, 3, 4, 5, 6, 7]
      .map((index) => seededProduct(index))
      .find((p) => p.rating <= 3);
    if (!poor) throw new Error('Another seed is needed');
    await shop.open(`product/${poor.id}?seed=7`);
    const { region, review } = reviewsOn(shop);
    const stars = page
      .getByRole('main')
      .getByRole('img', { name: /^Rated/ })
      .first();
    const average = (rating: string) =>
      region.getByRole('img', { name: `Rated ${rating} out of 5`, exact: true });
    await expect(average('4.5')).toBeVisible();
    await review('Leaks.', '1');
    await expect(average('3.3')).toBeVisible();
    await review('Still leaks.', '2');
    await expect(average('3')).toBeVisible();
    await expect(stars).toHaveAccessibleName(`Rated ${poor.rating} out of 5`);
    await expect(stars.locator('xpath=..')).toHaveText('Our rating');
  },
);

test('[EASE16] a blank review shows a hint', { tag: '@engines' }, async ({ shop, page }) => {
  await shop.open(`product/${product.id}?seed=7`);
  const { text, submit, items } = reviewsOn(shop);
  await submit.click();
  await expect(text).toBeFocused();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await expect(text).toHaveAccessibleDescription('Write a few words first.');
  await text.press('D');
  await expect(page.getByText('Write a few words first.')).toHaveCount(0);
  await expect(text).toHaveAttribute('aria-invalid', 'false');
  await expect(items).toHaveCount(SAMPLE_REVIEWS.length);
});

test('[ITEM20] an unsubmitted review survives a visit to a related product', async ({
  shop,
  page,
}) => {
  await shop.open(`product/${product.id}?seed=7`);
  const { text, rating, submit, items } = reviewsOn(shop);
  await typeInto(text, 'Half a th');
  await rating.selectOption('3');
  const related = page.getByRole('region', { name: 'Related Products' }).getByRole('link').first();
  await related.click();
  await expect(shop.heading).not.toHaveText(product.title);
  await expect(text).toHaveValue('');
  await expect(rating).toHaveValue('5');
  await page.goBack();
  await expect(text).toHaveValue('Half a th');
  await expect(rating).toHaveValue('3');
  await text.press('End');
  await page.keyboard.type('ought');
  await submit.click();
  await expect(items.first()).toContainText('Half a thought');
  await expect(text).toHaveValue('');
  await expect(rating).toHaveValue('5');
});
