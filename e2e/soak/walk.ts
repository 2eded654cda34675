import { expect, type Shop } from '../fixtures/shop.ts';
import { CART_STEPS } from './cart-steps.ts';
import { createDice } from './dice.ts';
import { Model } from './model.ts';
import { NAVIGATION_STEPS, reload, stepsHome } from './navigation-steps.ts';
import { SEARCH_STEPS } from './search-steps.ts';
import type { Step } from './step.ts';
import { expectedView, readView } from './view.ts';

export interface Walk {
  /** The same seed takes the same steps. */
  readonly seed: number;
  readonly steps: number;
  /** Whether some of the steps reload the page. */
  readonly reloads: boolean;
  /** After so many steps the walk goes to the home page and calls `rest`. */
  readonly every?: number;
  readonly rest?: () => Promise<void>;
}

const STEPS = [...NAVIGATION_STEPS, ...SEARCH_STEPS, ...CART_STEPS];

/** How many of the last steps a failure lists. */
const LISTED = 25;

/** Takes random steps through the shop and compares it with the model after each. */
export async function walk(shop: Shop, { seed, steps, reloads, every, rest }: Walk): Promise<void> {
  const dice = createDice(seed);
  const model = new Model();
  const choices = reloads ? [...STEPS, reload] : STEPS;
  const done: string[] = [];
  const take = async ({ plan }: Step) => {
    // The pointer does not reach what the popup may cover.
    const byKey = model.popup || dice.number(2) === 0;
    const [name, act] = plan(model, dice);
    done.push(`${done.length + 1}. ${name}`);
    const log = `SOAK_SEED=${seed}, the last steps:\n${done.slice(-LISTED).join('\n')}\n`;
    await act(shop, (it) => (byKey ? it.press('Enter') : it.click())).catch((error: unknown) => {
      throw new Error(`${log}failed`, { cause: error });
    });
    await expect
      .poll(() => shop.page.evaluate(readView), { message: log, intervals: [0, 5, 10, 20, 50] })
      .toEqual(expectedView(model));
  };
  for (let count = 1; count <= steps; count += 1) {
    await take(dice.weighted(choices, ({ weight, when }) => (when(model) ? weight : 0)));
    if (every === undefined || count % every > 0) continue;
    for (const step of stepsHome(model)) await take(step);
    await rest?.();
  }
}
