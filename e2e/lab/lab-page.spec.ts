import { findViolations, saveTimers } from '../fixtures/axe.ts';
import { LAB_KEY } from '../fixtures/config.ts';
import { expect, test } from '../fixtures/shop.ts';

test('[LAB25] lab.html says how to switch the lab on in a tab without it', async ({
  page,
  shop,
}) => {
  await saveTimers(page);
  await page.goto('lab.html');
  await expect(page.getByRole('status')).toContainText('This tab has no lab.');
  await expect(page.locator('pre')).toHaveCount(2);
  for (const pre of await page.locator('pre').all()) await expect(pre).toBeHidden();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'the shop with its lab' }).click();
  await shop.hydrated();
  expect(await page.evaluate(() => typeof window.rivulet)).toBe('object');
});

test('[LAB26] lab.html shows the state and the events of its tab as text', async ({
  page,
  shop,
}) => {
  await saveTimers(page);
  await shop.open('?seed=7&lab');
  await shop.cards.first().getByRole('button', { name: 'Add to Cart' }).click();
  const state = await page.evaluate(() => window.rivulet?.state());
  await page.goto('lab.html');
  await expect(page.getByRole('status')).toHaveText(
    'The visit of this tab when its last page was left, and its 2 events.',
  );
  const text = async (name: string) =>
    (await page.getByRole('region', { name }).textContent()) ?? '';
  expect(JSON.parse(await text('State'))).toEqual(state);
  const events = (await text('Events')).split('\n').map((line) => JSON.parse(line));
  expect(events.map(({ n, event }) => [n, event])).toEqual([
    [1, 'view_item_list'],
    [2, 'add_to_cart'],
  ]);
  expect(await findViolations(page)).toEqual([]);

  await page.goBack();
  await shop.hydrated();
  await page.goForward();
  await expect(page.getByRole('status')).toContainText('3 events');
});

test('[LAB26] lab.html runs only files of the shop, and search engines leave it out', async ({
  page,
}) => {
  const html = await (await page.request.get('lab.html')).text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toContain('Content-Security-Policy');
  expect(html.match(/<script(?! type="module" src="[^"]+">)/g)).toBe(null);
  expect(html).not.toContain('unsafe-inline');
  await page.addInitScript((key) => {
    // Firefox runs this on the blank page of a new tab too, which has no storage.
    if (origin !== 'null') sessionStorage.setItem(key, '{"lab":7}');
  }, LAB_KEY);
  await page.goto('lab.html');
  await expect(page.getByRole('status')).toContainText('This tab has no lab.');
});
