import { pictureFile } from '#domain/product-kinds/picture-file.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/shop.ts';

test('[CAT31, CAT46] the close-up is fetched on the product page alone, after the picture, and shown by button, arrow key and swipe @our-goods', async ({
  shop,
  page,
}) => {
  const { picture: name, title } = seededProduct(0);
  const [picture, closeUp] = [/-(?:300|600|960)\.avif$/, pictureFile(name, 'close-960')];
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const isRequested = () => requested.some((path) => path.endsWith(closeUp));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    (url) => picture.test(url.pathname) && !url.pathname.includes('-close-'),
    (route) => held.then(() => route.continue()),
  );
  await shop.open('products?seed=7');
  await shop.card(title).getByRole('link').click();
  await expect(shop.heading).toHaveText(title);
  const pictures = page.getByRole('group', { name: 'Pictures' });
  const second = pictures.getByRole('img', { name: `${title}, close-up` });
  const view = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(view('Full view')).toHaveAttribute('aria-current', 'true');
  expect(isRequested()).toBe(false);
  release();
  await expect.poll(isRequested).toBe(true);

  const expectShown = async (isClose: boolean) => {
    const [on, off] = isClose ? ['Close-up', 'Full view'] : ['Full view', 'Close-up'];
    await expect(view(on)).toHaveAttribute('aria-current', 'true');
    await expect(view(off)).not.toHaveAttribute('aria-current');
    if (isClose) await expect(second).toBeInViewport({ ratio: 0.9 });
    else await expect(second).not.toBeInViewport();
  };
  await view('Close-up').click();
  await expectShown(true);
  await view('Full view').press('Enter');
  await expectShown(false);
  await pictures.focus();
  await page.keyboard.press('ArrowRight');
  await expectShown(true);
  // As a swipe back does.
  await pictures.evaluate((box) => box.scrollTo({ left: 0, behavior: 'instant' }));
  await expectShown(false);
  // From right to left.
  await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'));
  await view('Close-up').click();
  await expectShown(true);
});

test('[CAT32] a picture with a background fills the tile, which has no height of its own on a phone', async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.open(`product/${seededProduct(0).id}?seed=7`);
  const picture = page.getByRole('main').locator('[data-slot="picture"]').first();
  // As the build marks it.
  await picture.evaluate((img) => img.setAttribute('data-opaque', 'true'));
  expect(await picture.evaluate((img) => [img.clientWidth, img.clientHeight])).toEqual([358, 358]);
});
