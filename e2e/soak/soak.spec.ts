import { randomUint32, scaleToRange } from '#domain/random.ts';
import { FUZZ_SEED } from '#test-utils/fuzz.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, Shop, test as base } from '../fixtures/shop.ts';

/** Actions of the random walk. FUZZ_SEED=n takes another one (src/test-utils/fuzz.ts). */
const ACTIONS = 100;
const CONTROLS = ':is(header, main) :is(a, button:enabled, select)';
/** Rounds of the long visit, of which the first is the baseline. */
const ROUNDS = 10;
/** How much may grow: the browser's undo history holds a node for each typed text. A round leaks no listener. */
const GROWTH = { JSHeapUsedSize: 1.1, Nodes: 1.1, JSEventListeners: 1.02 };

const test = base.extend({
  launchOptions: [
    ({ launchOptions }, provide) => {
      // V8 counts the machine code of hot functions as heap.
      const flags = '--js-flags=--no-opt --no-maglev --no-sparkplug';
      return provide({ ...launchOptions, args: [...(launchOptions.args ?? []), flags] });
    },
    { scope: 'worker' },
  ],
});

// A trace of hundreds of actions is too large.
test.use({ trace: 'off' });
test.setTimeout(600_000);

test('[DATA12] after every action of a random walk the page is the one that a new tab shows at its URL @full', async ({
  shop,
  page,
  context,
}) => {
  const tab = new Shop(await context.newPage());
  const pick = <Item>(items: readonly Item[], round: number) =>
    items[scaleToRange(randomUint32(FUZZ_SEED, round), items.length)];
  await shop.openLoaded('?seed=7');
  for (let action = 0; action < ACTIONS; action += 1) {
    const way = pick(['control', 'control', 'control', 'control', 'search', 'back'], 3 * action);
    const control = pick(
      await page.locator(CONTROLS).filter({ visible: true }).all(),
      3 * action + 1,
    );
    const text = pick(['the', ' Steel ', 'zzz', ''], 3 * action + 2) ?? '';
    const step = `${action}: ${way} ${way === 'control' ? (await control?.ariaSnapshot())?.split('\n')[0] : text}`;
    await test.step(step, async () => {
      if (way === 'search') await shop.searchFor(text);
      else if (way === 'back') await page.goBack({ waitUntil: 'commit' });
      // Chooses the next option of a dropdown, or clicks.
      else for (const key of ['ArrowDown', 'Enter']) await control?.press(key);
      if (!page.url().includes('seed=7')) await shop.open('?seed=7');
      await expect(async () => {
        await page.waitForFunction(isComplete);
        await tab.open(page.url());
        await tab.page.waitForFunction(isComplete);
        const expected = await tab.page.evaluate(readView);
        expect(await page.evaluate(readView)).toEqual(expected);
      }).toPass({ timeout: 60_000 });
    });
  }
});

test('[DATA13] a long visit without a reload leaks no memory, elements or listeners @full', async ({
  shop,
  page,
}) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  await shop.open('?seed=7');
  const samples: ReadonlyMap<string, number>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await goRound(shop);
    // A collection may free objects that the next one finds.
    for (const _ of [1, 2, 3]) await devTools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devTools.send('Performance.getMetrics');
    samples.push(new Map(metrics.map(({ name, value }) => [name, value])));
  }
  for (const [metric, growth] of Object.entries(GROWTH)) {
    const values = samples.map((sample) => sample.get(metric) ?? Number.NaN);
    const limit = growth * (values[0] ?? 0);
    expect(values.at(-1), `${metric}: ${values.join()}`).toBeLessThanOrEqual(limit);
  }
});

/** Visits every page and returns to the home page with an empty cart. */
async function goRound(shop: Shop): Promise<void> {
  const { page, heading } = shop;
  const { title } = seededProduct(0);
  const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await shop.card(title).getByRole('button', { name: 'Add to Cart' }).click();
  await shop.popup.getByRole('link', { name: 'Go to Cart' }).click();
  await click(`Increase quantity of ${title}`);
  await click(`Remove ${title}`);
  await click('Undo');
  await click('Checkout');
  await shop.searchFor(title);
  await shop.card(title).getByRole('link').click();
  await expect(heading).toHaveText(title);
  await page.goBack();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('rating');
  await shop.navLink('Home').click();
  await expect(shop.cards).toHaveCount(20);
}

/** Runs in the page: whether the screen of the URL is completely shown. */
function isComplete(): boolean {
  const { page } = document.documentElement.dataset;
  return page !== undefined && `${location.pathname}${location.search}`.endsWith(page);
}

/** Runs in the page: what URL and storage determine. */
function readView() {
  const texts = (selector: string) =>
    Array.from(document.querySelectorAll<HTMLElement>(selector), (it) => it.innerText);
  const values = (selector: string) =>
    Array.from(document.querySelectorAll<HTMLInputElement>(selector), (it) => it.value);
  return {
    title: document.title,
    heading: texts('h1'),
    icon: document.querySelector('header [aria-label^="Cart,"]')?.ariaLabel,
    current: texts('[aria-current="page"]'),
    cards: texts('main article h2, main article h3'),
    lines: texts('[aria-label="Cart items"] > li a'),
    quantities: values('[aria-label="Cart items"] input'),
    total: texts('[data-total]'),
    filters: values('[aria-label="Filters"] select'),
    query: values('header input'),
  };
}
