import type { Page } from '@playwright/test';
import { huntFor } from '../hunts.ts';
import { seededProduct } from '../../fixtures/products.ts';
import { expect, notInFirefox, test, typeInto } from '../../fixtures/shop.ts';

const scarf = seededProduct(0);

/** Two visual faults: the first shows on the cards of every screen, the second beside the price on a product page. */
const HUNT = huntFor('picture-broken', 'stars-five');
const TITLES = HUNT.faults.map(({ title }) => title);

const pill = (page: Page) => page.getByRole('complementary', { name: 'Lab' });
const button = (page: Page, name: string) => pill(page).getByRole('button', { name, exact: true });
const summary = (found: number, wrong: number) =>
  `Hunt ${HUNT.number} · 2 faults · ${found} found · ${wrong} false`;
const classes = (page: Page) => page.getByRole('dialog', { name: 'What kind of fault is it?' });

/** The announced element that the keyboard points at. */
const pointedAt = (page: Page) => pill(page).getByRole('application').getByRole('status');

async function walkTo(page: Page, key: string, name: RegExp): Promise<void> {
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press(key);
    if (name.test((await pointedAt(page).textContent()) ?? '')) return;
  }
  throw new Error(`${key} does not reach ${String(name)}`);
}

async function chooseClass(page: Page, name: string): Promise<void> {
  const choice = classes(page).getByRole('button', { name });
  while (!(await choice.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

test('[FAULT10, FAULT11, FAULT12, FAULT14] a hunt is played by keyboard alone @smoke @engines', async ({
  page,
  shop,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await shop.openLoaded(`?seed=7&lab=${HUNT.option}`);
  await expect(button(page, summary(0, 0))).toHaveAttribute('aria-expanded', 'false');
  // The pill is last in the tab order.
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Finish')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Report')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pill(page).getByRole('application', { name: 'Report' })).toBeFocused();
  await walkTo(page, 'Tab', /^button "Add to Cart" of "/);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Report')).toBeFocused();

  // The keys start at the focused element of the shop, and the focus returns there.
  const link = shop.card(scarf.title).getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Alt+Shift+R');
  await page.keyboard.press('Tab');
  await expect(pointedAt(page)).toHaveText(`button "Add to Cart" of "${scarf.title}"`);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();

  await button(page, 'Report').focus();
  // A false report: Enter must not press the button.
  await page.keyboard.press('Enter');
  await walkTo(page, 'Tab', /^button "Add to Cart" of "/);
  await page.keyboard.press('Enter');
  await chooseClass(page, 'data');
  await expect(button(page, summary(0, 1))).toBeVisible();
  await expect(pill(page).getByText('False: no data fault')).toBeVisible();
  await expect(button(page, 'Report')).toBeFocused();
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, empty');

  await page.keyboard.press('Enter');
  await walkTo(page, 'ArrowDown', new RegExp(`^article "${scarf.title}"`));
  await page.keyboard.press('Enter');
  await chooseClass(page, 'visual');
  await expect(button(page, summary(1, 1))).toBeVisible();
  await expect(pill(page).getByText(`Found: ${TITLES[0]}`)).toBeVisible();

  await shop.card(scarf.title).getByRole('link').first().press('Enter');
  await expect(shop.heading).toHaveText(scarf.title);
  await page.keyboard.press('Alt+Shift+R');
  await walkTo(page, 'ArrowDown', /^(img|image) "Rated/);
  await page.keyboard.press('Enter');
  await chooseClass(page, 'visual');
  const result = pill(page).getByRole('region', { name: 'Hunt' });
  await expect(result).toContainText('80 of 100 points');
  await expect(result.getByText('80 of 100 points')).toBeFocused();
  await expect(result).toContainText('Precision67 %');
  await expect(result).toContainText('Recall100 %');
  const copy = result.getByRole('button', { name: 'Copy as JSON' });
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(result.getByText('JSON copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toMatchObject({
    result: 1,
    hunt: HUNT.option,
    seed: 7,
    size: 20,
    found: 2,
    missed: 0,
    falseReports: 1,
    hints: 0,
    recall: 1,
    points: 80,
    reports: [{ class: 'data', path: '', found: null }, {}, {}],
  });
  await result.getByRole('button', { name: 'New hunt' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`lab=hunt-${HUNT.number + 1}_n2_visual`));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    '[FAULT10, FAULT11, FAULT13, FAULT14] a hunt is played by touch',
    notInFirefox('BiDi sends no touch input'),
    async ({ page, shop }) => {
      await shop.openLoaded(`product/${scarf.id}?seed=7&lab=${HUNT.option}`);
      const stars = page
        .getByRole('main')
        .getByRole('img', { name: /^Rated/ })
        .first();
      await button(page, 'Report').tap();
      await stars.tap();
      await classes(page).getByRole('button', { name: 'visual' }).tap();
      await expect(button(page, summary(1, 0))).toBeVisible();
      await expect(pill(page).getByText(`Found: ${TITLES[1]}`)).toBeVisible();

      await button(page, 'Report').tap();
      await page.getByRole('button', { name: 'Buy Now' }).tap();
      await classes(page).getByRole('button', { name: 'functional' }).tap();
      await expect(button(page, summary(1, 1))).toBeVisible();
      await expect(shop.cartIcon).toHaveAccessibleName('Cart, empty');

      await button(page, 'Hint').tap();
      const ask = page.getByRole('dialog', { name: 'Take a hint?' });
      await expect(ask).toContainText('costs 5 of 100 points');
      await ask.getByRole('button', { name: 'Show a hint' }).tap();
      await expect(pill(page).getByText(`Hint: ${HUNT.faults[0]?.hints[0]}`)).toBeVisible();

      await button(page, 'Finish').tap();
      const finish = page.getByRole('dialog', { name: 'Finish the hunt?' });
      await finish.getByRole('button', { name: 'Keep looking' }).tap();
      await expect(finish).toHaveCount(0);
      await button(page, 'Finish').tap();
      await finish.getByRole('button', { name: 'Finish', exact: true }).tap();
      const result = pill(page).getByRole('region', { name: 'Hunt' });
      await expect(result).toContainText('45 of 100 points');
      const missed = result.getByRole('list', { name: 'Missed' });
      await missed.getByText(TITLES[0] ?? '').tap();
      await expect(missed).toContainText(HUNT.faults[0]?.steps[0] ?? '');
    },
  );

  test(
    '[FAULT11] the menu and the popup can be reported while they are open',
    notInFirefox('BiDi sends no touch input'),
    async ({ page, shop }) => {
      await shop.storeCart([{ id: scarf.id, qty: 1 }]);
      await shop.openLoaded(`?seed=7&lab=${HUNT.option}`);
      await shop.menuButton.tap();
      await button(page, 'Report').tap();
      await shop.menu.getByRole('link', { name: 'Products' }).tap();
      await expect(classes(page)).toContainText('link "Products"');
      await classes(page).getByRole('button', { name: 'Cancel' }).tap();
      await expect(shop.menu).toBeVisible();
      await button(page, 'Report').tap();
      await page.keyboard.press('Escape');
      await expect(shop.menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(shop.menu).toHaveCount(0);
      await expect(button(page, 'Report')).toBeVisible();

      await shop.cartIcon.tap();
      await expect(shop.popup).toBeVisible();
      await button(page, 'Report').tap();
      await shop.popup.getByText(scarf.title).tap();
      await classes(page).getByRole('button', { name: 'visual' }).tap();
      await expect(button(page, summary(0, 1))).toBeVisible();
      await expect(shop.popup).toBeVisible();
      await expect(shop.heading).not.toHaveText('Cart');
    },
  );

  test('[FAULT10] the pill covers neither the end of the page nor docked buttons', async ({
    page,
    shop,
  }) => {
    await shop.openLoaded(`product/${scarf.id}?seed=7&lab=${HUNT.option}`);
    const top = async () => (await pill(page).boundingBox())?.y ?? 0;
    const buy = await page.getByRole('button', { name: 'Buy Now' }).boundingBox();
    expect((buy?.y ?? 0) + (buy?.height ?? 0)).toBeLessThanOrEqual(await top());
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const line = await page.getByText(/^Practice faults are on/).boundingBox();
    // Firefox gives fractions of a pixel.
    expect(Math.floor((line?.y ?? 0) + (line?.height ?? 0))).toBeLessThanOrEqual(await top());
    expect(await shop.horizontalOverflow()).toBe(0);
  });
});

test('[FAULT11] suggestions and hover stay during a report @engines', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await shop.openLoaded(`?seed=7&lab=${HUNT.option}`);
  await typeInto(shop.searchBox, 'ca');
  await expect(shop.suggestions.first()).toBeVisible();
  await button(page, 'Report').click();
  await shop.suggestions.first().hover();
  await expect(shop.suggestions.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shop.suggestions.first()).toBeVisible();
  await page.keyboard.press('Alt+Shift+R');
  await page.keyboard.press('ArrowDown');
  await expect(pointedAt(page)).not.toHaveText('');
  await expect(shop.suggestions.first()).toBeVisible();
  await page.keyboard.press('Escape');

  await shop.searchBox.press('Escape');
  await button(page, 'Report').click();
  const link = shop.card(scarf.title).getByRole('link').first();
  await link.hover();
  expect(await link.evaluate((element) => element.matches(':hover'))).toBe(true);
  const outline = pill(page).locator('[aria-hidden=true]').filter({ hasText: scarf.title });
  await expect(outline).toBeVisible();
  await link.click();
  await expect(classes(page)).toBeVisible();
  await expect(page).toHaveURL(/\/rivulet\/\?/);
});

test('[FAULT11] a disabled control can be reported @engines', async ({ page, shop }) => {
  await shop.openLoaded(`?seed=7&lab=${HUNT.option}`);
  const add = shop.card(scarf.title).getByRole('button');
  await add.evaluate((element) => element.setAttribute('disabled', ''));
  await button(page, 'Report').click();
  await add.click({ force: true });
  await expect(classes(page)).toBeVisible();
});

test('[FAULT15] a hunt continues after a reload, a typed URL and Start over', async ({
  page,
  shop,
}) => {
  await shop.openLoaded(`?seed=7&lab=${HUNT.option}`);
  const report = async (of: string) => {
    await button(page, 'Report').click();
    await shop.cards.first().getByRole('link').first().click();
    await classes(page).getByRole('button', { name: of }).click();
  };
  await report('data');
  await expect(button(page, summary(0, 1))).toBeVisible();
  await page.reload();
  await shop.hydrated();
  await expect(button(page, summary(0, 1))).toBeVisible();
  await report('data');
  await expect(pill(page).getByText('You have reported that already.')).toBeVisible();
  await shop.openLoaded('products');
  await report('visual');
  await expect(button(page, summary(1, 1))).toBeVisible();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 });
  await expect(button(page, summary(1, 1))).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Lab', exact: true }).click();
  await shop.hydrated();
  await expect(button(page, summary(1, 1))).toBeVisible();
});

test('[FAULT10] the open panel of a hunt has no faults, and folds to the pill', async ({
  page,
  shop,
}) => {
  await shop.openLoaded(`?seed=7&lab=${HUNT.option}`);
  await button(page, summary(0, 0)).click();
  await expect(pill(page).getByRole('region', { name: 'Hunt' })).toContainText(summary(0, 0));
  await expect(pill(page).getByRole('region', { name: 'State' })).toBeVisible();
  await expect(pill(page).getByRole('region', { name: 'Faults' })).toHaveCount(0);
  await button(page, 'Report').click();
  await expect(button(page, 'Cancel')).toBeVisible();
  await expect(pill(page).getByRole('region')).toHaveCount(0);
});
