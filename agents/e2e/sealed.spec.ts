import type { Page } from '@playwright/test';
import { CART_KEY } from '../../e2e/fixtures/config.ts';
import { expect, test } from '../../e2e/fixtures/webmcp.ts';
import { loadLab } from '../../lab/load-lab.ts';
import { SUITE_VERSION } from '../tasks/suite.ts';

test.use({ trace: 'off' });

const { createEnv, createTask } = await loadLab();

const HOME = '?seed=8&size=20';

/** Runs in the page: what a script finds there that the shop does not show. The shop has taken the harness. */
async function foundByScript(suite: number): Promise<readonly string[]> {
  const names = Object.getOwnPropertyNames(window).filter((name) => name.startsWith('rivulet'));
  const stored = Object.entries({ ...sessionStorage }).filter(([, text]) => /"log"/.test(text));
  const open: unknown = Reflect.get(window, 'rivuletHarness');
  const isTaken = typeof open === 'function' && (await open(suite)) === null;
  return [
    ...names.filter((name) => name !== 'rivuletHarness' || !isTaken),
    ...stored.map(([key]) => key),
  ];
}

/** Where a script looks for the catalogue, the judge, the log, `state` and `apply`. */
const REFUSED: Readonly<Record<string, (page: Page, base: string) => Promise<unknown>>> = {
  'the page': (page) => page.evaluate(foundByScript, SUITE_VERSION),
  'the page with ?lab': async (page, base) => {
    await page.goto(`${base}${HOME}&lab`);
    await page.locator('html[data-page]').waitFor();
    return page.evaluate(foundByScript, SUITE_VERSION);
  },
  'a second tab with the task': async (page, base) => {
    const tab = await page.context().newPage();
    await tab.goto(`${base}${HOME}&lab=task-named`);
    await tab.locator('html[data-page]').waitFor();
    const found = await tab.evaluate(foundByScript, SUITE_VERSION);
    await tab.close();
    return found;
  },
  // The shop's header `frame-ancestors` keeps it out of frames.
  'a frame with the lab': (page, base) =>
    page.evaluate(async (src) => {
      const frame = Object.assign(document.createElement('iframe'), { src });
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.append(frame);
      await loaded;
      const names = Object.getOwnPropertyNames(frame.contentWindow ?? {});
      return names.filter((name) => name.startsWith('rivulet') && name !== 'rivuletHarness');
    }, `${base}${HOME}&lab`),
  // Its window is there before any script of a page could clean it up.
  'an empty frame': (page) =>
    page.evaluate(() => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      const names = Object.getOwnPropertyNames(frame.contentWindow ?? {});
      return names.filter((name) => name.startsWith('rivulet') && name !== 'rivuletHarness');
    }),
  'a tab of another catalogue': async (page, base) => {
    const tab = await page.context().newPage();
    await tab.goto(`${base}?seed=9&lab`);
    await tab.locator('html[data-page]').waitFor();
    const found = await tab.evaluate(foundByScript, SUITE_VERSION);
    await tab.close();
    return found;
  },
};

for (const [where, look] of Object.entries(REFUSED))
  test(`[TASK35] a script finds nothing of the lab in ${where}`, async ({ browser, baseURL }) => {
    const env = createEnv(browser, { url: String(baseURL), mode: 'eye' });
    await env.reset('named', 8);
    expect(await look(env.page, String(baseURL))).toEqual([]);
    await env.close();
  });

test('[TASK35] by eye a script finds no tools, also in a browser with WebMCP', async ({
  browser,
  baseURL,
}) => {
  for (const mode of ['eye', 'tool'] as const) {
    const env = createEnv(browser, { url: String(baseURL), mode });
    await env.reset('named', 8);
    expect(await env.page.evaluate(() => 'modelContext' in document)).toBe(mode === 'tool');
    await env.close();
  }
});

/** Each runs in the page, and opens a window with the address. */
const OPENERS: Readonly<Record<string, (address: string) => void>> = {
  'a window with an opener': (address) => void open(address),
  'a window without an opener': (address) => void open(address, '_blank', 'noopener'),
  'a window whose opener is taken away': (address) => {
    const opened = open(address);
    if (opened) opened.opener = null;
  },
  'an empty window, then its address': (address) => {
    const opened = open('about:blank');
    if (opened) opened.location.href = address;
  },
  'a window of a frame': (address) => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.contentWindow?.open(address);
  },
  'a link in a new tab': (address) =>
    Object.assign(document.createElement('a'), { href: address, target: '_blank' }).click(),
  'a link in a window with a name': (address) => {
    const link = Object.assign(document.createElement('a'), { href: address, target: 'other' });
    document.body.appendChild(link).click();
  },
};

for (const [how, openWindow] of Object.entries(OPENERS))
  test(`[TASK35] a script finds nothing of the lab in ${how}`, async ({ browser, baseURL }) => {
    const env = createEnv(browser, { url: String(baseURL), mode: 'eye' });
    await env.reset('named', 8);
    const context = env.page.context();
    const address = `${baseURL}${HOME}&lab=task-named`;
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      env.page.evaluate(openWindow, address),
    ]);
    await tab.waitForURL(`${baseURL}?*`);
    await tab.locator('html[data-page]').waitFor();
    expect(await tab.evaluate(foundByScript, SUITE_VERSION)).toEqual([]);
    await env.close();
  });

test('[TASK36] an init script that comes later cannot replace the harness', async ({
  browser,
  baseURL,
}) => {
  const env = createEnv(browser, { url: String(baseURL), mode: 'eye' });
  await env.reset('named', 8);
  await env.page.addInitScript(() => {
    const forged = () => Promise.resolve(null);
    Reflect.set(window, 'rivuletHarness', forged);
    Reflect.defineProperty(window, 'rivuletHarness', { value: forged });
    Reflect.deleteProperty(window, 'rivuletHarness');
  });
  await env.page.reload();
  const search = { role: 'combobox', name: 'Search products', text: 'oak' };
  expect((await env.step({ tool: 'fill', input: search })).info.steps).toBe(1);
  await env.close();
});

const [, qty = '', title = ''] =
  /^Buy (\d) of “(.*)”\.$/.exec(createTask('named', 8)?.goal ?? '') ?? [];

test('[TASK37, TASK38] a task goes on in another tab, after a reload and without parameters in the URL', async ({
  browser,
  baseURL,
}) => {
  const env = createEnv(browser, { url: String(baseURL), mode: 'eye' });
  await env.reset('named', 8);
  await env.step({ tool: 'click', input: { role: 'link', name: title } });
  await env.step({ tool: 'fill', input: { role: 'spinbutton', name: 'Quantity', text: qty } });
  await env.step({ tool: 'click', input: { role: 'button', name: 'Add to Cart' } });
  await expect(env.page.locator('a[href*="task-"]')).toHaveCount(0);
  await env.page.reload();
  const tab = await env.page.context().newPage();
  await tab.goto(`${baseURL}cart`);
  await expect(tab).toHaveURL(/\?seed=8&size=20$/);
  await tab.getByRole('button', { name: 'Checkout' }).click();
  const { info } = await env.step({ answer: '' });
  expect(info.verdict).toMatchObject({ verdict: 'pass', sealed: true, marks: [] });
  await env.close();
});

/** A cart as the shop stores it. */
interface Stored {
  readonly key: string;
  readonly lines: string;
}

/** What a script in the page does to have what the task asks for in the cart, before the agent presses `Checkout`. */
const MARKED: Readonly<Record<string, readonly [cheat: (cart: Stored) => void, mark: string]>> = {
  'a cart in local storage': [
    ({ key, lines }) => localStorage.setItem(key, lines),
    'bought and in the cart, by the log',
  ],
  'clicks by a script': [
    ({ lines }) => {
      const [{ id }] = JSON.parse(lines);
      document.querySelector<HTMLElement>(`[data-product="${id}"] button`)?.click();
    },
    'changes by a script',
  ],
};

for (const [name, [cheat, mark]] of Object.entries(MARKED))
  test(`[TASK22, TASK83, TASK85] ${name}, with a forged log, gets no reward`, async ({
    browser,
    baseURL,
  }) => {
    const env = createEnv(browser, { url: String(baseURL), mode: 'eye' });
    await env.reset('named', 8);
    const link = env.page.getByRole('link', { name: title }).first();
    const href = String(await link.getAttribute('href'));
    const [id] = /[0-9a-f-]{36}/.exec(href) ?? [];
    await env.page.evaluate(cheat, {
      key: CART_KEY,
      lines: JSON.stringify([{ id, qty: Number(qty) }]),
    });
    await env.page.evaluate(() => Reflect.set(window, 'rivulet', { log: () => [] }));
    await env.step({ tool: 'goto', input: { path: 'cart' } });
    await env.step({ tool: 'click', input: { role: 'button', name: 'Checkout' } });
    const { reward, info } = await env.step({ answer: '' });
    expect(info.verdict?.marks.map(({ what }) => what)).toEqual([mark]);
    expect({ reward, marks: info.play?.marks }).toEqual({ reward: 0, marks: [mark] });
    await env.close();
  });
