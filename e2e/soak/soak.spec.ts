import { randomUint32, scaleToRange } from '#domain/random.ts';
import { FUZZ_SEED } from '#test-utils/fuzz.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test as base, type Shop } from '../fixtures/shop.ts';
import { ACTIONS, type Pick } from './actions.ts';
import { Model } from './model.ts';

/** Actions of the random walk. FUZZ_SEED=n takes another one (src/test-utils/fuzz.ts). */
const COUNT = 150;
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

test('[DATA12] cart, searches, URL and reviews match a model after every action of a random walk @full', async ({
  shop,
  page,
}) => {
  await shop.stopClock();
  await shop.open('?seed=7');
  const model = new Model();
  const picked: unknown[] = [];
  let picks = 0;
  const pick: Pick = (items) => {
    picks += 1;
    const item = items[scaleToRange(randomUint32(FUZZ_SEED, picks), items.length)];
    picked.push(typeof item === 'function' ? item.name : item);
    return item;
  };
  const view = async () => {
    // Past Added! and the skeletons.
    await page.clock.runFor(1000);
    return page.evaluate(readView);
  };
  for (let done = 0; done < COUNT;) {
    const act = pick(ACTIONS)?.(model, pick);
    if (!act) continue;
    done += 1;
    const message = `action ${done}, the last choices: ${JSON.stringify(picked.slice(-50))}`;
    await test.step(message, () => act(shop));
    await expect.poll(view, { message, intervals: [0, 10, 50, 100] }).toEqual(model.view());
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

/** Runs in the page: what the walk compares, read in one task so that it is consistent. */
function readView() {
  const all = (selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<HTMLElement>(selector),
  ];
  const text = (element?: HTMLElement) => element?.textContent ?? '';
  const stored = Object.entries(localStorage).map(([key, json]) => {
    const list: { id?: string; qty?: number; query?: string }[] = JSON.parse(json);
    return [key, list.map(({ id, qty, query }) => query ?? [id, qty])];
  });
  const reviews = all('[aria-label=Reviews] > li');
  return {
    path: location.pathname,
    params: Object.fromEntries(new URLSearchParams(location.search)),
    heading: text(all('main h1')[0]),
    icon: all('header button[aria-label^="Cart,"]')[0]?.ariaLabel,
    cards: all('main article[data-product]').map(({ dataset }) => dataset['product']),
    lines: all('[aria-label="Cart items"] > li').map((line) => [
      line.querySelector('a')?.pathname.split('/').at(-1),
      line.querySelector('input')?.valueAsNumber,
    ]),
    undo: all('main button').some((it) => text(it) === 'Undo'),
    reviews: reviews
      .filter((it) => text(all('strong', it)[0]) === 'You')
      .map((it) => text(all('p:last-child', it)[0])),
    stored: Object.fromEntries(stored),
    isComplete:
      'page' in document.documentElement.dataset &&
      all('[data-skeleton], main button:disabled').length === 0,
  };
}
