import { materialOf } from '#domain/catalogue/describe.ts';
import { pictureFile } from '#domain/product-kinds/picture-file.ts';
import { relatedTo } from '#domain/catalogue/related.ts';
import { formatCents, toCents } from '#domain/money.ts';
import { DESCRIPTIONS, HERO_HEADING } from '../fixtures/config.ts';
import { seededProduct, seededProducts, SEED, titles } from '../fixtures/products.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';

test('the product page shows the breadcrumb, all details and four related products, and its description is the meta description', async ({
  shop,
  page,
}) => {
  const shown = seededProduct(3);
  await shop.open(`product/${shown.id}?seed=7`);
  const main = page.getByRole('main');
  const breadcrumb = main.getByRole('navigation', { name: 'Breadcrumb', exact: true });
  await test.step('[ITEM18] the breadcrumb ends with the title', async () => {
    await expect(breadcrumb.getByRole('link')).toHaveText(['Home', 'Products']);
    await expect(breadcrumb.locator('[aria-current="page"]')).toHaveText(shown.title);
    await expect(breadcrumb.getByRole('listitem').last()).toHaveText(shown.title);
  });
  await test.step('[ITEM1, ITEM21] the page shows picture, title, price, rating, badges and details', async () => {
    await expect(main.getByRole('img', { name: shown.title, exact: true }).first()).toBeVisible();
    await expect(shop.heading).toHaveText(shown.title);
    const price = formatCents(toCents(shown.price));
    await expect(main.getByText(price, { exact: true }).first()).toBeVisible();
    await expect(main.getByRole('img', { name: /^Rated/ }).first()).toHaveAccessibleName(
      `Rated ${shown.rating} out of 5`,
    );
    await expect(main.getByText('In Stock', { exact: true })).toBeVisible();
    await expect(main.getByText('Free Shipping', { exact: true })).toBeVisible();
    for (const text of ['Acme', 'Electronics']) {
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(main.getByRole('term')).toHaveText(['Material', 'SKU', 'Stock']);
    const sku = shown.id.slice(0, 8).toUpperCase();
    await expect(main.getByRole('definition')).toHaveText([materialOf(shown), sku, '12']);
  });

  const description = page.locator('[data-description]');
  const meta = page.locator('meta[name="description"]');
  await test.step('[ITEM20] its description is the meta description', async () => {
    await expect(description).toBeVisible();
    await expect(description).toHaveText(shown.description);
    await expect(meta).toHaveAttribute('content', shown.description);
  });
  const related = main.getByRole('region', { name: 'Related Products', exact: true });
  const expected = relatedTo(shown, { seed: SEED, products: seededProducts() });
  await test.step('[ITEM17] four related products are shown, with links to them', async () => {
    await expect(related.getByRole('article').getByRole('heading')).toHaveText(titles(expected));
    await related.getByRole('article').first().getByRole('link').click();
    await expect(shop.heading).toHaveText(expected[0]?.title ?? '');
  });
  await test.step('[ITEM20] the meta description follows the links of the breadcrumb', async () => {
    await expect(description).not.toHaveText(shown.description);
    await expect(meta).toHaveAttribute('content', (await description.textContent()) ?? '');
    await breadcrumb.getByRole('link', { name: 'Home' }).click();
    await expect(shop.heading).toHaveText(HERO_HEADING);
    await expect(meta).toHaveAttribute('content', DESCRIPTIONS.home);
    await page.goBack();
    await breadcrumb.getByRole('link', { name: 'Products' }).click();
    await expect(shop.heading).toHaveText('Products');
  });
});

test('[CAT26, CAT43] the picture has its place before it loads, from the file for its width @our-goods', async ({
  shop,
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.avif$/, (route) => held.then(() => route.continue()));
  const { id, picture: name } = seededProduct(0);
  const picture = page.getByRole('main').locator('img').first();
  const boxes = () => Promise.all([picture, shop.heading].map((it) => it.boundingBox()));
  await page.setViewportSize({ width: 320, height: 900 });
  await shop.open(`product/${id}?seed=7`);
  await expect(page.locator('html')).toHaveAttribute('data-page');
  const before = await boxes();
  release();
  // A browser loads a wider file when the window grows.
  for (const [width, widest, file] of [
    [320, 300, pictureFile(name, 300)],
    [1280, 600, pictureFile(name, 600)],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth && it.currentSrc))
      .toMatch(new RegExp(`${file}$`));
    expect((await picture.boundingBox())?.width).toBeLessThanOrEqual(widest);
    if (width === 320) expect(await boxes()).toEqual(before);
  }
});

test('the stepper takes whole numbers from 1 to 999, which Add to Cart and Buy Now add @engines', async ({
  shop,
  page,
}) => {
  await shop.stopClock();
  await shop.open(`product/${seededProduct(0).id}?seed=7`);
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const box = main.getByRole('spinbutton', { name: 'Quantity', exact: true });
  const [less, more] = [button('Decrease quantity'), button('Increase quantity')];
  // The related products' cards have an `Add to Cart` too: the page's own is the first.
  const add = button('Add to Cart').first();

  await test.step('[ITEM5, ITEM22] steps stay between 1 and 999', async () => {
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
  });
  await test.step('[ITEM23] what is no such number falls back', async () => {
    await typeInto(box, '5');
    await box.press('Enter');
    for (const wrong of ['0', '-3', '1000', '2.5', '']) {
      await typeInto(box, wrong);
      await box.blur();
      await expect(box).toHaveValue('5');
    }
    await typeInto(box, '0');
    await box.press('Enter');
    await expect(box).toHaveValue('5');
  });

  await test.step('[ITEM6, ITEM7] Add to Cart adds the last valid number, and opens no popup', async () => {
    // The last valid number is added, not an invalid text in the field.
    await typeInto(box, '0');
    await add.click();
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 5 items');
    await expect(box).toHaveValue('1');
    await expect(button('Added!')).toBeDisabled();
    await page.clock.runFor(999);
    await expect(button('Added!')).toBeDisabled();
    await page.clock.runFor(1);
    await expect(button('Added!')).toHaveCount(0);
    await expect(add).toBeEnabled();
    await expect(shop.popup).toHaveCount(0);
  });

  await test.step('[CART1, ITEM6, ITEM24] Buy Now adds to the line and opens the cart', async () => {
    await typeInto(box, '3');
    await box.press('Enter');
    await typeInto(box, '0');
    // The hint, which goes when the field is left, moves nothing away from the pointer.
    await button('Buy Now').click();
    await expect(page).toHaveURL('cart?seed=7');
    await expect(shop.heading).toHaveText('Your Cart');
    await expect(page.getByRole('spinbutton')).toHaveValue('8');
    await page.goBack();
    await expect(box).toHaveValue('1');
  });
});
