import type { Locator, Page } from '@playwright/test';
import { CONTRAST, findViolations, saveTimers } from '../../e2e/fixtures/axe.ts';
import { focusErrors, undersizedTargets } from '../../e2e/fixtures/controls.ts';
import { openPrerendered } from '../../e2e/fixtures/hold-script.ts';
import { layoutShift } from '../../e2e/fixtures/layout-shifts.ts';
import { seededProduct } from '../../e2e/fixtures/products.ts';
import { expect, test, typeInto } from '../../e2e/fixtures/shop.ts';
import { disclose, panelOf, section } from './panel.ts';

const lamp = seededProduct(0);

const CONTROLS = 'aside[aria-label="Lab"] :is(a, button, input, textarea, summary)';

const toggle = (page: Page) => panelOf(page).getByRole('button', { name: 'Lab', exact: true });

test('[LAB31, EASE11] the keyboard reaches the panel after the page, folds it, sees its focus and leaves it @engines', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await shop.open('cart?seed=7&lab');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(toggle(page)).toBeFocused();
  await toggle(page).press('Enter');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle(page)).toBeFocused();
  await expect(section(page, 'State')).toHaveCount(0);
  await shop.open('cart?seed=7&lab');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await toggle(page).press('Enter');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  // Last, as in Firefox the focus leaves the page for the browser's own controls, and does not come back.
  const controls = await page.locator(CONTROLS).locator('visible=true').count();
  let stops = 0;
  while (await page.evaluate(() => document.activeElement?.closest('aside') !== null)) {
    expect(await focusErrors(page)).toEqual([]);
    // In Firefox scroll containers are stops too.
    const isControl = (selector: string) => document.activeElement?.matches(selector);
    if (await page.evaluate(isControl, CONTROLS)) stops += 1;
    await page.keyboard.press('Tab');
  }
  expect(stops).toBe(controls);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('[LAB31, EASE12] the controls of the panel are touch targets, and axe finds nothing', async ({
    page,
    shop,
  }) => {
    await saveTimers(page);
    await shop.open('cart?seed=7&lab&lab-panel=folded');
    await expect(panelOf(page)).toBeVisible();
    expect(await undersizedTargets(page, 44, CONTROLS)).toEqual([]);
    await toggle(page).click();
    await disclose(panelOf(page));
    expect(await undersizedTargets(page, 44, CONTROLS)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findViolations(page, CONTRAST)).toEqual([]);
  });
});

test('[LAB32, LAB56] in a wide window the shop is beside the panel, which is not printed', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const release = await openPrerendered(page, '?seed=7&lab', 'lab-*.js');
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  await release();
  await expect(panelOf(page)).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
  await shop.storeCart([{ id: lamp.id, qty: 1 }]);
  await shop.openLoaded(`product/${lamp.id}?seed=7&lab=`);
  const header = await boxOf(page.getByRole('banner'));
  const root = page.locator('html');
  for (const [width, fontSize] of [
    [1280, ''],
    [1280, '200%'],
    [1920, ''],
  ] as const) {
    await root.evaluate((html, size) => (html.style.fontSize = size), fontSize);
    await page.setViewportSize({ width, height: 800 });
    const { left } = await boxOf(panelOf(page));
    expect(left).toBeGreaterThan(0.7 * width);
    expect(await beyond(page, left), `${width} ${fontSize}`).toEqual([]);
  }
  await shop.cartIcon.click();
  const popup = await boxOf(shop.popup);
  expect(popup.right).toBeLessThan((await boxOf(panelOf(page))).left);
  expect(popup.right).toBeGreaterThan((await boxOf(shop.cartIcon)).right - 16);

  await page.emulateMedia({ media: 'print' });
  await expect(panelOf(page)).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('margin-right', '0px');
  await page.emulateMedia({ media: null });
  // The header is one line, with and without the panel.
  await page.setViewportSize({ width: 1280, height: 800 });
  await toggle(page).click();
  await expect(page.locator('body')).toHaveCSS('margin-right', '0px');
  expect((await boxOf(page.getByRole('banner'))).bottom).toBe(header.bottom);
});

test('[LAB55] in a small window everything can be seen and used above the panel @our-goods', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.open(`product/${lamp.id}?seed=7&lab`);
  const panel = await boxOf(panelOf(page));
  expect(panel.top).toBeGreaterThanOrEqual(844 / 2);
  const links = page.getByRole('main').getByRole('link');
  const buy = page.getByRole('button', { name: 'Buy Now' });
  for (const control of await links.or(buy).all()) {
    await control.focus();
    expect((await boxOf(control)).bottom).toBeLessThanOrEqual(panel.top);
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = await boxOf(page.getByRole('contentinfo').getByRole('link').last());
  expect(last.bottom).toBeLessThanOrEqual(panel.top);

  await shop.menuButton.click();
  await shop.menu.getByRole('link', { name: 'Products' }).click();
  await shop.card(lamp.title).getByRole('button').click();
  await shop.popup.getByRole('link', { name: 'Go to Cart' }).click();
  await expect(shop.cartLines).toHaveCount(1);
  await panelOf(page).getByRole('button', { name: 'Start over' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeInViewport({ ratio: 1 });
  await undo.click();
  await expect(shop.cartLines).toHaveCount(1);

  await page.setViewportSize({ width: 1024, height: 600 });
  await typeInto(shop.searchBox, 'ca');
  await expect(shop.suggestions.last()).toBeVisible();
  expect((await boxOf(shop.suggestions.last())).top).toBeGreaterThan(300);
  await shop.suggestions.last().click();
  await expect(shop.heading).toContainText('Results for');
});

/** The elements of the shop that reach beyond an edge, in px from the left; a tile scrolls to its close-up. */
function beyond(page: Page, edge: number): Promise<readonly string[]> {
  return page
    .locator('#root :not([aria-hidden=true], [aria-hidden=true] *, [data-slot="tile"] img + img)')
    .evaluateAll(
      (all, edge) =>
        all
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > edge + 1)
          .map((one) => one.outerHTML.slice(0, 80)),
      edge,
    );
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not rendered');
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
}
