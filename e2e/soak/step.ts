import type { Locator } from '@playwright/test';
import type { Shop } from '../fixtures/shop.ts';
import type { Dice } from './dice.ts';
import type { Model } from './model.ts';

/** Something a visitor can do. */
export interface Step {
  /** How likely it is beside the others; 0 where it cannot be done. */
  readonly weight: (model: Model) => number;
  /** Does it to the model, and tells how it is done to the shop. */
  readonly plan: (model: Model, dice: Dice) => StepContext;
}

export interface StepContext {
  readonly words: string;
  readonly act: (shop: Shop) => Promise<unknown>;
}

/** Presses by pointer or by key. What the popup may lie on is out of a pointer's reach. */
export function pressing(model: Model, dice: Dice): (locator: Locator) => Promise<void> {
  const byKey = model.popup || dice.number(2) === 0;
  return (locator) => (byKey ? locator.press('Enter') : locator.click());
}

export function button({ page }: Shop, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}
