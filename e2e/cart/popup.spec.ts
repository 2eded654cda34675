import { HERO_HEADING } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, type Shop, typeInto } from '../fixtures/shop.ts';

const product = seededProduct(0);
const other = seededProduct(1);

function add(shop: Shop, { title } = product) {
  return shop.card(title).getByRole('button', { name: 'Add to Cart', exact: true });
}

test('the icon opens the popup, which takes the focus; Escape, a click outside, navigation and Go to Cart close it @engines', async ({
  shop,
  page,
}) => {
  const { cartIcon, popup } = shop;
  const link = popup.getByRole('link', { name: 'Go to Cart' });
  await shop.open('?seed=7');
  await test.step('[HEAD3] the icon is a button that names an empty cart', async () => {
    await expect(cartIcon).toHaveRole('button');
    await expect(cartIcon).toHaveAccessibleName('Cart, empty');
    await expect(cartIcon).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('[POP1, POP6] the icon opens the popup, which takes the focus', async () => {
    await cartIcon.focus();
    await page.keyboard.press('Enter');
    await expect(popup).toBeFocused();
    await expect(cartIcon).toHaveAttribute('aria-expanded', 'true');
  });
  const empty = popup.getByText('Your shopping cart is empty.', { exact: true });
  await test.step('[POP8] an empty cart says so', async () => {
    await expect(empty).toBeVisible();
    await expect(popup.getByRole('listitem')).toHaveCount(0);
  });
  await test.step('[POP6] Escape returns the focus to the icon', async () => {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(cartIcon).toBeFocused();
  });

  await test.step('[POP1] the icon closes the popup', async () => {
    await cartIcon.click();
    await expect(popup).toBeFocused();
    await cartIcon.click();
    await expect(popup).toHaveCount(0);
    await expect(cartIcon).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('[POP3] a click outside closes it, one inside does not', async () => {
    await cartIcon.click();
    await empty.click();
    await expect(popup).toBeVisible();
    await shop.heading.click();
    await expect(popup).toHaveCount(0);
  });

  await test.step('[POP3] a link and Back close it', async () => {
    // Navigation without a click outside: by keyboard and by Back.
    await cartIcon.click();
    await shop.navLink('Products').press('Enter');
    await expect(shop.heading).toHaveText('Products');
    await expect(popup).toHaveCount(0);
    await cartIcon.click();
    await expect(popup).toBeVisible();
    await page.goBack();
    await expect(shop.heading).toHaveText(HERO_HEADING);
    await expect(popup).toHaveCount(0);
  });
  await test.step('[POP4] Go to Cart closes it and goes there', async () => {
    await cartIcon.click();
    await link.click();
    await expect(shop.heading).toHaveText('Your Cart');
    await expect(page).toHaveURL(/\/cart\?seed=7$/);
    await expect(popup).toHaveCount(0);
  });

  await test.step('[POP4, POP32] on the cart page Go to Cart only closes it, and a reload does', async () => {
    await cartIcon.click();
    await expect(popup).toBeVisible();
    await shop.open('cart/?seed=7&from=mail');
    await expect(popup).toHaveCount(0);
    const before = await page.evaluate(() => [history.length, location.href]);
    await cartIcon.click();
    await link.click();
    await expect(popup).toHaveCount(0);
    await expect(cartIcon).toBeFocused();
    expect(await page.evaluate(() => [history.length, location.href])).toEqual(before);
  });
});

test('a card opens the popup without moving the focus, which its button regains after a second of Added! @engines', async ({
  shop,
  page,
}) => {
  const { popup, announcer, searchBox } = shop;
  const added = shop.card(product.title).getByRole('button', { name: 'Added!', exact: true });
  await shop.stopClock();
  await shop.open('?seed=7');
  await expect(announcer).toHaveText('');
  const width = (await add(shop).boundingBox())?.width;
  await test.step('[POP23, POP24, POP25] a card opens the popup without moving the focus, and it is announced', async () => {
    await expect(add(shop)).toHaveAccessibleDescription(product.title);
    await add(shop).focus();
    await page.keyboard.press('Enter');
    await expect(popup).toBeVisible();
    await expect(popup).toHaveAccessibleName('Cart');
    await expect(popup.getByRole('listitem')).toHaveCount(1);
    await expect(popup.getByRole('link', { name: 'Go to Cart', exact: true })).toBeVisible();
    await expect(popup.locator(':focus')).toHaveCount(0);
    await expect(popup).not.toBeFocused();
    await expect(announcer).toHaveText(new RegExp(`^${product.title} added to cart`));
  });
  await test.step('[POP10, POP26] for a second Added! is disabled and as wide, then the focus returns', async () => {
    await expect(added).toHaveAttribute('disabled');
    await expect(added).toHaveAccessibleDescription(product.title);
    expect((await added.boundingBox())?.width).toBe(width);
    await page.clock.runFor(999);
    await expect(added).toBeDisabled();
    await page.clock.runFor(1);
    await expect(add(shop)).toBeFocused();
    expect((await add(shop).boundingBox())?.width).toBe(width);
  });

  await test.step('[POP26] the focus stays where it has gone meanwhile', async () => {
    await page.keyboard.press('Enter');
    await expect(added).toBeDisabled();
    await typeInto(searchBox, 'zz');
    await page.clock.runFor(1000);
    await expect(add(shop)).toBeEnabled();
    await expect(searchBox).toBeFocused();
    await expect(searchBox).toHaveValue('zz');
  });
  await test.step('[POP3] the search box, whose suggestions it would cover, has closed it', async () => {
    await expect(popup).toHaveCount(0);
    await shop.cartIcon.click();
  });
  await test.step('[POP5] scrolling keeps it open, a click on another card adds', async () => {
    await page.mouse.wheel(0, 300);
    await expect.poll(() => shop.scrolled()).toBeGreaterThan(0);
    await expect(popup).toBeVisible();
    // The click that closes the popup also reaches its target, which opens it again.
    await add(shop, other).click();
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 3 items');
    await expect(popup.getByRole('listitem')).toContainText(other.title);
  });
  await test.step('[POP22, POP33] it shows of the lines the added one, and number and total of all', async () => {
    await expect(popup.getByRole('listitem')).toHaveCount(1);
    await expect(popup).toContainText(`× 1$${other.price}`);
    await expect(popup).toContainText('Total · 3 items');
  });
  await test.step('[POP19] from the icon it shows all lines', async () => {
    await shop.cartIcon.click();
    await expect(popup).toHaveCount(0);
    await shop.cartIcon.click();
    await expect(popup.getByRole('listitem')).toHaveCount(2);
  });

  await test.step('[POP12] Escape closes it while the button is disabled, and Tab goes on from there', async () => {
    await add(shop).focus();
    await page.keyboard.press('Enter');
    await expect(added).toBeDisabled();
    // The press has closed the popup; it opens again after the next paint.
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(shop.card(other.title).getByRole('link')).toBeFocused();
  });
  await test.step('[POP24] nor from the icon, when a script presses the button of a card', async () => {
    await page.clock.runFor(1000);
    await shop.cartIcon.focus();
    await add(shop, other).evaluate((button: HTMLElement) => button.click());
    await expect(popup).toBeVisible();
    await expect(shop.cartIcon).toBeFocused();
  });
});

test('a press that ends outside popup or menu closes neither', async ({ shop, page }) => {
  await shop.storeCart([{ id: product.id, qty: 1 }]);
  await shop.open('?seed=7');
  const dragOut = async () => {
    await page.mouse.down();
    await page.mouse.move(20, 300, { steps: 3 });
    await page.mouse.up();
  };
  await test.step('[POP3] a press that ends outside the popup leaves it open', async () => {
    await shop.cartIcon.click();
    await shop.popup.getByText(product.title).hover();
    await dragOut();
    await expect(shop.popup).toBeVisible();
    await page.mouse.click(20, 300);
    await expect(shop.popup).toHaveCount(0);
  });
  await test.step('[POP3] one that ends outside the menu leaves it open', async () => {
    await page.setViewportSize({ width: 600, height: 700 });
    await shop.menuButton.click();
    await shop.menu.getByRole('combobox').hover();
    await dragOut();
    await expect(shop.menu).toBeVisible();
    await page.mouse.click(20, 300);
    await expect(shop.menu).toHaveCount(0);
  });
});

test('on a phone a button and a swipe close the popup, the menu replaces it, and nothing closed is in the document', async ({
  shop,
  page,
}) => {
  const { popup, cartIcon, menu } = shop;
  const title = popup.getByRole('heading');
  const close = popup.getByRole('button', { name: 'Close cart', exact: true });
  const overlays = page.locator('[role="dialog"], dialog, [role="listbox"], [role="option"]');
  const links = page.getByRole('link', { name: 'Go to Cart', includeHidden: true });
  await page.setViewportSize({ width: 767, height: 800 });
  await shop.open('?seed=7');
  await test.step('[POP17, POP28, POP31] the button closes it and returns the focus', async () => {
    await expect(overlays.or(links)).toHaveCount(0);
    await cartIcon.click();
    await expect(title).toHaveText('Your cart');
    await close.click();
    await expect(overlays.or(links)).toHaveCount(0);
    await expect(cartIcon).toBeFocused();
    await add(shop).click();
    await expect(title).toHaveText('Your cart · 1');
    await close.press('Enter');
    await expect(popup).toHaveCount(0);
    await expect(cartIcon).toBeFocused();
  });

  const swipe = async (distance: number) => {
    const box = await title.boundingBox();
    const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
    // Unlike a finger, the mouse is not captured by the head, and selects its text.
    const [beside, start] = [x + width + 20, distance > 0 ? y - 6 : y + height + 6];
    await page.mouse.move(beside, start);
    await page.mouse.down();
    await page.mouse.move(beside, start + distance);
    await page.mouse.up();
  };
  await test.step('[POP28] a long swipe closes it, down the sheet and up the small popup, a short one does not', async () => {
    for (const [opener, out] of [
      [cartIcon, 28],
      [add(shop, other), -28],
    ] as const) {
      await opener.click();
      for (const distance of [0.3 * out, -out]) {
        await swipe(distance);
        await expect(popup).toBeVisible();
      }
      await swipe(out);
      await expect(popup).toHaveCount(0);
      await expect(cartIcon).toBeFocused();
    }
  });

  await test.step('[POP20] the menu replaces it, also before it has opened', async () => {
    // The popup would open together with this announcement, after the next paint.
    const third = seededProduct(2);
    await page.evaluate((id) => {
      document.querySelector<HTMLElement>(`[data-product="${id}"] button`)?.click();
      document.querySelector<HTMLElement>('header button[aria-label="Menu"]')?.click();
    }, third.id);
    await expect(menu).toBeVisible();
    await expect(
      shop.announcer.filter({ hasText: `${third.title} added to cart` }),
    ).not.toHaveCount(0);
    await expect(popup).toHaveCount(0);
  });

  await test.step('[FIND11, POP31] Escape closes the suggestions and keeps the text, the next one closes the menu', async () => {
    await typeInto(shop.searchBox, product.title.slice(0, 4));
    await expect(menu.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('[role="listbox"], [role="option"]')).toHaveCount(0);
    await expect(shop.searchBox).toHaveValue(product.title.slice(0, 4));
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlays).toHaveCount(0);
  });

  await test.step('[POP17] from 768px it has neither heading nor button', async () => {
    await page.setViewportSize({ width: 768, height: 800 });
    await cartIcon.click();
    await expect(popup).toBeVisible();
    await expect(title.or(close)).toHaveCount(0);
  });
});
