import { formatCents, toCents } from '#domain/money.ts';
import { BASE, seededProduct } from '../fixtures/products.ts';
import { holdScript, openPrerendered } from '../fixtures/hold-script.ts';
import { observeLayoutShifts } from '../fixtures/layout-shifts.ts';
import { expect, test } from '../fixtures/shop.ts';

const product = seededProduct(0);

for (const end of ['', '/', '?seed=7&size=30', '?q=canoe']) {
  test(`[PAINT23] a product shows its top before any file of script has come: /product/…${end}`, async ({
    page,
    shop,
  }) => {
    const release = await holdScript(page);
    const layoutShift = await observeLayoutShifts(page);
    await openPrerendered(page, `product/${product.id}${end}`);
    const main = page.getByRole('main');
    await expect(shop.heading).toHaveText(product.title);
    await expect(main.getByText(formatCents(toCents(product.price)))).toBeVisible();
    await expect(main.getByRole('img', { name: `Rated ${product.rating} out of 5` })).toBeVisible();
    await expect(main.getByRole('img', { name: product.title })).toBeVisible();
    await expect(page.locator('header [aria-current]')).toHaveCount(0);
    const pin = end.includes('seed') ? end : '';
    for (const [name, path] of [
      ['Home', ''],
      ['Products', 'products'],
    ] as const) {
      const link = main.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', BASE + path + pin);
    }
    await page.evaluate(remember);
    const picture = await main.getByRole('img', { name: product.title }).boundingBox();

    release();
    await shop.hydrated();
    // Drawn whole by then.
    expect(await main.getByRole('button', { name: 'Buy Now' }).count()).toBe(1);
    await expect(main.getByText(product.description)).toBeVisible();
    expect(await page.evaluate(areAsTheyWere)).toBe(true);
    expect(await main.getByRole('img', { name: product.title }).first().boundingBox()).toEqual(
      picture,
    );
    expect(await layoutShift()).toBe(0);
  });
}

/** Keeps the elements of the main part, each with a copy of itself. */
function remember() {
  const elements = [...document.querySelectorAll('main *')];
  const were = elements.map((element) => [element, element.cloneNode()]);
  Object.assign(window, { were });
}

/** Whether they are still in the page, with the same attributes. */
function areAsTheyWere() {
  const were = Reflect.get(window, 'were') as [Element, Element][];
  return (
    were.length > 20 &&
    were.every(([element, copy]) => element.isConnected && element.cloneNode().isEqualNode(copy))
  );
}
