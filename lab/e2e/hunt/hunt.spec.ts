import type { Locator, Page } from '@playwright/test';
import { focusErrors } from '../../../e2e/fixtures/controls.ts';
import { seededProduct } from '../../../e2e/fixtures/products.ts';
import { expect, test, typeInto } from '../../../e2e/fixtures/shop.ts';
import { answers, classes, huntFor, pillButton as button, report } from '../hunts.ts';
import { panelOf } from '../panel.ts';

const lamp = seededProduct(0);

/** Two visual faults: the first shows on the cards of every screen, the second beside the price on a product page. */
const HUNT = huntFor('picture-broken', 'stars-five');
const TITLES = HUNT.faults.map(({ title }) => title);

const summary = (found: number, wrong: number) =>
  `Hunt ${HUNT.number} · 2 faults · ${found} found · ${wrong} false`;

/** The announced element that the keyboard points at. */
const pointedAt = (page: Page) => panelOf(page).getByRole('application').getByRole('status');

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

test('[FAULT10, FAULT11, FAULT12, FAULT14, FAULT54, FAULT55, EASE11] a hunt is played by keyboard alone @engines', async ({
  page,
  shop,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await shop.openLoaded(`?seed=7&lab=${HUNT.option}`);
  await test.step('[EASE11, FAULT10, FAULT11] Tab reaches the pill, Enter starts a report, Escape ends it', async () => {
    await expect(button(page, summary(0, 0))).toHaveAttribute('aria-expanded', 'false');
    // The pill is last in the tab order.
    for (const name of ['Finish', 'Hint', 'Report']) {
      await page.keyboard.press('Shift+Tab');
      await expect(button(page, name)).toBeFocused();
      expect(await focusErrors(page)).toEqual([]);
    }
    await page.keyboard.press('Enter');
    await expect(panelOf(page).getByRole('application', { name: 'Report' })).toBeFocused();
    expect(await focusErrors(page)).toEqual([]);
    await walkTo(page, 'Tab', /^button "Add to Cart" of "/);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Report')).toBeFocused();
  });

  await test.step('[FAULT11, FAULT50] Alt+Shift+R starts at the focused element', async () => {
    // The keys start at the focused element of the shop, and the focus returns there.
    const link = shop.card(lamp.title).getByRole('link').first();
    await link.focus();
    await page.keyboard.press('Alt+Shift+R');
    await page.keyboard.press('Tab');
    await expect(pointedAt(page)).toHaveText(`button "Add to Cart" of "${lamp.title}"`);
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  await test.step('[FAULT49, FAULT51, FAULT52] a false report presses nothing, and a fault is found', async () => {
    // A false report: Enter must not press the button.
    await button(page, 'Report').focus();
    await page.keyboard.press('Enter');
    await walkTo(page, 'Tab', /^button "Add to Cart" of "/);
    await page.keyboard.press('Enter');
    await chooseClass(page, 'data');
    await expect(button(page, summary(0, 1))).toBeVisible();
    await expect(panelOf(page).getByText('False: no data fault')).toBeVisible();
    await expect(button(page, 'Report')).toBeFocused();
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, empty');

    await page.keyboard.press('Enter');
    await walkTo(page, 'ArrowDown', new RegExp(`^article "${lamp.title}"`));
    await page.keyboard.press('Enter');
    await chooseClass(page, 'visual');
    await expect(button(page, summary(1, 1))).toBeVisible();
    await expect(panelOf(page).getByText(`Found: ${TITLES[0]}`)).toBeVisible();
  });

  await shop.card(lamp.title).getByRole('link').first().press('Enter');
  await expect(shop.heading).toHaveText(lamp.title);
  await page.keyboard.press('Alt+Shift+R');
  await walkTo(page, 'ArrowDown', /^(img|image) "Rated/);
  await page.keyboard.press('Enter');
  await chooseClass(page, 'visual');
  const result = panelOf(page).getByRole('region', { name: 'Hunt' });
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
    hunt: HUNT.option,
    points: 80,
    reports: [{ class: 'data', path: '', found: null }, {}, {}],
  });
  await result.getByRole('button', { name: 'New hunt' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`lab=hunt-${HUNT.number + 1}_n2`));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const address = `product/${lamp.id}?seed=7&lab=${HUNT.option}`;

  test('[FAULT47] the pill of a hunt covers nothing', async ({ page, shop }) => {
    await shop.openLoaded(address);
    const bottomOf = async (element: Locator) => {
      const box = await element.boundingBox();
      return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
    };
    const top = (await panelOf(page).boundingBox())?.y ?? Number.NaN;
    expect(await bottomOf(page.getByRole('button', { name: 'Buy Now' }))).toBeLessThanOrEqual(top);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await bottomOf(page.getByText(/^Practice faults are on/))).toBeLessThanOrEqual(top + 1);
    expect(await shop.horizontalOverflow()).toBe(0);
  });

  test('[FAULT11, FAULT49] a report by touch is within menu and popup', async ({ page, shop }) => {
    await shop.storeCart([{ id: lamp.id, qty: 1 }]);
    await shop.openLoaded(address);
    await shop.menuButton.tap();
    await expect(shop.menu).toBeVisible();
    await button(page, 'Report').tap();
    await shop.menu.getByRole('link', { name: 'Products' }).tap();
    await expect(classes(page)).toContainText('link "Products"');
    await classes(page).getByRole('button', { name: 'Cancel' }).tap();
    await expect(shop.menu).toBeVisible();
    await button(page, 'Report').tap();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Report')).toBeVisible();
    await expect(shop.menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shop.menu).toHaveCount(0);

    await shop.cartIcon.tap();
    await expect(shop.popup).toBeVisible();
    await report(shop.popup.getByText(lamp.title), 'visual', 'tap');
    await expect(button(page, summary(0, 1))).toBeVisible();
  });

  test('[FAULT14, FAULT54, FAULT55] a hunt is played by touch, and again', async ({
    page,
    shop,
  }) => {
    await shop.storeCart([{ id: lamp.id, qty: 1 }]);
    await shop.openLoaded(address);
    await test.step('[FAULT51, FAULT52] a found fault, and a false report', async () => {
      const stars = page.getByRole('main').getByRole('img', { name: /^Rated/ });
      await report(stars.first(), 'visual', 'tap');
      await expect(panelOf(page).getByText(`Found: ${TITLES[1]}`)).toBeVisible();
      await report(page.getByRole('button', { name: 'Buy Now' }), 'functional', 'tap');
      await expect(button(page, summary(1, 1))).toBeVisible();
      await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
    });

    await test.step('[FAULT13] a hint tells its cost first', async () => {
      await button(page, 'Hint').tap();
      const ask = page.getByRole('dialog', { name: 'Take a hint?' });
      await expect(ask).toContainText('costs 5 of 100 points');
      await ask.getByRole('button', { name: 'Show a hint' }).tap();
      await expect(panelOf(page).getByText(`Hint: ${HUNT.faults[0]?.hints[0]}`)).toBeVisible();
    });

    await button(page, 'Finish').tap();
    const finish = page.getByRole('dialog', { name: 'Finish the hunt?' });
    await finish.getByRole('button', { name: 'Keep looking' }).tap();
    await expect(finish).toHaveCount(0);
    // The menu would be modal over the result.
    await shop.menuButton.tap();
    await button(page, 'Finish').tap();
    await finish.getByRole('button', { name: 'Finish', exact: true }).tap();
    const result = panelOf(page).getByRole('region', { name: 'Hunt' });
    await expect(result.getByText('45 of 100 points')).toBeFocused();
    const missed = result.getByRole('list', { name: 'Missed' });
    await missed.getByText(TITLES[0] ?? '').tap();
    await expect(missed).toContainText(HUNT.faults[0]?.steps[0] ?? '');

    await result.getByRole('button', { name: 'Play again' }).tap();
    await shop.cartIcon.tap();
    await expect(shop.popup).toBeVisible();
    await button(page, 'Finish').tap();
    await finish.getByRole('button', { name: 'Finish', exact: true }).tap();
    await expect(result.getByText('0 of 100 points')).toBeFocused();
  });
});

test('[FAULT11, FAULT48, FAULT49, FAULT53, FAULT57] a report by mouse leaves the shop as it is, and a hunt continues on other pages @engines', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await shop.openLoaded(`?seed=7&lab=${HUNT.option}`);
  const suggestion = shop.suggestions.first();
  await typeInto(shop.searchBox, 'ca');
  await expect(suggestion).toBeVisible();
  await button(page, 'Report').click();
  await suggestion.hover();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Report')).toBeVisible();
  await expect(suggestion).toBeVisible();
  await page.keyboard.press('Alt+Shift+R');
  await page.keyboard.press('ArrowDown');
  await expect(pointedAt(page)).not.toHaveText('');
  await expect(suggestion).toBeVisible();
  await page.keyboard.press('Escape');
  await shop.searchBox.press('Escape');

  await button(page, 'Report').click();
  const link = shop.card(lamp.title).getByRole('link').first();
  await link.hover();
  expect(await link.evaluate((element) => element.matches(':hover'))).toBe(true);
  const outline = panelOf(page).locator('[aria-hidden=true]').filter({ hasText: lamp.title });
  await expect(outline).toBeVisible();
  // The link covers its whole card, but not for a report.
  await shop.cards.first().getByText(/^\$/).hover();
  await expect(outline).toContainText('$');
  await link.click();
  await classes(page).getByRole('button', { name: 'data' }).click();
  await expect(button(page, summary(0, 1))).toBeVisible();
  await expect(page).toHaveURL(/\/rivulet\/\?/);
  // A disabled control gets no click event.
  const add = shop.card(lamp.title).getByRole('button');
  await add.evaluate((element) => element.setAttribute('disabled', ''));
  await button(page, 'Report').click();
  await add.click({ force: true });
  await classes(page).getByRole('button', { name: 'Cancel' }).click();

  await page.reload();
  await shop.hydrated();
  await expect(button(page, summary(0, 1))).toBeVisible();
  await report(link, 'data');
  await expect(panelOf(page).getByText('You have reported that already.')).toBeVisible();
  await shop.openLoaded('products');
  await report(link, 'visual');
  await expect(button(page, summary(1, 1))).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 });
  await footer.getByRole('link', { name: 'Lab', exact: true }).click();
  await shop.hydrated();

  await button(page, summary(1, 1)).click();
  const region = (name: string) => panelOf(page).getByRole('region', { name });
  await expect(region('Hunt')).toContainText(summary(1, 1));
  await expect(region('State')).toBeVisible();
  await expect(region('Faults')).toHaveCount(0);
  await button(page, 'Report').click();
  await expect(button(page, 'Cancel')).toBeVisible();
  await expect(panelOf(page).getByRole('region')).toHaveCount(0);
});

test('[FAULT16, FAULT4] nothing on the page names the faults of a hunt', async ({ page, shop }) => {
  const seen: string[] = [];
  page.on('console', (message) => seen.push(message.text()));
  page.on('request', (request) => seen.push(request.url()));
  const collect = async () => {
    const data = await page.evaluate(() => [
      { ...sessionStorage },
      { ...localStorage },
      window.rivulet?.state(),
      window.rivulet?.log(),
      Object.keys(window),
    ]);
    seen.push(page.url(), await page.content(), JSON.stringify(data));
  };
  await shop.openLoaded(`product/${lamp.id}?seed=7&lab=hunt-${HUNT.number}_n20&lab-panel=open`);
  await collect();
  for (const name of ['Cart', 'Home', 'Products'] as const) {
    await shop.navLink(name).click();
    await expect(shop.navLink(name)).toHaveAttribute('aria-current', 'page');
    await collect();
  }
  const text = seen.join('\n');
  // Storage, requests and the document were searched.
  expect(text).toContain('reports');
  expect(text).toMatch(/assets\/lab[\w-]*\.js/);
  expect(text).toContain('Practice faults are on');
  expect(text).not.toContain('answers.json');
  for (const { key, title } of answers()) {
    expect(text).not.toContain(title);
    // As a whole word, because other words may contain a short key.
    expect(text).not.toMatch(new RegExp(`(?<![\\w-])${key}(?![\\w-])`));
  }
});
