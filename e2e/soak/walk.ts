import { expect, type Shop } from '../fixtures/shop.ts';
import { CART_STEPS } from './cart-steps.ts';
import { createDice } from './dice.ts';
import { expectedView } from './expected-view.ts';
import { Model } from './model.ts';
import { PRODUCT_STEPS } from './product-steps.ts';
import { SEARCH_STEPS } from './search-steps.ts';
import { shownView } from './shown-view.ts';
import type { Step } from './step.ts';
import { reload, stepsHome, TRAVEL_STEPS } from './travel-steps.ts';

export interface Walk {
  /** The same seed, the same walk. */
  readonly seed: number;
  readonly steps: number;
  /** Whether the visitor reloads now and then. */
  readonly reloads: boolean;
  /** After so many steps the visitor goes home, and `rest` is called. */
  readonly every?: number;
  readonly rest?: () => Promise<void>;
}

const STEPS = [...TRAVEL_STEPS, ...SEARCH_STEPS, ...PRODUCT_STEPS, ...CART_STEPS];

/** How many of the last steps are told when model and shop differ. */
const TOLD = 25;

/** Goes about in the shop at random; after every step it must show what the model says. */
export async function walk(shop: Shop, { seed, steps, reloads, every, rest }: Walk): Promise<void> {
  const dice = createDice(seed);
  const model = new Model();
  const choices = reloads ? [...STEPS, reload] : STEPS;
  const done: string[] = [];
  const take = async ({ plan }: Step) => {
    const { words, act } = plan(model, dice);
    done.push(`${done.length + 1}. ${words}`);
    const story = `SOAK_SEED=${seed}, the last steps:\n${done.slice(-TOLD).join('\n')}\n`;
    await act(shop).catch((error: unknown) => {
      throw new Error(`${story}could not be done`, { cause: error });
    });
    await expect
      .poll(() => shownView(shop.page), { message: story, intervals: [0, 5, 10, 20, 50] })
      .toEqual(expectedView(model));
  };
  for (let count = 1; count <= steps; count += 1) {
    await take(dice.weighted(choices, ({ weight }) => weight(model)));
    if (every === undefined || count % every > 0) continue;
    for (const step of stepsHome(model)) await take(step);
    await rest?.();
  }
}
