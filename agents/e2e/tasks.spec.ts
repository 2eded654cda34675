import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findViolations, saveTimers } from '../../e2e/fixtures/axe.ts';
import { seededProduct } from '../../e2e/fixtures/products.ts';
import { expect, Shop, test } from '../../e2e/fixtures/shop.ts';
import type { Run, Task, TaskResult } from '../../lab/public/rivulet.d.ts';
import { panelOf, section } from '../../lab/e2e/panel.ts';
import { labCommand } from '../test-utils/lab-command.ts';

const taskOf = (id: string, seed: number): Task =>
  JSON.parse(labCommand('--task', id, '--seed', String(seed)));

/** The title of the product that the goal of the template `named` quotes, and how many of it are wanted. */
function wantedIn({ goal }: Task) {
  const [, qty = '', title = ''] = /^Buy (\d) of “(.*)”\.$/.exec(goal) ?? [];
  return { qty, title };
}

const run = (page: Page): Promise<Run> =>
  page.evaluate(() => {
    const { rivulet } = window;
    const task = rivulet?.task();
    if (!rivulet || !task) throw new Error('There is no task');
    return { task, before: task.start, after: rivulet.state(), log: rivulet.log() };
  });

test('[TASK5, TASK9, TASK55, TASK63] a task is done by hand, across a reload, and its JSON is judged alike in Node', async ({
  page,
  shop,
  context,
}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { qty, title } = wantedIn(taskOf('named', 8));
  await shop.storeCart([{ id: seededProduct(3, 8).id, qty: 1 }]);
  await saveTimers(page);
  const pill = panelOf(page);
  await test.step('[TASK11, TASK42] the pill shows the goal, and the size is the template’s', async () => {
    // Another size is replaced by that of the template.
    await shop.openLoaded('?seed=8&size=30&lab=task-named');
    await expect(page).toHaveURL(/\?seed=8&size=20&lab=task-named$/);
    await expect(pill).toContainText(`Buy ${qty} of “${title}”.`);
    await expect(pill.getByRole('button', { name: /^Task · 0 steps · \d+ s$/ })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('[TASK11, TASK50] steps are counted across a reload', async () => {
    await shop.card(title).getByRole('link').first().click();
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill(qty);
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(shop.heading).toHaveText('Your Cart');
    await page.reload();
    await expect(shop.cartLines).toHaveCount(1);
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(pill.getByRole('button', { name: /^Task · 5 steps/ })).toBeVisible();
  });
  await pill.getByRole('button', { name: 'Done' }).click();
  const result = section(page, 'Task');
  await expect(result.getByText('Passed · 5 steps')).toBeFocused();
  await expect(result.getByRole('listitem')).toHaveCount(6);
  expect(await findViolations(page)).toEqual([]);
  await expect(result).toContainText(`bought: ${qty} × ${title}`);

  // What happens after the end does not count.
  await shop.navLink('Products').click();
  await result.getByRole('button', { name: 'Copy as JSON' }).click();
  const json = await page.evaluate(() => navigator.clipboard.readText());
  const copied: TaskResult = JSON.parse(json);
  expect(copied).toMatchObject({ verdict: 'pass', steps: 5 });
  expect(copied.after.path).toBe('cart');
  const file = info.outputPath('run.json');
  writeFileSync(file, json);
  expect(JSON.parse(labCommand('--judge', file))).toEqual({
    verdict: copied.verdict,
    checks: copied.checks,
    sealed: false,
    marks: [],
  });

  await test.step('[TASK7, TASK56] Start again begins anew', async () => {
    await result.getByRole('button', { name: 'Start again' }).click();
    await expect(result.getByRole('textbox', { name: 'Answer' })).toBeVisible();
    expect(await run(page)).toMatchObject({ after: { orders: [], cart: [] }, log: [{ n: 1 }] });
  });
});

test('[TASK8] nothing in the page names what is expected, and judging the shown task ends it', async ({
  page,
  shop,
}) => {
  const [check] = taskOf('sku', 7).judge;
  const answer = check?.check === 'answer' ? (check.oneOf[0] ?? '') : '';
  await shop.openLoaded('?seed=7&lab=task-sku');
  const known = await page.evaluate(() =>
    JSON.stringify([
      location.href,
      document.documentElement.outerHTML,
      { ...localStorage },
      { ...sessionStorage },
      window.rivulet?.task(),
    ]),
  );
  // The ids of products begin with their SKU, in lower case.
  expect(answer).toMatch(/^[0-9A-F]{8}$/);
  expect(known).not.toContain(answer);
  expect(known).not.toContain('oneOf');
  const given = { ...(await run(page)), answer: 'guess' };
  const verdict = await page.evaluate((one) => window.rivulet?.judge(one), given);
  expect(verdict).toMatchObject({ verdict: 'fail' });
  await expect(section(page, 'Task').getByText('Failed')).toBeVisible();
  const right = { ...given, answer };
  expect(await page.evaluate((one) => window.rivulet?.judge(one), right)).toEqual(verdict);
  await expect(section(page, 'Task').getByText('Failed')).toBeVisible();
});

test('[LAB51, TASK14, TASK50, TASK51] an ended task stays so after a reload, its answer can be read, and a new tab begins again', async ({
  page,
  shop,
  context,
}) => {
  const url = '?seed=7&lab=task-tidy';
  await shop.openLoaded(url);
  const pill = panelOf(page);
  await pill.getByRole('textbox', { name: 'Answer' }).fill('Not possible: no reason.');
  await pill.getByRole('button', { name: 'Done' }).click();
  const result = section(page, 'Task');
  await expect(result.getByText('Failed')).toBeVisible();
  const ends = () =>
    page.evaluate(() => window.rivulet?.log().filter(({ event }) => event === 'end'));
  const end = { event: 'end', answer: 'Not possible: no reason.' };
  expect(await ends()).toMatchObject([end]);
  await page.reload();
  await expect(result.getByText('Failed')).toBeVisible();
  expect(await ends()).toMatchObject([end]);
  await page.close();

  const next = new Shop(await context.newPage());
  await next.openLoaded(url);
  await expect(panelOf(next.page).getByRole('textbox', { name: 'Answer' })).toHaveValue('');
  const { after, log } = await run(next.page);
  expect(log.map(({ event }) => event)).not.toContain('end');
  expect(after.cart).toHaveLength(3);
});

test('[LAB51, TASK7, TASK49, TASK84] Start over does not clear the log of a task, and a cart from a link is judged', async ({
  page,
  shop,
}) => {
  await shop.openLoaded('cart?seed=7&lab=task-tidy');
  await expect(shop.cartLines).toHaveCount(3);
  const events = async () => (await run(page)).log.map(({ event }) => event);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(shop.cartLines).toHaveCount(0);
  expect(await events()).toEqual(['view_cart', 'replace_cart']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shop.cartLines).toHaveCount(3);
  expect(await events()).toEqual(['view_cart', 'replace_cart', 'undo', 'replace_cart']);
  await page.evaluate(() => (location.hash = '#cart=0:2'));
  await expect(shop.cartLines).toHaveCount(1);
  const file = await run(page);
  const verdict = await page.evaluate((one) => window.rivulet?.judge(one), file);
  expect(verdict).toMatchObject({ verdict: 'fail', sealed: false });
  expect(verdict?.marks).toEqual([{ what: 'carts by a link or a state', want: '0', got: '1' }]);
});
