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

test('[ITEM9, ITEM10, ITEM11, ITEM13, ITEM16, NAME22] the visitor’s reviews show newest first above two samples, with their average @smoke', async ({
  shop,
  page,
}) => {
  const poor = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((index) => seededProduct(index, 99))
    .find((p) => p.rating <= 3);
  if (!poor) throw new Error('Another seed is needed');
  await shop.open(`product/${poor.id}?seed=7`);
  const { region, text, rating, items, review } = reviewsOn(shop);
  const average = (rating: string) =>
    region.getByRole('img', { name: `Rated ${rating} out of 5`, exact: true });
  await expect(items).toHaveCount(2);
  await expect(average('4.5')).toBeVisible();
  const related = page.getByRole('region', { name: 'Related Products', exact: true });
  await expect(related.getByRole('article')).toHaveCount(4);

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
  for (const [index, { name, text, rating }] of SAMPLE_REVIEWS.entries()) {
    const item = items.nth(5 + index);
    await expect(item.getByText(name, { exact: true })).toBeVisible();
    await expect(item).toContainText(text);
    await expect(item.getByRole('img')).toHaveAccessibleName(`Rated ${rating} out of 5`);
  }

  await expect(average('3.4')).toBeVisible();
  const own = page
    .getByRole('main')
    .getByRole('img', { name: /^Rated/ })
    .first();
  await expect(own).toHaveAccessibleName(`Rated ${poor.rating} out of 5`);
  await expect(own.locator('xpath=..')).toHaveText('Our rating');
});

test('[EASE16, ITEM12, ITEM15] a blank review shows a hint, and others are trimmed and shown as text @engines @smoke', async ({
  shop,
  page,
}) => {
  await shop.open(`product/${product.id}?seed=7`);
  const { text, submit, items, review } = reviewsOn(shop);
  await expect(text).toHaveAttribute('required');
  await submit.click();
  await expect(text).toBeFocused();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await expect(text).toHaveAccessibleDescription('Write a few words first.');
  await text.press('D');
  await expect(page.getByText('Write a few words first.')).toHaveCount(0);
  await expect(text).toHaveAttribute('aria-invalid', 'false');
  await review(' \n ');
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await expect(items).toHaveCount(SAMPLE_REVIEWS.length);
  await expect(shop.announcer).toHaveText('');

  const markup = '<img src=x onerror="document.title=1"><b>bold</b> &amp; <script>1</script>';
  await review(`  ${markup} \n`);
  const own = items.first().getByText(markup, { exact: true });
  expect(await own.textContent()).toBe(markup);
  await expect(items.first().locator('img, b, script')).toHaveCount(0);
  await expect(page).toHaveTitle(`${product.title} · ${NAME}`);
});

test('[ITEM14, ITEM20] reviews and drafts belong to one product and survive navigation, not a reload', async ({
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

  await page.getByRole('link', { name: NAME, exact: true }).click();
  await shop.card(other.title).getByRole('link').click();
  await expect(shop.heading).toHaveText(other.title);
  await expect(items).toHaveCount(2);
  await page.goBack();
  await shop.card(product.title).getByRole('link').click();
  await expect(shop.heading).toHaveText(product.title);
  await expect(items.first()).toContainText('Half a thought');
  await page.reload();
  await expect(items).toHaveCount(2);
  expect(await shop.stored()).toEqual({});
});
