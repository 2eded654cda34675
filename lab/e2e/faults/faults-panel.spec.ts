import type { Page } from '@playwright/test';
import { withoutBackticks } from '../../src/panel/without-backticks.ts';
import { seededProducts, titles } from '../../../e2e/fixtures/products.ts';
import { Shop, expect, test, typeInto } from '../../../e2e/fixtures/shop.ts';
import { translate } from '../../../e2e/fixtures/translate.ts';
import { answers } from '../hunts.ts';
import { disclose, panelOf, section } from '../panel.ts';

const faults = (page: Page) => section(page, 'Faults');

/** The title of a fault as the panel shows it. */
const titleOf = (key: string) =>
  withoutBackticks(answers().find((fault) => fault.key === key)?.title ?? key);
const toggle = (page: Page, key: string) =>
  faults(page).getByRole('switch', { name: titleOf(key), exact: true });

/** The cheapest product is first when the list is sorted by the lowest price. */
const [cheapest] = titles(
  seededProducts(7, 30).toSorted((a, b) => Number(a.price) - Number(b.price)),
);

test('[FAULT5, FAULT7, FAULT8, FAULT37, FAULT38, FAULT39, FAULT40, FAULT41, FAULT42] faults are switched on, dosed and switched off in the panel, and the URL follows', async ({
  page,
  shop,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1280, height: 800 });
  const robots = page.locator('meta[name="robots"]');
  const line = page.getByRole('contentinfo').getByText(/^Practice/);
  const events = () => page.evaluate(() => window.rivulet?.log().length);
  await shop.openLoaded('products?seed=7&size=30&sort=price-low&lab');
  await expect(robots).toHaveCount(0);
  await expect(line).toHaveCount(0);
  await disclose(faults(page));
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const before = await events();
  await toggle(page, 'sort-reversed').check();
  await expect(shop.cardTitles.first()).not.toHaveText(cheapest ?? '');
  await expect(page).toHaveURL(/lab=sort-reversed/);
  await expect(faults(page)).toContainText('1 on');
  await expect(line).toHaveText('Practice faults are on: what looks wrong may be meant.');
  await expect(robots).toHaveAttribute('content', 'noindex');
  await expect(shop.navLink('Home')).toHaveAttribute('href', /lab=sort-reversed/);
  await expect(page.locator('html')).toHaveAttribute('data-page', /lab=sort-reversed/);
  // Switching a fault is not an event.
  expect(await events()).toBe(before);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);

  const dose = faults(page).getByRole('textbox', { name: 'Dose of picture-broken in nth product' });
  await toggle(page, 'picture-broken').check();
  await typeInto(dose, '4');
  await dose.press('Tab');
  await expect(page).toHaveURL(/picture-broken_4/);
  await typeInto(dose, '3');
  await dose.press('Enter');
  await expect(page).toHaveURL(/picture-broken_3/);
  await typeInto(dose, '31');
  await dose.press('Enter');
  await expect(dose).toHaveAttribute('aria-invalid', 'true');
  await expect(dose).toHaveAccessibleDescription('nth product, 1 to 20');
  await expect(page).toHaveURL(/picture-broken_3/);

  await faults(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(faults(page).getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe(
    '?seed=7&size=30&sort=price-low&lab=sort-reversed,picture-broken_3',
  );
  const other = new Shop(await context.newPage());
  await other.open(link);
  await expect(panelOf(other.page)).toContainText('2 faults and conditions are on');
  await other.page.close();

  await shop.navLink('Cart').click();
  await expect(page).toHaveURL(/cart\?.*lab=sort-reversed/);
  await disclose(faults(page));
  const reload = faults(page).getByRole('button', { name: 'Reload to apply' });
  await expect(reload).toHaveCount(0);
  await toggle(page, 'tabs-apart').check();
  await expect(toggle(page, 'tabs-apart')).toHaveAccessibleDescription(
    /takes effect after a reload/,
  );
  await reload.click();
  await shop.hydrated();
  await expect(page).toHaveURL(/tabs-apart/);
  await disclose(faults(page));
  await expect(toggle(page, 'sort-reversed')).toBeChecked();
  await expect(reload).toHaveCount(0);

  await faults(page).getByRole('button', { name: 'All off' }).click();
  await expect(faults(page)).toContainText('None is on');
  await expect(page).toHaveURL(/cart\?seed=7&.*lab=$/);
  // Until the reload the condition is still on.
  await expect(line).toHaveText('Practice conditions are on: what looks wrong may be meant.');
  await reload.click();
  await expect(line).toHaveCount(0);
  await shop.hydrated();
  await expect(robots).toHaveCount(0);
  // The previous history entry names the faults.
  await page.goBack();
  await expect(page).toHaveURL(/products\?.*lab=$/);
  await expect(shop.cardTitles.first()).toHaveText(cheapest ?? '');
});

// A fault makes the shown list find its products again; the text of the pill changes by itself.
test('[FAULT5, TASK11, DATA25] on a translated page a fault is switched on and off, and a task counts its steps', async ({
  page,
  shop,
}) => {
  await page.addInitScript(translate);
  await page.setViewportSize({ width: 1280, height: 800 });
  await shop.openLoaded('products?seed=7&lab');
  await disclose(faults(page));
  await toggle(page, 'case-sensitive').check();
  await toggle(page, 'case-sensitive').uncheck();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('20 products');
  await shop.openLoaded('?seed=8&lab=task-named');
  await shop.cards.first().getByRole('link').first().click();
  await expect(panelOf(page).getByRole('button', { name: /^Task · 1 step/ })).toBeVisible();
});
