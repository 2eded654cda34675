import { HERO_HEADING, NAME, TAGLINE } from '../fixtures/config.ts';
import { BASE, seededProduct } from '../fixtures/products.ts';
import { expect, type Shop, test, typeInto } from '../fixtures/shop.ts';

const SCREENS = [
  '?seed=7',
  'products?seed=7',
  `product/${seededProduct(3).id}?seed=7`,
  'product/nothing?seed=7',
  'cart?seed=7',
  'adrift?seed=7',
];

test(
  '[HEAD1, HEAD2] every screen has the header, whose logo links to the home page',
  { tag: '@smoke' },
  async ({ shop, page }) => {
    for (const path of SCREENS) {
      await shop.open(path);
      const header = page.getByRole('banner');
      for (const name of ['Home', 'Products', 'Cart']) {
        await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
      }
      await expect(shop.searchBox).toBeVisible();
      await expect(shop.cartIcon).toBeVisible();
      await expect(header.getByRole('link', { name: NAME })).toHaveAttribute(
        'href',
        `${BASE}?seed=7`,
      );
    }
    await page.getByRole('banner').getByRole('link', { name: NAME }).click();
    await expect(page).toHaveURL('?seed=7');
    await expect(shop.heading).toHaveText(HERO_HEADING);
    await typeInto(shop.searchBox, 'ste');
    await expect(shop.suggestions.first()).toBeVisible();
  },
);

test(
  '[HEAD3] the badge sums the quantities, and an empty cart has none',
  { tag: '@smoke' },
  async ({ shop, page }) => {
    await shop.storeCart([line(0, 2), line(1, 3)]);
    await shop.open('cart?seed=7');
    await expect(shop.cartIcon).toHaveText('5');
    await page.getByRole('button', { name: `Remove ${seededProduct(0).title}` }).click();
    await expect(shop.cartIcon).toHaveText('3');
    await page.getByRole('button', { name: `Remove ${seededProduct(1).title}` }).click();
    await expect(shop.cartIcon).toHaveText('');
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, empty');
  },
);

test('[HEAD4] above 99 the badge shows 99+ and the accessible name the full number', async ({
  shop,
}) => {
  await shop.storeCart([line(0, 98), line(1, 1)]);
  await shop.open('?seed=7');
  await expect(shop.cartIcon).toHaveText('99');
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 99 items');
  await shop.card(seededProduct(2).title).getByRole('button').click();
  await expect(shop.cartIcon).toHaveText('99+');
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 100 items');
});

for (const [count, viewport] of [
  [9, { width: 390, height: 844 }],
  [99, { width: 1280, height: 720 }],
  [120, { width: 320, height: 640 }],
] as const) {
  test(`[HEAD12] the badge of ${count} covers a corner of its icon at most, at ${viewport.width}px`, async ({
    shop,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await shop.storeCart([line(0, count)]);
    await shop.open('?seed=7');
    const boxOf = (selector: string) =>
      shop.cartIcon.locator(selector).evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { left, top, width, height };
      });
    const badge = await boxOf('span');
    const icon = await boxOf('svg');
    expect(sharedArea(badge, icon)).toBeLessThanOrEqual((icon.width * icon.height) / 4);
    expect(badge.top).toBeGreaterThanOrEqual(0);
    const others = page.getByRole('banner').locator('a, button').filter({ visible: true });
    for (const control of await others.all()) {
      if ((await control.getAttribute('aria-label'))?.startsWith('Cart,')) continue;
      const box = await control.boundingBox();
      if (!box) throw new Error('A control of the header is not visible');
      const other = { left: box.x, top: box.y, ...box };
      expect(sharedArea(badge, other), await control.innerText()).toBe(0);
    }
  });
}

test('[HEAD13] the header is one line at 320px', async ({ shop, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await shop.storeCart([line(0, 999)]);
  await shop.open('?seed=7');
  const controls = page.getByRole('banner').locator('a, button').filter({ visible: true });
  await expect(controls).toHaveCount(4);
  const middles = await controls.evaluateAll((controls) =>
    controls.map((control) => {
      const { top, bottom } = control.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    }),
  );
  expect(new Set(middles).size).toBe(1);
  expect(await shop.horizontalOverflow()).toBe(0);
});

test('[HEAD15] the link Cart of the menu shows the number of items', async ({ shop, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.open('?seed=7');
  const link = shop.menu.getByRole('link', { name: 'Cart', exact: true });
  await shop.menuButton.click();
  await expect(link).toHaveText('Cart');
  await expect(link).toHaveAccessibleDescription('');
  await page.keyboard.press('Escape');
  for (const index of [0, 1]) {
    await shop.card(seededProduct(index).title).getByRole('button').click();
  }
  await shop.menuButton.click();
  await expect(link).toHaveText('Cart2');
  await expect(link).toHaveAccessibleDescription('2');
});

test('[HEAD8, NAME6] the header has a shadow once scrolled past 10px', async ({ shop, page }) => {
  await shop.open('?seed=7');
  const header = page.locator('header');
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top }), y);
  await expect(header).toHaveCSS('box-shadow', 'none');
  await scrollTo(11);
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  await scrollTo(10);
  await expect(header).toHaveCSS('box-shadow', 'none');
  await scrollTo(900);
  await expect(header).not.toHaveCSS('box-shadow', 'none');
});

test(
  '[NAME5] the Main navigation has three links and marks the current screen',
  { tag: '@smoke' },
  async ({ shop, page }) => {
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const expectCurrent = async (current: readonly string[]) => {
      await expect(links).toHaveText(['Home', 'Products', 'Cart']);
      await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText([...current]);
    };
    await shop.open('?seed=7');
    await expectCurrent(['Home']);
    await links.nth(1).click();
    await expectCurrent(['Products']);
    await shop.card(seededProduct(0).title).getByRole('link').click();
    await expectCurrent([]);
    await links.nth(2).click();
    await expectCurrent(['Cart']);
    await shop.open('adrift?seed=7');
    await expectCurrent([]);
  },
);

test(
  '[NAME1] visible texts match the specification and are not transformed by CSS',
  { tag: '@smoke' },
  async ({ shop, page }) => {
    await shop.open('?seed=7');
    await shop.cartIcon.click();
    await expectTexts(shop, [
      HERO_HEADING,
      TAGLINE,
      'Add to Cart',
      'Your shopping cart is empty.',
      'Go to Cart',
    ]);
    await shop.searchFor('zzz');
    await page.getByRole('combobox', { name: 'Price range' }).selectOption('Under $25');
    await typeInto(shop.searchBox, '');
    await expectTexts(shop, [
      '0 results for "zzz"',
      'No products found for "zzz"',
      'Try adjusting your search or filters',
      'Clear Filters',
      'Recent searches',
      'Clear search history',
    ]);
    await shop.searchFor('');
    await expectTexts(shop, ['No products found.']);
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await shop.card(seededProduct(0).title).getByRole('button').click();
    await expectTexts(shop, ['Added!']);
    await shop.card(seededProduct(0).title).getByRole('link').click();
    await expectTexts(shop, ['In Stock', 'Free Shipping', 'Acme', 'Electronics', 'Buy Now']);
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expectTexts(shop, ['Your Cart', 'Checkout']);
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expectTexts(shop, ['Thank you for your purchase! 🎉']);
    await shop.open('product/nothing?seed=7');
    await expectTexts(shop, ['Product Not Found']);
    await shop.open('adrift?seed=7');
    await expectTexts(shop, [
      '404 – Page Not Found',
      "Sorry, we couldn't find what you were looking for.",
      'Go to Home',
    ]);
  },
);

function line(index: number, qty: number) {
  return { id: seededProduct(index).id, qty };
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The area of the intersection of two boxes, in square px. */
function sharedArea(one: Box, other: Box): number {
  const overlap = (start: 'left' | 'top', size: 'width' | 'height') =>
    Math.min(one[start] + one[size], other[start] + other[size]) -
    Math.max(one[start], other[start]);
  return Math.max(0, overlap('left', 'width')) * Math.max(0, overlap('top', 'height'));
}

/** The texts are visible letter for letter, and no `text-transform` applies on the screen. */
async function expectTexts({ page }: Shop, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  }
  const transformed = await page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).textTransform !== 'none')
      .map((element) => element.outerHTML),
  );
  expect(transformed).toEqual([]);
}
