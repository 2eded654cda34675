import type { Page } from '@playwright/test';
import { answers } from '../hunts.ts';
import { expect, test, typeInto } from '../../fixtures/shop.ts';
import { disclose, panelOf, section } from '../panel.ts';
import { withoutBackticks } from '../../../src/lab/panel/without-backticks.ts';

const faults = (page: Page) => section(page, 'Faults');
const robots = (page: Page) => page.locator('meta[name="robots"]');
const line = (page: Page) => page.getByRole('contentinfo').getByText(/^Practice/);

/** The title of a fault as the panel shows it. */
const titleOf = (key: string) =>
  withoutBackticks(answers().find((fault) => fault.key === key)?.title ?? key);
const toggle = (page: Page, key: string) =>
  faults(page).getByRole('switch', { name: titleOf(key), exact: true });

async function prices(page: Page): Promise<readonly number[]> {
  const texts = await page.locator('main [data-slot="price"]').allTextContents();
  return texts.map((text) => Number(text.replace(/[$,]/g, '')));
}

const isSorted = async (page: Page) => {
  const shown = await prices(page);
  return JSON.stringify(shown) === JSON.stringify(shown.toSorted((a, b) => a - b));
};

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('[FAULT5, FAULT7, FAULT8] a fault is switched on and off without a reload, and the URL follows @smoke', async ({
  page,
  shop,
}) => {
  await shop.openLoaded('products?seed=7&sort=price-low&lab');
  await expect(robots(page)).toHaveCount(0);
  await expect(line(page)).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await disclose(faults(page));
  const events = () => page.evaluate(() => window.rivulet?.log().length);
  const before = await events();
  await toggle(page, 'sort-reversed').check();
  await expect.poll(() => isSorted(page)).toBe(false);
  await expect(page).toHaveURL(/lab=sort-reversed/);
  await expect(faults(page)).toContainText('1 on');
  await expect(line(page)).toHaveText('Practice faults are on: what looks wrong may be meant.');
  await expect(robots(page)).toHaveAttribute('content', 'noindex');
  await expect(shop.navLink('Home')).toHaveAttribute('href', /lab=sort-reversed/);
  await expect(page.locator('html')).toHaveAttribute('data-page', /lab=sort-reversed/);
  // Switching a fault is not an event.
  expect(await events()).toBe(before);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);

  await shop.navLink('Cart').click();
  await expect(shop.heading).toHaveText('Your Cart');
  await expect(page).toHaveURL(/cart\?.*lab=sort-reversed/);
  await page.reload();
  await shop.hydrated();
  await disclose(faults(page));
  await expect(toggle(page, 'sort-reversed')).toBeChecked();

  await faults(page).getByRole('button', { name: 'All off' }).click();
  await expect(faults(page)).toContainText('None is on');
  await expect(page).toHaveURL(/cart\?seed=7&(sort=price-low&)?lab=$/);
  await expect(line(page)).toHaveCount(0);
  await expect(robots(page)).toHaveCount(0);
  // The previous history entry names the fault.
  await page.goBack();
  await expect(page).toHaveURL(/products\?.*lab=$/);
  await expect.poll(() => isSorted(page)).toBe(true);
});

test('[FAULT7] the copied link names exactly what is on, and opens it in a new tab', async ({
  page,
  shop,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await shop.openLoaded(
    'products?seed=7&size=30&lab=sort-reversed,clock_1767225600000&lab-panel=open',
  );
  await disclose(faults(page));
  await toggle(page, 'title-cut').check();
  await faults(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(faults(page).getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const { searchParams } = new URL(link);
  expect([...searchParams.keys()].toSorted()).toEqual(['lab', 'seed', 'size']);
  expect(searchParams.get('lab')?.split(',').toSorted()).toEqual([
    'clock_1767225600000',
    'sort-reversed',
    'title-cut',
  ]);
  const other = await context.newPage();
  await other.goto(`${link}&lab-panel=open`);
  await expect(other.locator('html')).toHaveAttribute('data-ready');
  await expect(faults(other)).toContainText('2 on');
});

test('[FAULT6] a dose is applied while its fault is on, an invalid one is not', async ({
  page,
  shop,
}) => {
  await shop.openLoaded('?seed=7&lab');
  await disclose(faults(page));
  const dose = faults(page).getByRole('textbox', { name: 'Dose of picture-broken in nth product' });
  await toggle(page, 'picture-broken').check();
  await expect(page).toHaveURL(/lab=picture-broken/);
  await typeInto(dose, '3');
  await dose.press('Enter');
  await expect(page).toHaveURL(/lab=picture-broken_3/);
  await typeInto(dose, '21');
  await dose.press('Enter');
  await expect(dose).toHaveAttribute('aria-invalid', 'true');
  await expect(dose).toHaveAccessibleDescription('nth product, 1 to 20');
  await expect(page).toHaveURL(/lab=picture-broken_3/);
});

test('[FAULT5, FAULT8] a condition that needs a reload says so, and the reload applies it', async ({
  page,
  shop,
}) => {
  await shop.openLoaded('?seed=7&lab');
  await disclose(faults(page));
  const reload = faults(page).getByRole('button', { name: 'Reload to apply' });
  await expect(reload).toHaveCount(0);
  await toggle(page, 'tabs-apart').check();
  await expect(toggle(page, 'tabs-apart')).toHaveAccessibleDescription(
    /takes effect after a reload/,
  );
  await reload.click();
  await shop.hydrated();
  await expect(page).toHaveURL(/lab=tabs-apart/);
  await expect(line(page)).toHaveText('Practice conditions are on: what looks wrong may be meant.');
  await disclose(faults(page));
  await expect(reload).toHaveCount(0);
  await faults(page).getByRole('button', { name: 'All off' }).click();
  // Until the reload it is still on.
  await expect(line(page)).toBeVisible();
  await reload.click();
  await shop.hydrated();
  await expect(line(page)).toHaveCount(0);
});

test('[FAULT8] on a page that is not found, noindex stays when the last fault is switched off', async ({
  page,
  shop,
}) => {
  await shop.open('nowhere?seed=7&lab=sort-reversed&lab-panel=open');
  await expect(robots(page)).toHaveCount(1);
  await faults(page).getByRole('button', { name: 'All off' }).click();
  await expect(line(page)).toHaveCount(0);
  await expect(robots(page)).toHaveAttribute('content', 'noindex');
  await shop.navLink('Home').click();
  await expect(robots(page)).toHaveCount(0);
});

test('[FAULT8] the folded panel says how many are on', async ({ page, shop }) => {
  await shop.open('?seed=7&lab=sort-reversed,title-cut');
  await expect(panelOf(page)).toContainText('2 faults and conditions are on');
  await expect(panelOf(page).getByRole('button', { name: 'Lab', exact: true })).toBeVisible();
});

test('[FAULT5] every fault and condition has a switch, in its class', async ({ page, shop }) => {
  await shop.open('?seed=7&lab');
  await disclose(faults(page));
  await expect(faults(page).getByRole('switch')).toHaveCount(answers().length);
  const conditions = faults(page).getByRole('list', { name: 'conditions' });
  for (const { key, kind, class: of } of answers()) {
    const list = kind === 'condition' ? conditions : faults(page).getByRole('list', { name: of });
    await expect(list.getByRole('switch', { name: titleOf(key), exact: true })).toHaveCount(1);
  }
});
