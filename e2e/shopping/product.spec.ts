import type { Page } from '@playwright/test';
import { parseProductId } from '#domain/catalogue/product-id.ts';
import { relatedTo } from '#domain/catalogue/related.ts';
import { formatCents, toCents } from '#domain/money.ts';
import { HERO_HEADING } from '../fixtures/config.ts';
import { BASE, seededProduct, seededProducts, SEED, titles } from '../fixtures/products.ts';
import { expect, test, type Shop, typeInto } from '../fixtures/shop.ts';

const product = seededProduct(0);
const address = `product/${product.id}?seed=7`;

test('[ITEM1, ITEM2, ITEM3] the product page shows all details of the product @smoke', async ({
  shop,
  page,
}) => {
  const shown = seededProduct(3, 99);
  await shop.open(`product/${shown.id}?seed=7`);
  const main = page.getByRole('main');
  await expect(main.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  await expect(main.getByRole('img', { name: shown.title, exact: true }).first()).toBeVisible();
  await expect(shop.heading).toHaveText(shown.title);
  const price = formatCents(toCents(shown.price));
  await expect(main.getByText(price, { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('img', { name: /^Rated/ }).first()).toHaveAccessibleName(
    `Rated ${shown.rating} out of 5`,
  );
  await expect(main.getByText(shown.description, { exact: true })).toBeVisible();
  await expect(main.getByText('In Stock', { exact: true })).toBeVisible();
  await expect(main.getByText('Free Shipping', { exact: true })).toBeVisible();
  const details = {
    Brand: 'Acme',
    Category: 'Electronics',
    SKU: shown.id.slice(0, 8).toUpperCase(),
    Stock: '12',
  };
  for (const [name, value] of Object.entries(details)) {
    const term = page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
    await expect(term).toBeVisible();
    await expect(term.locator('xpath=following-sibling::dd[1]')).toHaveText(value);
  }
});

test('[ITEM4, CAT9] an unknown id shows Product Not Found @smoke', async ({ shop, page }) => {
  const { id } = product;
  const almost = `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`;
  await shop.open(`product/${almost}?seed=7`);
  await expect(shop.heading).toHaveText('Product Not Found');
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(shop.heading).toHaveText(HERO_HEADING);
});

test('[ITEM5, NAME21] the stepper takes whole numbers from 1 to 999 @engines @smoke', async ({
  shop,
  page,
}) => {
  await shop.open(address);
  const main = page.getByRole('main');
  const box = main.getByRole('spinbutton', { name: 'Quantity', exact: true });
  const less = main.getByRole('button', { name: 'Decrease quantity', exact: true });
  const more = main.getByRole('button', { name: 'Increase quantity', exact: true });
  await expect(buyBox(page).add).toBeVisible();
  await expect(buyBox(page).buy).toBeVisible();

  await expect(box).toHaveValue('1');
  await less.click();
  await expect(box).toHaveValue('1');
  await more.click();
  await more.click();
  await expect(box).toHaveValue('3');
  await less.click();
  await expect(box).toHaveValue('2');
  await typeInto(box, '998');
  await more.click();
  await more.click();
  await expect(box).toHaveValue('999');
  await box.press('ArrowUp');
  await expect(box).toHaveValue('999');

  await typeInto(box, '5');
  for (const wrong of ['0', '-3', '1000', '2.5', '1e2', '']) {
    await typeInto(box, wrong);
    await box.blur();
    await expect(box).toHaveValue('5');
  }
  await box.press('ControlOrMeta+a');
  await box.pressSequentially('0');
  await box.press('Enter');
  await expect(box).toHaveValue('5');
  // The last valid number is added too, not an invalid text in the field.
  await typeInto(box, '0');
  await buyBox(page).add.click();
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 5 items');
});

test('[CART2, ITEM6, ITEM8] both buttons add the stepper’s quantity, and Buy Now goes to the cart @smoke', async ({
  shop,
  page,
}) => {
  await shop.open(address);
  const box = page.getByRole('spinbutton', { name: 'Quantity', exact: true });
  await typeInto(box, '4');
  await buyBox(page).add.click();
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 4 items');
  await expect(box).toHaveValue('1');
  await typeInto(box, '3');
  await buyBox(page).buy.click();
  await expect(page).toHaveURL(`${BASE}cart?seed=7`);
  await expect(shop.heading).toHaveText('Your Cart');
  await expect(page.getByRole('spinbutton')).toHaveValue('7');
  await page.goBack();
  await expect(box).toHaveValue('1');
});

test('[ITEM7] Add to Cart shows Added! for a second and no popup @smoke', async ({
  shop,
  page,
}) => {
  await shop.stopClock();
  await shop.open(address);
  const { add } = buyBox(page);
  const added = page.getByRole('main').getByRole('button', { name: 'Added!' });
  await add.click();
  await expect(added).toBeDisabled();
  await expect(shop.popup).toHaveCount(0);
  await page.clock.runFor(999);
  await expect(added).toBeDisabled();
  await page.clock.runFor(1);
  await expect(added).toHaveCount(0);
  await expect(add).toBeEnabled();
  await expect(shop.popup).toHaveCount(0);
});

test('[ITEM17] four related products are of the product’s own catalogue', async ({ shop }) => {
  const shown = seededProduct(2, 99);
  await shop.open(`product/${shown.id}?seed=${SEED}&size=20`);
  const catalogue = { seed: SEED, products: seededProducts() };
  const expected = titles(relatedTo(shown, catalogue, BASE));
  expect(expected).toHaveLength(4);
  expect(expected).not.toContain(shown.title);
  await expect(related(shop).getByRole('heading', { level: 3 })).toHaveText(expected);
  const ids = await related(shop)
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-product') ?? ''));
  expect(ids.map((id) => parseProductId(id)?.seed)).toEqual([99, 99, 99, 99]);
});

test('[NAME20, NAME23] the breadcrumb ends with the title, and the description is the meta description', async ({
  shop,
  page,
}) => {
  await shop.open(address);
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb', exact: true });
  await expect(breadcrumb.getByRole('link')).toHaveText(['Home', 'Products']);
  await expect(breadcrumb.locator('[aria-current="page"]')).toHaveText(product.title);
  await expect(breadcrumb.getByRole('listitem').last()).toHaveText(product.title);
  await breadcrumb.getByRole('link', { name: 'Products' }).click();
  await expect(shop.heading).toHaveText('Products');
  await page.goBack();

  const meta = page.locator('meta[name="description"]');
  await expect(page.locator('[data-description]')).toHaveText(product.description);
  await expect(meta).toHaveAttribute('content', product.description);
  // Navigation replaces it with that of the related product, and removes it on another screen.
  await related(shop).getByRole('article').first().getByRole('link').click();
  await expect(shop.heading).not.toHaveText(product.title);
  const description = await page.locator('[data-description]').textContent();
  await expect(meta).toHaveAttribute('content', description ?? '');
  await breadcrumb.getByRole('link', { name: 'Home' }).click();
  await expect(shop.heading).toHaveText(HERO_HEADING);
  await expect(meta).toHaveAttribute('content', /demo shop/);
});

function buyBox(page: Page) {
  const main = page.getByRole('main');
  const buy = main.getByRole('button', { name: 'Buy Now', exact: true });
  // The related products' cards have an `Add to Cart` too: the page's own is the first.
  return { buy, add: main.getByRole('button', { name: 'Add to Cart', exact: true }).first() };
}

function related(shop: Shop) {
  return shop.page.getByRole('region', { name: 'Related Products', exact: true });
}
