import { pictureFile } from '#domain/product-kinds/picture-file.ts';
import {
  DESCRIPTIONS,
  FOOTER,
  HERO_HEADING,
  HOME_TITLE,
  NAME,
  TAGLINE,
} from '../fixtures/config.ts';
import { BASE, seededProduct, seededProducts, titles } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/shop.ts';

test('the home page without parameters shows the shop’s texts and the cards of all 20 products, each with its picture', async ({
  shop,
  page,
}) => {
  await shop.stubRandom(31);
  await shop.open('');
  const products = seededProducts(31);
  await test.step('[APP1, APP7, APP20, CAT12] texts and 20 products', async () => {
    await expect(shop.cardTitles).toHaveText(titles(products));
    await expect(page.getByRole('main').getByText(TAGLINE)).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText(FOOTER)).toBeVisible();
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      DESCRIPTIONS.home,
    );
  });
  await test.step('[CAT24, CAT26, CAT42] each has its picture', async () => {
    const pictures = await shop.cards
      .locator('img')
      .evaluateAll((all) =>
        all.map((it) =>
          ['alt', 'width', 'height', 'src', 'srcset'].map((name) => it.getAttribute(name)),
        ),
      );
    expect(pictures).toEqual(
      products.map(({ title, picture }) => {
        const [src, dense] = [BASE + pictureFile(picture, 300), BASE + pictureFile(picture, 600)];
        return [title, '300', '300', src, `${src} 1x, ${dense} 2x`];
      }),
    );
  });
  await test.step('[CAT29] pictures are level', async () => {
    const tops = await shop.cards.evaluateAll((all) =>
      all.map((card) => {
        const picture = card.querySelector('img')?.getBoundingClientRect();
        return Math.round((picture?.top ?? NaN) - card.getBoundingClientRect().top);
      }),
    );
    expect(new Set(tops).size).toBe(1);
  });
  await test.step('[LIST42] a card shows title, link, price and rating', async () => {
    for (const { id, title, price, rating } of products.slice(0, 3)) {
      const card = page.getByRole('article', { name: title, exact: true });
      await expect(card).toHaveAttribute('data-product', id);
      const link = card.getByRole('heading').getByRole('link', { name: title, exact: true });
      await expect(link).toHaveAttribute('href', `${BASE}product/${id}`);
      await expect(card.getByText(`$${price}`, { exact: true })).toBeVisible();
      await expect(card.getByLabel(`Rated ${rating} out of 5`, { exact: true })).toBeVisible();
    }
  });
});

test('every screen from search to checkout has its URL, title, heading and header, no login and no file of another origin', async ({
  shop,
  page,
  baseURL,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const { id, title } = seededProduct(4);
  const header = page.getByRole('banner');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const login = page.getByText(/\b(log|sign)[ -]?(in|up|on)\b|\baccount\b|password/i);
  const expectScreen = async (path: string, title: string, heading: string, current = '') => {
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    await expect(shop.heading).toHaveText(heading);
    await expect(links).toHaveText(['Home', 'Products', 'Cart']);
    const currentLink = links.and(page.locator('[aria-current="page"]'));
    await expect(currentLink).toHaveText(current === '' ? [] : [current]);
    await expect(header.getByRole('link', { name: NAME })).toBeVisible();
    await expect(shop.searchBox).toBeVisible();
    await expect(shop.cartIcon).toBeVisible();
    await expect(login.or(page.locator('input[type="password"]'))).toHaveCount(0);
    const transforms = await page
      .locator('body *')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).textTransform));
    expect(new Set(transforms)).toEqual(new Set(['none']));
  };
  await test.step('[APP7, APP11, APP28, APP29, CAT9] an almost valid id is not found', async () => {
    const almost = `product/${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}?seed=7`;
    await shop.open(almost);
    await expectScreen(almost, `Product Not Found · ${NAME}`, 'Product Not Found');
    await page.getByRole('link', { name: 'Go to Home', exact: true }).click();
    await expectScreen('?seed=7', HOME_TITLE, HERO_HEADING, 'Home');
  });
  await test.step('[APP2, APP9, APP11, APP24, APP28, HEAD1, HEAD16] search, product and cart', async () => {
    await shop.navLink('Products').click();
    await expectScreen('products?seed=7', `Products · ${NAME}`, 'Products', 'Products');
    await shop.searchFor(title);
    const results = `Results for "${title}"`;
    await expect(shop.heading).toHaveText(results);
    await expectScreen(page.url(), `${results} · ${NAME}`, results, 'Products');
    await shop.card(title).getByRole('link').click();
    await expectScreen(`product/${id}?seed=7`, `${title} · ${NAME}`, title);
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expectScreen('cart?seed=7', `Cart · ${NAME}`, 'Your Cart', 'Cart');
  });
  await test.step('[APP15] a link to the page one is on adds no entry', async () => {
    const entries = await page.evaluate(() => history.length);
    await shop.navLink('Cart').click();
    await shop.navLink('Cart').click();
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
  await test.step('[APP2, HEAD1] checkout, Back and the logo', async () => {
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(page.getByText('Thank you for your purchase! 🎉')).toBeVisible();
    await page.goBack();
    await expect(shop.heading).toHaveText(title);
    await header.getByRole('link', { name: NAME }).click();
    await expectScreen('?seed=7', HOME_TITLE, HERO_HEADING, 'Home');
  });

  await test.step('[APP10, APP11, APP19, APP28] an unknown path, decoded only once', async () => {
    // Decoded only once.
    await shop.open('%2570roducts?seed=7');
    await expectScreen('%2570roducts?seed=7', `Page Not Found · ${NAME}`, '404 – Page Not Found');
    const sorry = "Sorry, we couldn't find what you were looking for.";
    await expect(page.getByText(sorry, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Go to Home', exact: true }).click();
    await expect(shop.heading).toHaveText(HERO_HEADING);
  });
  await test.step('[APP3] no file of another origin was requested', async () => {
    const own = new URL(BASE, baseURL).href;
    expect(requested.filter((url) => !url.startsWith(own))).toEqual([]);
    expect(requested).toContain(
      new URL(BASE + pictureFile(seededProduct(0).picture, 300), baseURL).href,
    );
  });
});
