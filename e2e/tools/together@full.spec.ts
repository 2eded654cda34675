import { seededProduct } from '../fixtures/products.ts';
import { expect, test, type Client, type Tools } from '../fixtures/webmcp.ts';

const [first, second, third] = [seededProduct(0), seededProduct(1), seededProduct(2)];

test('[AGENT4] two tools at once, while the visitor clicks: every change counts', async ({
  page,
  shop,
  tools,
}) => {
  await shop.openLoaded('?seed=7');
  await tools.ready();
  const click = async (title: string) =>
    shop.card(title).getByRole('button', { name: 'Add to Cart' }).click();
  await Promise.all([
    tools.call('add_to_cart', { id: first.id, quantity: 5 }),
    tools.call('add_to_cart', { id: second.id }),
    click(first.title),
    tools.call('add_to_cart', { id: first.id, quantity: 3 }),
  ]);
  await click(third.title);
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 11 items');
  const [cheap, dear] = await Promise.all([
    tools.call('search_products', { sort: 'price-low' }),
    tools.call('search_products', { sort: 'price-high' }),
  ]);
  // Two products may have one price.
  const prices = (answer: object) =>
    (Reflect.get(answer, 'products') as readonly { price: string }[]).map(({ price }) => price);
  expect(prices(cheap)).toEqual(prices(dear).toReversed());
  await expect(page).toHaveURL(/sort=price-(?:low|high)&/);
});

/** Opens the dialog of `check_out`, and returns the error in its answer after `act`. */
async function errorAfter(tools: Tools, act: () => Promise<unknown>): Promise<unknown> {
  const answer = tools.call('check_out');
  await expect(tools.dialog).toBeVisible();
  await act();
  const { error } = await answer;
  await expect(tools.dialog).toHaveCount(0);
  return error;
}

test('[AGENT28, AGENT29] the dialog ends when the cart changes, another page is shown or the call is cancelled, and no order is made', async ({
  page,
  shop,
  tools,
  context,
}) => {
  await shop.storeCart([{ id: first.id, qty: 2 }]);
  await shop.open('?seed=7');
  await tools.ready();
  const add = () => tools.call('add_to_cart', { id: second.id });
  expect(await errorAfter(tools, add)).toContain('cart changed');
  expect(await errorAfter(tools, () => tools.call('search_products'))).toContain('another page');
  expect(await errorAfter(tools, () => page.goBack())).toContain('another page');
  // Reading does not end it, nor does time.
  await page.clock.install();
  const other = await context.newPage();
  await other.goto('cart?seed=7');
  const inOtherTab = async () => {
    await tools.call('view_cart');
    await page.clock.fastForward('24:00:00');
    expect(await tools.call('check_out')).toHaveProperty('error');
    await expect(tools.dialog).toBeVisible();
    await other.getByRole('button', { name: `Increase quantity of ${first.title}` }).click();
  };
  expect(await errorAfter(tools, inOtherTab)).toContain('cart changed');

  const cancelled = page.evaluate(async () => {
    const client = document.modelContext as unknown as Client;
    const checkOut = (await client.getTools()).find(({ name }) => name === 'check_out');
    const call = new AbortController();
    Object.assign(window, { cancel: () => call.abort() });
    return client
      .executeTool(checkOut, {}, { signal: call.signal })
      .catch((error: unknown) => Object(error).name);
  });
  await expect(tools.dialog).toBeVisible();
  await page.evaluate('cancel()');
  expect(await cancelled).toBe('AbortError');
  await expect(tools.dialog).toHaveCount(0);
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 4 items');
});

test('a reload ends the dialog, and the tools are there again', async ({ page, shop, tools }) => {
  await shop.openCart([first, 2]);
  await tools.ready();
  const answer = tools.call('check_out').catch(() => 'lost');
  await test.step('[AGENT28] a reload ends the dialog', async () => {
    await expect(tools.dialog).toBeVisible();
    await page.reload();
    expect(await answer).toBe('lost');
  });
  await test.step('[AGENT2] the tools are there again, and the dialog is not', async () => {
    await shop.hydrated();
    await tools.ready();
    await expect(tools.dialog).toHaveCount(0);
    expect(await tools.call('view_cart')).toMatchObject({ items: 2 });
  });
});

test('[AGENT13, AGENT17, AGENT31] the mark shows the tool, takes no click but that on Stop, and Stop removes the tools', async ({
  page,
  shop,
  tools,
}) => {
  await shop.stopClock();
  await shop.open('cart?seed=7');
  await tools.ready();
  await tools.call('view_cart');
  const mark = page.getByText('Agent: Read the cart');
  await expect(mark).toBeVisible();
  const box = (await mark.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const below = await page.evaluate(
    ({ x, y, width, height }) =>
      document.elementFromPoint(x + width / 2, y + height / 2)?.hasAttribute('data-tool-mark'),
    box,
  );
  expect(below).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await expect(mark).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.clock.runFor(5000);
  await expect(mark).toHaveCount(0);

  await tools.call('view_cart');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText('Agent: stopped until the page is reloaded')).toBeVisible();
  await expect(shop.heading).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-tools', '0');
  await expect(tools.call('view_cart')).rejects.toThrow();
});
