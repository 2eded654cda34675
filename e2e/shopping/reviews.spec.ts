import { SAMPLE_REVIEWS } from '#domain/shown-reviews.ts';
import { NAME } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';

const product = seededProduct(0);

test('a blank review shows a hint, others show as text, newest first, above the samples and count in the average; they and drafts survive navigation, not a reload @engines', async ({
  shop,
  page,
}) => {
  await shop.open(`product/${product.id}?seed=7`);
  const region = page.getByRole('region', { name: 'Customer Reviews', exact: true });
  const field = region.getByRole('textbox', { name: 'Your review', exact: true });
  const stars = region.getByRole('combobox', { name: 'Rating', exact: true });
  const submit = region.getByRole('button', { name: 'Submit Review', exact: true });
  const items = region.getByRole('list', { name: 'Reviews', exact: true }).getByRole('listitem');
  const ratings = page.getByRole('main').getByRole('img', { name: /^Rated/ });
  const expectForm = async (text: string, rating: string) => {
    await expect(field).toHaveValue(text);
    await expect(stars).toHaveValue(rating);
  };
  await test.step('[ITEM10, ITEM25, ITEM26] two samples and a form with five ratings', async () => {
    await expect(items).toHaveCount(2);
    await expect(region.getByRole('img').first()).toHaveAccessibleName('Rated 4.5 out of 5');
    await expectForm('', '5');
    const choices = ['5 stars', '4 stars', '3 stars', '2 stars', '1 star'];
    await expect(stars.getByRole('option')).toHaveText(choices);
  });
  await test.step('[ITEM19] the link beside the rating moves the focus to them, without a history entry', async () => {
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('link', { name: '2 reviews, average 4.5' }).click();
    await expect(region.getByRole('heading', { name: 'Customer Reviews' })).toBeFocused();
    await expect(page).toHaveURL(`product/${product.id}?seed=7`);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  await test.step('[ITEM12, ITEM28] a blank review shows a hint', async () => {
    await expect(field).toHaveAttribute('required');
    await submit.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Write a few words first.');
    await field.press('Space');
    await expect(page.getByText('Write a few words first.')).toHaveCount(0);
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await submit.click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(items).toHaveCount(2);
    await expect(shop.announcer).toHaveText('');
  });

  const markup = '<img src=x onerror="document.title=1"><b>bold</b> &amp; <script>1</script>';
  await test.step('[ITEM12] a review shows as text, never as markup', async () => {
    await typeInto(field, `  ${markup} \n`);
    await stars.selectOption('1');
    await submit.click();
    await expectForm('', '5');
    expect(await items.first().getByText(markup, { exact: true }).textContent()).toBe(markup);
    await expect(items.first().locator('img, b, script')).toHaveCount(0);
    await expect(page).toHaveTitle(`${product.title} · ${NAME}`);
  });

  await test.step('[ITEM14] a draft survives a navigation', async () => {
    await typeInto(field, 'Half a th');
    await stars.selectOption('2');
    await page.getByRole('region', { name: 'Related Products' }).getByRole('link').first().click();
    await expect(shop.heading).not.toHaveText(product.title);
    await expectForm('', '5');
    await expect(items).toHaveCount(2);
    await page.goBack();
    await expectForm('Half a th', '2');
  });
  await test.step('[ITEM9, ITEM25, ITEM27] reviews are newest first, above the samples', async () => {
    await field.press('End');
    await page.keyboard.type('ought');
    await submit.click();
    await expectForm('', '5');
    for (const [index, { name, text, rating }] of [
      { name: 'You', text: 'Half a thought', rating: 2 },
      { name: 'You', text: markup, rating: 1 },
      ...SAMPLE_REVIEWS,
    ].entries()) {
      const item = items.nth(index);
      await expect(item.getByText(name, { exact: true })).toBeVisible();
      await expect(item.getByText(text, { exact: true })).toBeVisible();
      await expect(item.getByRole('img')).toHaveAccessibleName(`Rated ${rating} out of 5`);
    }
  });
  await test.step('[ITEM16, ITEM19] they count in the average, not in the rating of the product', async () => {
    await expect(region.getByRole('img').first()).toHaveAccessibleName('Rated 3 out of 5');
    await expect(ratings.first()).toHaveAccessibleName(`Rated ${product.rating} out of 5`);
    await expect(ratings.first().locator('xpath=..')).toHaveText(
      'Our rating 4 reviews, average 3.0',
    );
  });
  await test.step('[ITEM14] nothing of them survives a reload', async () => {
    await page.reload();
    await expect(items).toHaveCount(2);
    await expectForm('', '5');
    expect(await shop.stored()).toEqual({});
  });
});
