import { FUZZ_SEED } from '#test-utils/fuzz.ts';
import { replay, type Action, type Return } from '#test-utils/replay.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, notInFirefox, test } from '../fixtures/shop.ts';
import { createDice, type Dice } from '../soak/dice.ts';
import { enableFreezing, setFrozen, stored, waitForStorage } from '../fixtures/storage-events.ts';
import { Tab, type Done } from '../fixtures/tab.ts';

/** TEST_FULL=1 takes five times as many. */
const STEPS = process.env['TEST_FULL'] ? 500 : 100;
const WARES = [0, 1, 2, 3, 4].map((index) => seededProduct(index));
/** Single letters: with no more in the search box, it offers the recent searches. */
const TEXTS = [...'abcdefghijklm'];

type Deeds = (Action | Return)[];

interface Turn {
  readonly weight: number;
  /** Where it can be taken: on the cart page or beside the cards of another. Anywhere, if left out. */
  readonly on?: 'cart' | 'cards';
  readonly take: (tab: Tab, dice: Dice, done: Deeds) => Promise<Done | null | void>;
}

const ware = (dice: Dice) => dice.one(WARES);

const TURNS: readonly Turn[] = [
  { weight: 40, on: 'cards', take: (tab, dice) => tab.add(ware(dice)) },
  { weight: 2, on: 'cards', take: (tab, dice) => tab.buyNow(ware(dice), 1 + dice.number(3)) },
  { weight: 16, on: 'cart', take: (tab, dice, done) => tab.step('increase', ware(dice), done) },
  { weight: 20, on: 'cart', take: (tab, dice, done) => tab.step('decrease', ware(dice), done) },
  { weight: 6, on: 'cart', take: (tab, dice, done) => tab.step('remove', ware(dice), done) },
  { weight: 10, on: 'cart', take: (tab) => tab.undo() },
  { weight: 16, on: 'cart', take: (tab, dice) => tab.setQty(ware(dice), 1 + dice.number(999)) },
  { weight: 1, on: 'cart', take: (tab) => tab.checkout() },
  { weight: 5, on: 'cart', take: (tab) => tab.navigateTo('Home') },
  { weight: 12, on: 'cards', take: (tab) => tab.navigateTo('Cart') },
  { weight: 2, take: (tab, dice) => tab.search(dice.one(TEXTS)) },
  { weight: 1, take: (tab) => tab.clearHistory() },
  { weight: 1, take: (tab) => tab.reload() },
  { weight: 4, take: (tab) => setFrozen(tab, true) },
  { weight: 4, take: (tab) => setFrozen(tab, false) },
];

// A film of hundreds of steps costs more than they do: the seed brings them back (src/test-utils/fuzz.ts).
test.use({ trace: 'off' });

test(
  '[CART21, CART22] two tabs, and a third opened last, show what a replay of all actions gives',
  notInFirefox('each of the hundreds of steps takes ten times as long there'),
  async ({ page, context }) => {
    test.setTimeout(90_000);
    await enableFreezing(context);
    const dice = createDice(FUZZ_SEED);
    const tabs = [new Tab(page), new Tab(await context.newPage())] as const;
    for (const tab of tabs) await tab.open('?seed=7');
    const done: Deeds = [];
    for (let step = 0; step < STEPS;) {
      const tab = dice.one(tabs);
      const where = tab.page.url().includes('/cart') ? 'cart' : 'cards';
      const turn = dice.weighted(TURNS, ({ on, weight }) => (!on || on === where ? weight : 0));
      const did = await turn.take(tab, dice, done);
      if (!did) continue;
      step += 1;
      if (did === 'moved') continue;
      done.push(did);
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

/** What the stored texts hold, read plainly. */
function outcomeIn(texts: Readonly<Record<string, string>>) {
  const list = (key: string): Record<string, unknown>[] => JSON.parse(texts[key] ?? '[]');
  return {
    lines: list('rivulet.cart').map(({ id, qty }) => [id, qty]),
    queries: list('rivulet.search-history').map(({ query }) => query),
  };
}
