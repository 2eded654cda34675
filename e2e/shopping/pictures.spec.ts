import { denseImage } from '#domain/catalogue/product.ts';
import { seededProducts } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/shop.ts';

const products = seededProducts();

test(
  '[CAT22, CAT24, CAT25] 20 products show 20 pictures of 300×300, each with a 600×600 variant',
  { tag: '@smoke' },
  async ({ shop, page, baseURL }) => {
    await shop.open('?seed=7');
    await expect(shop.cards).toHaveCount(20);
    const shown = await shop.cards.getByRole('img', { name: /^(?!Rated)/ }).evaluateAll((all) =>
      all.map((picture) => ({
        src: picture.getAttribute('src') ?? '',
        srcset: picture.getAttribute('srcset') ?? '',
      })),
    );
    expect(shown).toEqual(
      products.map(({ image }) => ({ src: image, srcset: `${image} 1x, ${denseImage(image)} 2x` })),
    );
    expect(new Set(shown.map(({ src }) => src)).size).toBe(20);
    expect(shown.filter(({ src }) => !new URL(src, baseURL).protocol.startsWith('http'))).toEqual(
      [],
    );

    const sizes = await page.evaluate(
      (files) =>
        Promise.all(
          files.map(async (src) => {
            const picture = new Image();
            picture.src = src;
            await picture.decode();
            return `${new URL(picture.src).origin === location.origin} ${picture.naturalWidth}×${picture.naturalHeight}`;
          }),
        ),
      products.flatMap(({ image }) => [image, denseImage(image)]),
    );
    expect(new Set(sizes.filter((_, index) => index % 2 === 0))).toEqual(new Set(['true 300×300']));
    expect(new Set(sizes.filter((_, index) => index % 2 === 1))).toEqual(new Set(['true 600×600']));
  },
);

for (const [density, file] of [
  [1, products[0]?.image ?? ''],
  [2, denseImage(products[0]?.image ?? '')],
] as const) {
  test(`[CAT25] a screen of density ${density} loads the matching file`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ deviceScaleFactor: density });
    await page.goto(`${baseURL}?seed=7`);
    const picture = page.getByRole('article').first().locator('img');
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname))
      .toBe(file);
    await page.close();
  });
}

for (const [width, density, file] of [
  [320, 1, 0],
  [390, 1, 1],
  [390, 3, 1],
  [768, 1, 1],
  [1280, 1, 1],
  [1920, 1, 1],
] as const) {
  test(`[CAT25] a product page ${width}px wide, density ${density}, loads a file of its picture’s width`, async ({
    browser,
    baseURL,
  }) => {
    const [product] = products;
    const { id = '', image = '' } = product ?? {};
    const dense = denseImage(image);
    const page = await browser.newPage({
      deviceScaleFactor: density,
      viewport: { width, height: 900 },
    });
    await page.goto(`${baseURL}product/${id}`);
    const picture = page.getByRole('main').locator('img').first();
    await expect(picture).toHaveAttribute('src', image);
    await expect(picture).toHaveAttribute('srcset', `${image} 300w, ${dense} 600w`);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname))
      .toBe([image, dense][file]);
    const box = await picture.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(file === 0 ? 300 : 600);
    await page.close();
  });
}

test('[CAT26] pictures have the title as text alternative and reserve their size', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.avif$/, async (route) => {
    await held;
    await route.continue();
  });
  const [product] = products;
  const paths = ['?seed=7', 'products?seed=7', `product/${product?.id}?seed=7`] as const;
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    // Without the hero's decoration.
    const pictures = page.getByRole('main').getByRole('img').and(page.locator('img'));
    await expect(pictures.first()).toHaveAttribute('alt', product?.title ?? '');
    const sizes = await pictures.evaluateAll((all) =>
      all.map((picture) => [picture.getAttribute('width'), picture.getAttribute('height')]),
    );
    expect(sizes).toEqual(sizes.map(() => ['300', '300']));
  }
  // What hydration adds has its place by then.
  await expect(page.locator('html')).toHaveAttribute('data-page');
  const before = await boxes();
  release();
  const first = page.getByRole('main').locator('img').first();
  await expect
    .poll(() => first.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
  expect(await boxes()).toEqual(before);

  function boxes() {
    return page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('*')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].join(' ');
      }),
    );
  }
});
