import { FUZZ_SEED } from '#test-utils/fuzz.ts';
import { replay, type Action, type UndoAction } from '#test-utils/replay.ts';
import { CART_KEY, HISTORY_KEY } from '../../fixtures/config.ts';
import { seededProduct } from '../../fixtures/products.ts';
import { expect, notInFirefox, test } from '../../fixtures/shop.ts';
import { createDice, type Dice } from '../../soak/dice.ts';
import { enableFreezing, setFrozen, stored, waitForStorage } from './storage-events.ts';
import { Tab, type Done } from './tab.ts';

const STEP_COUNT = 500;
const PRODUCTS = [0, 1, 2, 3, 4].map((index) => seededProduct(index));
/** Single letters: the search box then suggests recent searches. */
const TEXTS = [...'abcdefghijklm'];

type Actions = (Action | UndoAction)[];

interface Step {
  readonly weight: number;
  /** The screen where it is available; any without. */
  readonly on?: 'cart' | 'cards';
  readonly take: (tab: Tab, dice: Dice, done: Actions) => Promise<Done | null | void>;
}

const anyProduct = (dice: Dice) => dice.one(PRODUCTS);

const STEPS: readonly Step[] = [
  { weight: 40, on: 'cards', take: (tab, dice) => tab.add(anyProduct(dice)) },
  { weight: 2, on: 'cards', take: (tab, dice) => tab.buyNow(anyProduct(dice), 1 + dice.number(3)) },
  {
    weight: 16,
    on: 'cart',
    take: (tab, dice, done) => tab.step('increase', anyProduct(dice), done),
  },
  {
    weight: 20,
    on: 'cart',
    take: (tab, dice, done) => tab.step('decrease', anyProduct(dice), done),
  },
  { weight: 6, on: 'cart', take: (tab, dice, done) => tab.step('remove', anyProduct(dice), done) },
  { weight: 10, on: 'cart', take: (tab) => tab.undo() },
  {
    weight: 16,
    on: 'cart',
    take: (tab, dice) => tab.setQty(anyProduct(dice), 1 + dice.number(999)),
  },
  { weight: 1, on: 'cart', take: (tab) => tab.checkout() },
  { weight: 5, on: 'cart', take: (tab) => tab.navigateTo('Home') },
  { weight: 12, on: 'cards', take: (tab) => tab.navigateTo('Cart') },
  { weight: 2, take: (tab, dice) => tab.search(dice.one(TEXTS)) },
  { weight: 1, take: (tab) => tab.clearHistory() },
  { weight: 1, take: (tab) => tab.reload() },
  { weight: 4, take: (tab) => setFrozen(tab, true) },
  { weight: 4, take: (tab) => setFrozen(tab, false) },
];

// A trace of hundreds of steps is too slow; the seed reproduces them (src/test-utils/fuzz.ts).
test.use({ trace: 'off' });

test(
  '[CART21, CART22] two tabs, and a third opened last, match a replay of all actions',
  {
    ...notInFirefox('each of the hundreds of steps takes ten times as long over BiDi'),
    tag: '@full',
  },
  async ({ page, context }) => {
    test.setTimeout(90_000);
    await enableFreezing(context);
    const dice = createDice(FUZZ_SEED);
    const tabs = [new Tab(page), new Tab(await context.newPage())] as const;
    for (const tab of tabs) await tab.open('?seed=7');
    const done: Actions = [];
    for (let step = 0; step < STEP_COUNT;) {
      const tab = dice.one(tabs);
      const screen = tab.page.url().includes('/cart') ? 'cart' : 'cards';
      const { take } = dice.weighted(STEPS, ({ on, weight }) =>
        !on || on === screen ? weight : 0,
      );
      const action = await take(tab, dice, done);
      if (!action) continue;
      step += 1;
      if (action === 'moved') continue;
      done.push(action);
      const texts = await stored(tab);
      expect(outcomeIn(texts), JSON.stringify(done.slice(-20))).toEqual(replay(done));
      for (const other of tabs) if (other !== tab) await waitForStorage(other, texts);
    }

    const third = new Tab(await context.newPage());
    await third.open('?seed=7');
    const { lines, queries } = replay(done);
    for (const tab of [...tabs, third]) {
      await setFrozen(tab, false);
      await tab.navigateTo('Cart');
      await expect.poll(() => tab.shown()).toEqual({ lines, queries: queries.slice(0, 5) });
    }
  },
);

/** The persisted cart and searches, parsed. */
function outcomeIn(texts: Readonly<Record<string, string>>) {
  const list = (key: string): Record<string, unknown>[] => JSON.parse(texts[key] ?? '[]');
  return {
    lines: list(CART_KEY).map(({ id, qty }) => [id, qty]),
    queries: list(HISTORY_KEY).map(({ query }) => query),
  };
}
