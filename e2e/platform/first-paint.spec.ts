import type { Page } from '@playwright/test';
import { pictureFile } from '#domain/product-kinds/picture-file.ts';
import { formatCents, toCents } from '#domain/money.ts';
import { HERO_HEADING, NAME } from '../fixtures/config.ts';
import { BASE, seededProduct, seededProducts, titles } from '../fixtures/products.ts';
import { holdScript, openPrerendered } from '../fixtures/hold-script.ts';
import { layoutShift } from '../fixtures/layout-shifts.ts';
import { INLINE_SCRIPT, NO_SCRIPT, test } from '../fixtures/slow-host.ts';
import { expect, type Shop } from '../fixtures/shop.ts';

async function expectPrerendered({ page, heading }: Shop, text: string): Promise<void> {
  await expect(heading).toHaveText(text);
  await expect(page.getByRole('banner').getByRole('link', { name: NAME })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
}

/** Stores the elements of the `main` element that match, each with a shallow copy. */
async function rememberElements({ page }: Shop, selector: string): Promise<void> {
  await page.locator(`main ${selector}`).evaluateAll((elements) => {
    Object.assign(window, { elements: elements.map((element) => [element, element.cloneNode()]) });
  });
}

/** How many of them are no longer in the document, or have other attributes. */
function changedElements({ page }: Shop): Promise<number> {
  return page.evaluate(() => {
    const elements = Reflect.get(window, 'elements') as [Element, Element][];
    if (elements.length === 0) throw new Error('There were no elements');
    return elements.filter(
      ([element, copy]) => !element.isConnected || !element.cloneNode().isEqualNode(copy),
    ).length;
  });
}

/** Runs in the page: clicks the first button of the `main` element that adds to the cart as soon as the page is ready. */
async function clickWhenReady(): Promise<string | null | undefined> {
  const root = document.documentElement;
  await new Promise<void>((resolve) => {
    const check = () => root.dataset['ready'] !== undefined && resolve();
    new MutationObserver(check).observe(root, { attributes: true });
    check();
  });
  document.querySelector<HTMLElement>('article button')?.click();
  await new Promise((resolve) => setTimeout(resolve));
  return document.querySelector('header button[aria-label^="Cart,"]')?.ariaLabel;
}

test('the home page shows the visitor’s products before it is parsed, and data-ready once they respond', async ({
  page,
  shop,
  slowHost,
}) => {
  // Tall enough that the footer is in view below an empty grid.
  await page.setViewportSize({ width: 1280, height: 1600 });
  const releaseScripts = await holdScript(page);
  // A random seed, which React must not choose again.
  const { url, release } = slowHost.hold('', 'index.html', NO_SCRIPT);
  await page.goto(url, { waitUntil: 'commit' });
  await test.step('[PAINT1] header and heading show before the document is parsed', async () => {
    await expectPrerendered(shop, HERO_HEADING);
  });
  await test.step('[PAINT2] so do the products of the visitor', async () => {
    await expect(shop.cards).toHaveCount(20);
    expect(await page.evaluate('performance.timing.domContentLoadedEventStart')).toBe(0);
    const seed = Number(await page.locator('html').getAttribute('data-seed'));
    await expect(shop.cardTitles).toHaveText([...titles(seededProducts(seed))]);
    await expect(shop.card(seededProduct(0, seed).title).getByRole('img').first()).toBeVisible();
  });
  await rememberElements(shop, 'article');
  const cartName = page.evaluate(clickWhenReady);
  release();
  await releaseScripts();
  await test.step('[APP16] a button responds as soon as data-ready is set', async () => {
    expect(await cartName).toBe('Cart, 1 item');
    await expect(shop.popup).toBeVisible();
  });
  await test.step('[PAINT2, PAINT3] React hydrates the existing cards, without a layout shift', async () => {
    await expect(page.getByRole('link', { name: /^Keep this catalogue: \d+$/ })).toBeVisible();
    expect(await changedElements(shop)).toBe(0);
    expect(await layoutShift(page)).toBe(0);
  });
});

test('the list shows its skeletons and then the visitor’s products before any script file has loaded', async ({
  page,
  shop,
}) => {
  await shop.stopClock();
  const release = await openPrerendered(page, 'products?seed=7');
  await test.step('[PAINT1, PAINT9, PAINT40] header, heading and skeletons show, and no product', async () => {
    await expectPrerendered(shop, 'Products');
    await page.clock.runFor(499);
    await expect(shop.skeletons).toHaveCount(8);
    await expect(page.locator('[data-product]')).toHaveCount(0);
  });
  await test.step('[LIST44, PAINT13] products and count follow 0.5s after the skeletons', async () => {
    await page.clock.resume();
    await expect(shop.cardTitles).toHaveText([...titles(seededProducts())]);
    await expect(shop.skeletons).toHaveCount(0);
    await expect(page.getByRole('main').getByText('20 products', { exact: true })).toBeVisible();
  });
  const { title } = seededProduct(1);
  await test.step('[PAINT13] React hydrates the existing cards', async () => {
    await expect(shop.card(title).getByRole('img').first()).toBeVisible();
    await rememberElements(shop, 'article');
    await shop.card(title).getByRole('button', { name: 'Add to Cart' }).click();
    await release();
    await expect(shop.popup).toContainText(title);
    expect(await changedElements(shop)).toBe(0);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });
});

test('a list with a query shows its heading and skeletons, keeps typed text with its caret, and is not busy after a late hydration @engines @our-goods', async ({
  page,
  shop,
}) => {
  await shop.stopClock();
  const release = await openPrerendered(page, 'products?seed=7&q=ket');
  await test.step('[PAINT1] heading and skeletons show', async () => {
    await expectPrerendered(shop, 'Results for "ket"');
    await expect(shop.skeletons).toHaveCount(8);
    await expect(shop.cards).toHaveCount(0);
    await expect(shop.searchBox).toHaveValue('ket');
  });
  await test.step('[PAINT6] typed text stays with its caret, and gets suggestions', async () => {
    await shop.searchBox.press('End');
    await shop.searchBox.pressSequentially('tl');
    await shop.searchBox.press('ArrowLeft');
    // Longer than skeletons show.
    await page.clock.runFor(700);
    await page.clock.resume();
    await release();
    await expect(shop.suggestions.first()).toHaveText('kettle');
    await expect(shop.searchBox).toBeFocused();
    await expect(shop.searchBox).toHaveValue('kettl');
    await page.keyboard.type('X');
    await expect(shop.searchBox).toHaveValue('kettXl');
  });
  await test.step('[FIND38] nothing is busy after a late hydration', async () => {
    await expect(shop.cards.first()).toBeVisible();
    await expect(shop.heading).toHaveText('Results for "ket"');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await layoutShift(page)).toBe(0);
  });
});

test('the cart page says that it is empty before hydration, and never that a stored cart is', async ({
  page,
  shop,
}) => {
  const release = await openPrerendered(page, 'cart?seed=7');
  await test.step('[PAINT1, PAINT19] before hydration the page says that the cart is empty', async () => {
    await expectPrerendered(shop, 'Your Cart');
    await expect(page.getByRole('main').getByText('Your shopping cart is empty.')).toBeVisible();
    const link = page.getByRole('main').getByRole('link', { name: 'Continue shopping' });
    await expect(link).toHaveAttribute('href', /products\?seed=7$/);
  });
  await test.step('[LOOK7, PAINT42] React hydrates the existing elements, without a layout shift', async () => {
    await rememberElements(shop, '*');
    await release();
    await shop.hydrated();
    expect(await changedElements(shop)).toBe(0);
    expect(await layoutShift(page)).toBe(0);
  });

  await test.step('[PAINT19] a stored cart is never called empty', async () => {
    await shop.storeCart([{ id: seededProduct(2).id, qty: 1 }]);
    // Records every text that the `main` element shows.
    await page.addInitScript(() => {
      const texts: string[] = [];
      Object.assign(window, { texts });
      new MutationObserver(
        () => void texts.push(document.querySelector('main')?.innerText ?? ''),
      ).observe(document, { childList: true, attributes: true, subtree: true });
    });
    const releaseAgain = await openPrerendered(page, 'cart');
    await expectPrerendered(shop, 'Your Cart');
    await releaseAgain();
    await expect(shop.cartLines).toContainText(seededProduct(2).title);
    const texts = await page.evaluate<string[]>('texts');
    expect(texts.some((text) => text.includes('Your Cart'))).toBe(true);
    expect(texts.filter((text) => text.includes('empty'))).toEqual([]);
  });
});

test('a product shows before hydration, which adds the rest of the page and loads no file twice', async ({
  page,
  shop,
}) => {
  const product = seededProduct(0);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const requests = (part: string) => urls.filter((url) => url.includes(part)).length;
  const parameters = '?seed=7&size=30';
  const release = await openPrerendered(page, `product/${product.id}${parameters}`);
  await expectPrerendered(shop, product.title);
  const main = page.getByRole('main');
  const picture = main.getByRole('img', { name: product.title }).first();
  await test.step('[PAINT23] picture, price and rating show before hydration', async () => {
    await expect(main.getByText(formatCents(toCents(product.price)))).toBeVisible();
    await expect(main.getByRole('img', { name: `Rated ${product.rating} out of 5` })).toBeVisible();
    await expect(picture).toBeVisible();
    await expect(page.locator('header [aria-current]')).toHaveCount(0);
  });
  await test.step('[PAINT4] so do links with the pinned seed and size', async () => {
    for (const [name, path] of [
      ['Home', ''],
      ['Products', 'products'],
    ] as const) {
      await expect(main.getByRole('link', { name })).toHaveAttribute(
        'href',
        BASE + path + parameters,
      );
    }
  });
  const file = pictureFile(product.picture, 600);
  await expect.poll(() => requests(file)).toBe(1);
  // The tile becomes a group: the close-up is added.
  await rememberElements(shop, '*:not([data-slot="tile"])');
  const box = await picture.boundingBox();

  await test.step('[PAINT44] hydration adds the rest of the page, without a layout shift', async () => {
    await release();
    await shop.hydrated();
    await expect(main.getByRole('button', { name: 'Buy Now' })).toBeVisible();
    await expect(main.getByText(product.description)).toBeVisible();
    expect(await changedElements(shop)).toBe(0);
    expect(await picture.boundingBox()).toEqual(box);
    expect(await layoutShift(page)).toBe(0);
  });
  await test.step('[PAINT44] no file is loaded twice', async () => {
    await page.waitForLoadState('load');
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(loaded.some((url) => url.includes(file))).toBe(true);
    expect(loaded).toEqual([...new Set(loaded)]);
  });
});

test('[PAINT41] the styles of the app delay neither the paint nor the products, and the app starts with them', async ({
  page,
  shop,
}) => {
  const started = page.waitForResponse(/index-.*js$/);
  const release = await openPrerendered(page, '?seed=7', 'index-*.css');
  await expect(shop.cardTitles).toHaveText([...titles(seededProducts(7))]);
  const paints = () => performance.getEntriesByName('first-contentful-paint').length;
  await expect.poll(() => page.evaluate(paints)).toBe(1);
  await (await started).finished();
  await shop.nextFrames();
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  await release();
  await shop.hydrated();
});

test('a document is painted with its main element, before its inline script arrives, but at another page’s URL after it', async ({
  page,
  context,
  slowHost,
}) => {
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  const unpainted: { tab: Page; release: () => void; heading: string }[] = [];
  for (const [path, file, stop, heading] of [
    ['', 'index.html', '</header>', HERO_HEADING],
    ['products?q=toaster', 'products/index.html', INLINE_SCRIPT, 'Results for "toaster"'],
    ['adrift', 'index.html', INLINE_SCRIPT, '404 – Page Not Found'],
  ] as const) {
    const tab = await context.newPage();
    const { url, release } = slowHost.hold(path, file, stop);
    await tab.goto(url, { waitUntil: 'commit' });
    await expect(tab.locator('header')).toBeAttached();
    unpainted.push({ tab, release, heading });
  }
  await test.step('[PAINT21] a document is painted with its main element, before its inline script', async () => {
    const { url, release } = slowHost.hold('cart', 'cart/index.html', INLINE_SCRIPT);
    await page.goto(url, { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(isPainted)).toBe(true);
    release();
  });
  await test.step('[PAINT21, PAINT39] one without its main element, or at the URL of another page, is not', async () => {
    // The browser has painted the page that it opened last, but none of the others.
    for (const { tab, release, heading } of unpainted) {
      expect(await tab.evaluate(isPainted), heading).toBe(false);
      release();
      await expect.poll(() => tab.evaluate(isPainted)).toBe(true);
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(heading);
      await tab.close();
    }
  });
});
