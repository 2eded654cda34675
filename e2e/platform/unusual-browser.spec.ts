import { HISTORY_KEY } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, type Shop } from '../fixtures/shop.ts';

const first = seededProduct(0);

test('[DATA11] clock jumps change neither searches nor Added!', async ({ shop, page }) => {
  await shop.stopClock();
  await shop.open('?seed=7');
  const add = shop.card(first.title).getByRole('button');
  for (const [index, year] of ['2026', '2025', '2027', '1971', '2026'].entries()) {
    await expect(add).toHaveText('Add to Cart');
    await add.click();
    await expect(add).toHaveText('Added!');
    await page.clock.setSystemTime(`${year}-03-01T10:00:00Z`);
    await page.clock.runFor(1000);
    await expect(add).toHaveText('Add to Cart');
    await expect(shop.cartIcon).toHaveAccessibleName(new RegExp(`^Cart, ${index + 1} item`));
    await shop.searchFor(`in ${year} ${index}`);
    await page.goBack();
  }
  const inOrder = ['in 2026 4', 'in 1971 3', 'in 2027 2', 'in 2025 1', 'in 2026 0'];
  expect(await storedQueries(shop)).toEqual(inOrder);
  await shop.open('?seed=7');
  await shop.searchBox.click();
  await expect(shop.suggestions).toHaveText(inOrder);
});

test('[DATA8] without crypto each visit has a new catalogue', async ({ shop, page }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'crypto'));
  await shop.open('../');
  expect(await page.evaluate(() => 'crypto' in window)).toBe(false);
  await expect(shop.cards).toHaveCount(20);
  const before = await shop.cardTitles.allTextContents();
  await shop.open('../');
  await expect(shop.cards).toHaveCount(20);
  expect(await shop.cardTitles.allTextContents()).not.toEqual(before);

  await shop.cards.first().getByRole('button', { name: 'Add to Cart' }).click();
  await shop.popup.getByRole('link', { name: 'Go to Cart' }).click();
  await page.getByRole('button', { name: /^Increase quantity of/ }).click();
  await page.reload();
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 2 items');
  await expect(shop.cartLines).toHaveCount(1);
});

async function storedQueries(shop: Shop): Promise<unknown[]> {
  const list: { query: string }[] = JSON.parse((await shop.stored())[HISTORY_KEY] ?? '[]');
  return list.map(({ query }) => query);
}
