import { seededProduct } from '../fixtures/products.ts';
import { openPrerendered } from '../fixtures/hold-script.ts';
import { expect, test } from '../fixtures/shop.ts';

test('[APP16] html[data-ready] is set once the screen is interactive, not before', async ({
  shop,
  page,
}) => {
  const release = await openPrerendered(page, '?seed=7');
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  // A click right after the attribute appears must work.
  const cartName = page.evaluate(async () => {
    const root = document.documentElement;
    await new Promise<void>((resolve) => {
      const check = () => root.dataset['ready'] !== undefined && resolve();
      new MutationObserver(check).observe(root, { attributes: true });
      check();
    });
    document.querySelector<HTMLElement>('article button')?.click();
    await new Promise((resolve) => setTimeout(resolve));
    return document.querySelector('header button[aria-label^="Cart,"]')?.ariaLabel;
  });
  await release();
  expect(await cartName).toBe('Cart, 1 item');
  await expect(shop.popup).toBeVisible();
});

test('[APP18] html[data-page] is the URL of the fully rendered screen @smoke', async ({
  shop,
  page,
}) => {
  const html = page.locator('html');
  const isShown = (path: string) => expect(html).toHaveAttribute('data-page', path);
  await shop.stopClock();
  await shop.open('?seed=7&size=60');
  await isShown('?seed=7&size=60');
  await expect(shop.cards).toHaveCount(60);

  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await expect(shop.skeletons).toHaveCount(8);
  await expect(html).not.toHaveAttribute('data-page');
  await shop.skipSkeletons();
  await isShown('products?seed=7&size=60');
  await expect(shop.cards).toHaveCount(60);

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('rating');
  await isShown('products?sort=rating&seed=7&size=60');
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await expect(html).not.toHaveAttribute('data-page');
  await shop.skipSkeletons();
  await isShown('products?seed=7&size=60');

  await shop.cards.first().getByRole('link').click();
  await isShown(`product/${seededProduct(0).id}?seed=7&size=60`);
  await expect(page.getByRole('region', { name: 'Related Products' })).toBeVisible();
  await page.goBack();
  await isShown('products?seed=7&size=60');
  for (const path of ['adrift', 'product/nothing']) {
    await shop.open(path);
    await isShown(path);
  }
});
