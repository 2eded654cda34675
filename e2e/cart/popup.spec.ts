import { CART_KEY, HERO_HEADING } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, type Shop, typeInto } from '../fixtures/shop.ts';

const product = seededProduct(0);
const other = seededProduct(1);

function add(shop: Shop, title = product.title) {
  return shop.card(title).getByRole('button', { name: 'Add to Cart', exact: true });
}

function added(shop: Shop) {
  return shop.card(product.title).getByRole('button', { name: 'Added!', exact: true });
}

test('[POP1, POP6, POP8, POP9, NAME10] the cart icon opens, focuses and closes the popup, which a reload closes too @engines @smoke', async ({
  shop,
  page,
}) => {
  await shop.open('?seed=7');
  await expect(shop.cartIcon).toHaveRole('button');
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, empty');
  await expect(shop.cartIcon).toHaveAttribute('aria-expanded', 'false');
  await shop.cartIcon.focus();
  await page.keyboard.press('Enter');
  await expect(shop.popup).toBeFocused();
  await expect(shop.cartIcon).toHaveAttribute('aria-expanded', 'true');
  await expect(shop.popup.getByText('Your shopping cart is empty.', { exact: true })).toBeVisible();
  await expect(shop.popup.getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(shop.popup.getByRole('link', { name: 'Go to Cart' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(shop.popup).toHaveCount(0);
  await expect(shop.cartIcon).toBeFocused();

  await shop.cartIcon.click();
  await expect(shop.popup).toBeFocused();
  await shop.cartIcon.click();
  await expect(shop.popup).toHaveCount(0);
  await expect(shop.cartIcon).toHaveAttribute('aria-expanded', 'false');

  await add(shop).click();
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
  await expect(shop.popup).toBeVisible();
  await shop.cartIcon.click();
  await expect(shop.popup).toHaveCount(0);
  await shop.cartIcon.click();
  await expect(shop.popup).toBeFocused();
  expect(await shop.stored()).toEqual({
    [CART_KEY]: JSON.stringify([{ id: product.id, qty: 1 }]),
  });
  await page.reload();
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
  await expect(shop.popup).toHaveCount(0);
});

test('[POP2, NAME11] adding from a card opens the popup with the cart’s lines @smoke', async ({
  shop,
  page,
}) => {
  await shop.open(`product/${other.id}?seed=7`);
  await page.getByRole('article').first().getByRole('button', { name: 'Add to Cart' }).click();
  await expect(shop.popup).toBeVisible();
  await expect(shop.popup).toHaveAccessibleName('Cart');
  await expect(shop.popup.getByRole('listitem').first()).toBeVisible();
  await expect(shop.popup.getByRole('link', { name: 'Go to Cart', exact: true })).toBeVisible();
});

test('[POP3] the popup closes on navigation, on Escape and on a click outside @engines @smoke', async ({
  shop,
  page,
}) => {
  await shop.open('?seed=7');
  await shop.cartIcon.click();
  await expect(shop.popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shop.popup).toHaveCount(0);

  await shop.cartIcon.click();
  await shop.popup.getByText('Your shopping cart is empty.').click();
  await expect(shop.popup).toBeVisible();
  await shop.heading.click();
  await expect(shop.popup).toHaveCount(0);

  // Navigation without a click outside: by keyboard and by Back.
  await shop.cartIcon.click();
  await page.getByRole('link', { name: 'Products', exact: true }).press('Enter');
  await expect(shop.heading).toHaveText('Products');
  await expect(shop.popup).toHaveCount(0);
  await shop.cartIcon.click();
  await expect(shop.popup).toBeVisible();
  await page.goBack();
  await expect(shop.heading).toHaveText(HERO_HEADING);
  await expect(shop.popup).toHaveCount(0);
});

test('[POP4] Go to Cart navigates to the cart and closes the popup; on the cart page it only closes', async ({
  shop,
  page,
}) => {
  await shop.open('?seed=7');
  await add(shop).click();
  const link = shop.popup.getByRole('link', { name: 'Go to Cart' });
  await link.click();
  await expect(shop.heading).toHaveText('Your Cart');
  await expect(page).toHaveURL(/\/cart\?seed=7$/);
  await expect(shop.popup).toHaveCount(0);

  for (const path of ['cart?seed=7', 'cart/?seed=7&from=mail']) {
    if (path !== 'cart?seed=7') await shop.open(path);
    const before = await page.evaluate(() => [history.length, location.href]);
    await shop.cartIcon.click();
    await link.click();
    await expect(shop.popup).toHaveCount(0);
    await expect(shop.cartIcon).toBeFocused();
    expect(await page.evaluate(() => [history.length, location.href])).toEqual(before);
    await expect(shop.cartLines).toHaveCount(1);
  }
});

test('[POP5] the page beside the open popup stays usable', async ({ shop, page }) => {
  await shop.open('?seed=7');
  await add(shop).click();
  await expect(shop.popup).toBeVisible();
  // The click that closes the popup also reaches its target, which opens it again.
  await add(shop, other.title).click();
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 2 items');
  await expect(shop.popup.getByRole('listitem')).toHaveCount(2);
  await shop.searchBox.focus();
  await page.keyboard.type('river');
  await expect(shop.popup).toBeVisible();
  await expect(shop.searchBox).toHaveValue('river');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => shop.scrolled()).toBeGreaterThan(0);
  await expect(shop.popup).toBeVisible();
  await shop.card(seededProduct(4).title).getByRole('link').click();
  await expect(shop.heading).toHaveText(seededProduct(4).title);
});

test('[POP7, POP12, POP13] a card opens the popup without moving the focus, which its button regains after Added! @engines', async ({
  shop,
  page,
}) => {
  await shop.stopClock();
  await shop.open('?seed=7');
  await expect(shop.announcer).toHaveText('');
  await add(shop).focus();
  await page.keyboard.press('Enter');
  await expect(shop.popup).toBeVisible();
  await expect(shop.popup.locator(':focus')).toHaveCount(0);
  await expect(shop.popup).not.toBeFocused();
  await expect(shop.announcer).toHaveText(new RegExp(`^${product.title} added to cart`));
  await expect(added(shop)).toBeDisabled();
  await page.clock.runFor(1000);
  await expect(add(shop)).toBeFocused();
  await expect(shop.popup).toBeVisible();

  await page.keyboard.press('Enter');
  await expect(added(shop)).toBeDisabled();
  await shop.searchBox.focus();
  await page.clock.runFor(1000);
  await expect(add(shop)).toBeEnabled();
  await expect(shop.searchBox).toBeFocused();

  await add(shop).focus();
  await page.keyboard.press('Enter');
  await expect(added(shop)).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(shop.popup).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(shop.card(other.title).getByRole('link')).toBeFocused();
});

test('[POP10, NAME15] Added! shows for a second, on a disabled button of the same width @smoke', async ({
  shop,
  page,
}) => {
  await shop.stopClock();
  await shop.open('?seed=7');
  await expect(add(shop)).toHaveAccessibleDescription(product.title);
  const width = (await add(shop).boundingBox())?.width;
  await add(shop).click();
  await expect(added(shop)).toBeDisabled();
  await expect(added(shop)).toHaveAttribute('disabled');
  await expect(added(shop)).toHaveAccessibleDescription(product.title);
  expect((await added(shop).boundingBox())?.width).toBe(width);
  await page.clock.runFor(999);
  await expect(added(shop)).toBeDisabled();
  await page.clock.runFor(1);
  await expect(add(shop)).toBeEnabled();
  expect((await add(shop).boundingBox())?.width).toBe(width);
});

test('[FIND11, NAME2] closed popup, menu and dropdown are not in the document, and Escape closes one at a time', async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await shop.open('?seed=7');
  const hidden = page.locator('[role="dialog"], dialog, [role="listbox"], [role="option"]');
  const links = page.locator('a', { hasText: /^(Go to Cart)$/ });
  await expect(hidden.or(links)).toHaveCount(0);
  await shop.cartIcon.click();
  await expect(shop.popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hidden.or(links)).toHaveCount(0);

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(shop.menu).toBeVisible();
  await typeInto(shop.searchBox, product.title.slice(0, 4));
  await expect(shop.menu.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[role="listbox"], [role="option"]')).toHaveCount(0);
  await expect(shop.searchBox).toHaveValue(product.title.slice(0, 4));
  await expect(shop.menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hidden).toHaveCount(0);
  await expect(page.locator('nav[aria-label="Main"]:visible')).toHaveCount(0);
});
