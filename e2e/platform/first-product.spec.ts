import { formatCents, toCents } from '#domain/money.ts';
import { BASE, seededProduct } from '../fixtures/products.ts';
import { openPrerendered } from '../fixtures/hold-script.ts';
import { layoutShift } from '../fixtures/layout-shifts.ts';
import { expect, test } from '../fixtures/shop.ts';

const product = seededProduct(0);

// URLs with a filter or an unknown path are tested under PAINT8.
for (const end of ['', '?seed=7&size=30']) {
  test(`[PAINT23] a product shows before hydration: /product/…${end}`, async ({ page, shop }) => {
    const release = await openPrerendered(page, `product/${product.id}${end}`);
    const main = page.getByRole('main');
    await expect(shop.heading).toHaveText(product.title);
    await expect(main.getByText(formatCents(toCents(product.price)))).toBeVisible();
    await expect(main.getByRole('img', { name: `Rated ${product.rating} out of 5` })).toBeVisible();
    await expect(main.getByRole('img', { name: product.title })).toBeVisible();
    await expect(page.locator('header [aria-current]')).toHaveCount(0);
    const parameters = end.includes('seed') ? end : '';
    for (const [name, path] of [
      ['Home', ''],
      ['Products', 'products'],
    ] as const) {
      const link = main.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', BASE + path + parameters);
    }
    await page.evaluate(rememberElements);
    const box = await main.getByRole('img', { name: product.title }).boundingBox();

    await release();
    await shop.hydrated();
    // Hydration renders the rest of the page too.
    expect(await main.getByRole('button', { name: 'Buy Now' }).count()).toBe(1);
    await expect(main.getByText(product.description)).toBeVisible();
    expect(await page.evaluate(areElementsUnchanged)).toBe(true);
    expect(await main.getByRole('img', { name: product.title }).first().boundingBox()).toEqual(box);
    expect(await layoutShift(page)).toBe(0);
  });
}

/** Stores the elements of the `main` element, each with a shallow copy. */
function rememberElements() {
  const elements = [...document.querySelectorAll('main *')];
  Object.assign(window, { elements: elements.map((element) => [element, element.cloneNode()]) });
}

/** Whether they are all still in the document, with the same attributes. */
function areElementsUnchanged() {
  const elements = Reflect.get(window, 'elements') as [Element, Element][];
  return (
    elements.length > 20 &&
    elements.every(
      ([element, copy]) => element.isConnected && element.cloneNode().isEqualNode(copy),
    )
  );
}
