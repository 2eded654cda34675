import type { Locator } from '@playwright/test';
import { typeInto, type Shop } from '../fixtures/shop.ts';
import type { Dice } from './dice.ts';
import type { Model } from './model.ts';
import { cardsOn, productOf } from './screens.ts';

type When = (model: Model) => boolean;
type Target = (shop: Shop) => Locator;
type Press = (locator: Locator) => Promise<void>;
type Act = (shop: Shop, press: Press) => Promise<unknown>;

/** Something that a visitor can do. */
export interface Step {
  readonly weight: number;
  readonly when: When;
  /** Updates the model; returns a name for the log and how to do the same to the shop. */
  readonly plan: (model: Model, dice: Dice) => readonly [name: string, act: Act];
}

/** A step with an action of its own; its `press` chooses pointer or key. */
export function act(weight: number, when: When, plan: Step['plan']): Step {
  return { weight, when, plan };
}

/** A step that presses one element, by default the button of that name, and so closes the popup. */
export function press(
  weight: number,
  when: When,
  plan: (model: Model, dice: Dice) => readonly [name: string, target?: Target],
): Step {
  return act(weight, when, (model, dice) => {
    model.popup = false;
    const [name, target = ({ page }: Shop) => button(page, name)] = plan(model, dice);
    return [name, (shop, press) => press(target(shop))];
  });
}

export function button(page: Shop['page'], name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

export const always: When = () => true;
export const noMenu: When = ({ menu }) => !menu;
export const hasPopup: When = ({ popup }) => popup;
export const onList: When = ({ screen, menu }) => screen.kind === 'products' && !menu;
export const onProduct: When = ({ screen, menu }) => screen.kind === 'product' && !menu;
export const hasLines: When = ({ screen, menu, cart }) =>
  screen.kind === 'cart' && !menu && cart.length > 0;

export function shownCards({ menu, searching, screen }: Model): readonly string[] {
  return menu || searching ? [] : cardsOn(screen);
}

export function anyLine({ cart }: Model, dice: Dice) {
  return productOf(dice.one(cart).id);
}

const QUANTITIES = ['1', '2', '7', '42', '500', '999', '0', '1000', '-3', '1.5', ''];

/** A text to type as a quantity, and the quantity it means: the current one if the text is invalid. */
export function anyQuantity(dice: Dice, current: number): readonly [typed: string, qty: number] {
  const typed = dice.one(QUANTITIES);
  const number = Number(typed);
  const isValid = typed !== '' && Number.isInteger(number) && number >= 1 && number <= 999;
  return [typed, isValid ? number : current];
}

export async function typeQuantity({ page }: Shop, name: string, typed: string): Promise<void> {
  const field = page.getByRole('spinbutton', { name, exact: true });
  await typeInto(field, typed);
  await field.press('Enter');
}
