import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { seededProduct } from '../../e2e/fixtures/products.ts';
import { expect, test, typeInto } from '../../e2e/fixtures/shop.ts';
import { disclose, section } from './panel.ts';

const yacht = seededProduct(2);
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

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** The name and the text of the file that `Download` saves. */
async function download(part: Locator): Promise<readonly [name: string, text: string]> {
  const saved = part.page().waitForEvent('download');
  await part.getByRole('button', { name: 'Download' }).click();
  const file = await saved;
  return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')];
}

test.use({ viewport: { width: 1280, height: 800 } });

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('[LAB33, LAB57, LAB58, LAB59, LAB64, LAB65] the panel shows another catalogue on the same page, and copies its link', async ({
  page,
  shop,
}) => {
  await shop.openLoaded('products?seed=7&q=walnut&lab');
  const catalogue = section(page, 'Catalogue');
  const show = catalogue.getByRole('button', { name: 'Show' });
  const seed = catalogue.getByRole('textbox', { name: 'Seed' });
  await expect(catalogue.getByRole('textbox', { name: 'Size' })).toHaveValue('20');
  await typeInto(seed, '4294967296');
  await show.click();
  await expect(seed).toBeFocused();
  await expect(seed).toHaveAttribute('aria-invalid', 'true');
  await expect(seed).toHaveAccessibleDescription('Seed: a whole number from 0 to 4294967295');
  await typeInto(seed, '8');
  await expect(seed).toHaveAttribute('aria-invalid', 'false');
  await show.click();
  await expect(page).toHaveURL(/products\?seed=8&q=walnut&lab=/);
  await shop.hydrated();
  await expect(shop.heading).toHaveText('Results for "walnut"');

  const copy = catalogue.getByRole('button', { name: 'Copy link' });
  await copy.click();
  await expect(catalogue.getByRole('status')).toHaveText('Link copied');
  expect(await copied(page)).toBe(new URL('/rivulet/?seed=8', page.url()).href);
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
  );
  await copy.click();
  await expect(catalogue.getByText('It could not be copied.')).toBeVisible();
  await expect(catalogue.getByRole('textbox', { name: 'Text to copy' })).toHaveValue(/\?seed=8$/);
  await catalogue.getByRole('button', { name: 'New random catalogue' }).click();
  await expect(page).toHaveURL(/products\?seed=(?!8&)\d+&q=walnut&lab=/);
});

test('[LAB36, LAB37, LAB60, LAB61, LAB62, LAB64, LAB66] the panel shows, exports and applies the state, and lists the events @our-goods', async ({
  page,
  shop,
}) => {
  await shop.open('cart?seed=7&lab');
  const state = section(page, 'State');
  await disclose(state);
  const json = state.locator('pre');
  await expect(json).toContainText('"cart": []');
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
  await expect(state.getByRole('definition').first()).toHaveText('1');
  await expect(json).toContainText('"qty": 12');

  await state.getByRole('button', { name: 'Copy JSON' }).click();
  await expect(state.getByText('JSON copied')).toBeVisible();
  expect(JSON.parse(await copied(page))).toEqual(STATE);
  await state.getByRole('button', { name: 'Copy link' }).click();
  await expect(state.getByText('Link copied')).toBeVisible();
  expect(await copied(page)).toMatch(/cart\?seed=7&size=20&lab=#state=[\w-]+$/);
  const [name, text] = await download(state);
  expect([name, JSON.parse(text)]).toEqual(['state.json', STATE]);

  const startOver = state.getByRole('button', { name: 'Start over' });
  await startOver.click();
  await expect(shop.cartLines).toHaveCount(0);
  const chooser = page.waitForEvent('filechooser');
  await state.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(shop.cartLines).toHaveCount(1);
  await startOver.click();
  await expect(shop.cartLines).toHaveCount(0);
  const dataTransfer = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'state.json'));
    return transfer;
  }, text);
  await state.getByRole('form').dispatchEvent('drop', { dataTransfer });
  await expect(shop.cartLines).toHaveCount(1);

  await shop.searchFor('walnut');
  await expect(state).toContainText('"query": "walnut"');
  await expect(json).toContainText('"path": "products?q=walnut"');
  await page.evaluate((text) => (location.hash = `#state=${btoa(text)}`), JSON.stringify(INVALID));
  await expect(state).toContainText('The state in the URL is invalid: cart[0].qty: ');

  await shop.card(yacht.title).getByRole('button').click();
  const log = section(page, 'Log');
  const lines = log.getByRole('list', { name: 'Events' }).getByRole('listitem');
  await expect(lines.first()).toContainText('add_to_cart');
  await expect(lines.first()).toContainText(`${yacht.title} $${yacht.price}`);
  const count = await lines.count();
  await expect(log).toContainText(`${count} events`);
  const [logName, logText] = await download(log);
  const entries = logText.trimEnd().split('\n');
  expect([logName, entries.length]).toEqual(['log.jsonl', count]);
  await disclose(log);
  await expect(log.locator('pre')).toHaveText(logText.trimEnd());
  expect(JSON.parse(entries.at(-1) ?? '')).toMatchObject({ event: 'add_to_cart' });
});
