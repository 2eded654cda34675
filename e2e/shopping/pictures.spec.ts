import { denseImage } from '#domain/catalogue/product.ts';
import { seededProducts } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/shop.ts';

const products = seededProducts();

test('[CAT22, CAT24, CAT25] 20 products show 20 pictures of the shop’s origin, each with its dense file @smoke', async ({
  shop,
  baseURL,
}) => {
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
  expect(shown.filter(({ src }) => !new URL(src, baseURL).protocol.startsWith('http'))).toEqual([]);
});

test('[CAT25] a dense screen loads the dense file of a card', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ deviceScaleFactor: 2 });
  await page.goto(`${baseURL}?seed=7`);
  const picture = page.getByRole('article').first().locator('img');
  await expect
    .poll(() =>
      picture.evaluate(
        (img: HTMLImageElement) => new URL(img.currentSrc, location.origin).pathname,
      ),
    )
    .toBe(denseImage(products[0]?.image ?? ''));
  await page.close();
});

test('[CAT25] a product page loads a file of its picture’s width', async ({ page }) => {
  const { id = '', image = '' } = products[0] ?? {};
  const dense = denseImage(image);
  const picture = page.getByRole('main').locator('img').first();
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(`product/${id}`);
  await expect(picture).toHaveAttribute('src', image);
  await expect(picture).toHaveAttribute('srcset', `${image} 300w, ${dense} 600w`);
  // A browser loads a wider file when the window grows.
  for (const [width, widest, file] of [
    [320, 300, image],
    [390, 600, dense],
    [1280, 600, dense],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() =>
        picture.evaluate(
          (img: HTMLImageElement) => new URL(img.currentSrc, location.origin).pathname,
        ),
      )
      .toBe(file);
    expect((await picture.boundingBox())?.width).toBeLessThanOrEqual(widest);
  }
});

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
  const paths = ['?seed=7', `product/${product?.id}?seed=7`] as const;
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
