import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { seededProduct } from '../fixtures/products.ts';
import { expect, notInFirefox, test, typeInto } from '../fixtures/shop.ts';
import { section } from './panel.ts';

const NO_DOWNLOAD = notInFirefox('BiDi does not report downloads');

const discloseInState = (page: Page, name: string) =>
  section(page, 'State').locator('summary').filter({ hasText: name }).click();

const scarf = seededProduct(0);
const STATE = {
  state: 1,
  seed: 7,
  size: 20,
  path: 'cart',
  cart: [{ index: 3, qty: 12 }],
  history: [],
  reviews: {},
  orders: [],
  lab: [],
};
const INVALID = { ...STATE, cart: [{ index: 3, qty: 1000 }] };

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('[LAB35] the state follows the shop @smoke', async ({ page, shop }) => {
  await shop.open('?seed=7&lab');
  const state = section(page, 'State');
  await discloseInState(page, 'JSON');
  await expect(state.locator('pre')).toContainText('"cart": []');
  await shop.card(scarf.title).getByRole('button').click();
  await expect(state).toContainText(`1 × ${scarf.title}`);
  await expect(state).toContainText(`1 item $${scarf.price}`);
  await expect(state.locator('pre')).toContainText('"qty": 1');
  await shop.searchFor('wool');
  await expect(state).toContainText('“wool”');
  await expect(state.locator('pre')).toContainText('"path": "products?q=wool"');
  await shop.navLink('Cart').click();
  await expect(state.locator('pre')).toContainText('"path": "cart"');
});

test(
  '[LAB36, LAB38] the state is copied and downloaded',
  NO_DOWNLOAD,
  async ({ page, shop, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await shop.storeCart([{ id: scarf.id, qty: 2 }]);
    await shop.open('cart?seed=7&lab');
    const state = section(page, 'State');
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await state.getByRole('button', { name: 'Copy JSON' }).click();
    await expect(state.getByText('JSON copied')).toBeVisible();
    expect(JSON.parse(await copied())).toMatchObject({ cart: [{ index: 0, qty: 2 }] });
    await state.getByRole('button', { name: 'Copy link' }).click();
    await expect(state.getByText('Link copied')).toBeVisible();
    expect(await copied()).toMatch(/cart\?seed=7&.*lab=#state=[\w-]+$/);
    const download = page.waitForEvent('download');
    await state.getByRole('button', { name: 'Download' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('state.json');
    const text = await readFile(await file.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ seed: 7, cart: [{ index: 0, qty: 2 }] });
  },
);

test('[LAB36] a pasted state is applied, an invalid one is not', async ({ page, shop }) => {
  await shop.open('cart?seed=7&lab');
  const state = section(page, 'State');
  await discloseInState(page, 'Apply a state');
  const field = state.getByRole('textbox', { name: 'State as JSON' });
  await typeInto(field, JSON.stringify(INVALID));
  await state.getByRole('button', { name: 'Apply' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/^cart\[0\]\.qty: /);
  await expect(shop.cartLines).toHaveCount(0);
  await typeInto(field, JSON.stringify(STATE));
  await state.getByRole('button', { name: 'Apply' }).click();
  await expect(state.getByText('State applied')).toBeVisible();
  await expect(shop.cartLines).toHaveCount(1);
  await state.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(shop.cartLines).toHaveCount(0);
});

test('[LAB36] a state is applied from a chosen and from a dropped file', async ({ page, shop }) => {
  await shop.open('cart?seed=7&lab');
  const state = section(page, 'State');
  await discloseInState(page, 'Apply a state');
  const chooser = page.waitForEvent('filechooser');
  await state.getByRole('button', { name: 'Choose a file' }).click();
  await (
    await chooser
  ).setFiles({
    name: 'state.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(STATE)),
  });
  await expect(shop.cartLines).toHaveCount(1);
  await state.getByRole('button', { name: 'Start over' }).click();
  await expect(shop.cartLines).toHaveCount(0);
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'state.json'));
    return transfer;
  }, JSON.stringify(STATE));
  await state.getByRole('form').dispatchEvent('drop', { dataTransfer: data });
  await expect(shop.cartLines).toHaveCount(1);
});

test('[LAB37] the log lists the newest events first', NO_DOWNLOAD, async ({ page, shop }) => {
  await shop.open('cart?seed=7&lab');
  await shop.navLink('Home').click();
  await shop.card(scarf.title).getByRole('button').click();
  const log = section(page, 'Log');
  const first = log.getByRole('list', { name: 'Events' }).getByRole('listitem').first();
  await expect(first).toContainText('add_to_cart');
  await expect(first).toContainText(scarf.title);
  await expect(first).toContainText(`$${scarf.price}`);
  await expect(first).toContainText(/\d\.\d s/);
  const count = await log.getByRole('list').getByRole('listitem').count();
  await expect(log).toContainText(`${count} events`);
  const download = page.waitForEvent('download');
  await log.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('log.jsonl');
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\n');
  expect(lines).toHaveLength(count);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ event: 'add_to_cart' });
});

test('[LAB37] of a long log the newest 100 events are listed', async ({ page, shop }) => {
  await shop.storeCart([{ id: scarf.id, qty: 1 }]);
  await shop.open('cart?seed=7&lab');
  const plus = shop.cartLines.first().getByRole('button', { name: 'Increase quantity' });
  await plus.evaluate((button) => {
    for (let click = 0; click < 200; click += 1) if (button instanceof HTMLElement) button.click();
  });
  const log = section(page, 'Log');
  await expect(log).toContainText(/20\d events, the newest 100 are listed/);
  await expect(log.getByRole('list').getByRole('listitem')).toHaveCount(100);
});

test('[LAB38] a text that cannot be copied is shown', async ({ page, shop }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await shop.open('cart?seed=7&lab');
  for (const [name, button, text] of [
    ['Catalogue', 'Copy link', /\?seed=7$/],
    ['State', 'Copy JSON', /^\{\n {2}"state": 1,/],
    ['Log', 'Copy JSON Lines', /^\{"n":1,/],
  ] as const) {
    await section(page, name).getByRole('button', { name: button }).click();
    await expect(section(page, name).getByText('It could not be copied.')).toBeVisible();
    await expect(section(page, name).getByRole('textbox', { name: 'Text to copy' })).toHaveValue(
      text,
    );
  }
});

test('[LAB39] unknown options and an invalid state in the URL are named', async ({
  page,
  shop,
}) => {
  await shop.open('?seed=7&lab=ratings,pop-up_3&lab-panel=open');
  await expect(section(page, 'State')).toContainText(
    'Unknown options in the URL: ratings, pop-up_3',
  );
  await page.evaluate((text) => {
    location.hash = `#state=${btoa(text)}`;
  }, JSON.stringify(INVALID));
  await expect(section(page, 'State')).toContainText(
    'The state in the URL is invalid: cart[0].qty: ',
  );
});
