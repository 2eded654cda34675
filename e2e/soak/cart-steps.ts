import { expect, typeInto } from '../fixtures/shop.ts';
import type { Model } from './model.ts';
import { CART, productOf } from './place.ts';
import { button, pressing, type Step } from './step.ts';
import { QUANTITIES, quantityOf } from './quantities.ts';

const hasLines = ({ menu, place, cart }: Model) =>
  !menu && place.screen === 'cart' && cart.length > 0;

const stepLine: Step = {
  weight: (model) => (hasLines(model) ? 10 : 0),
  plan(model, dice) {
    const press = pressing(model, dice);
    const { id, title } = productOf(dice.one(model.cart).id);
    const by = dice.one([1, -1] as const);
    model.popup = false;
    model.step(id, by);
    const name = `${by === 1 ? 'Increase' : 'Decrease'} quantity of ${title}`;
    return { words: name, act: (shop) => press(button(shop, name)) };
  },
};

const typeLine: Step = {
  // What is typed counts letter by letter, and each change ends an Undo: that has stories of its own.
  weight: (model) => (hasLines(model) && !model.removed && !model.popup ? 4 : 0),
  plan(model, dice) {
    const { id, qty } = dice.one(model.cart);
    const { title } = productOf(id);
    const typed = dice.one(QUANTITIES);
    model.setQty(id, quantityOf(typed) ?? qty);
    return {
      words: `type '${typed}' as the quantity of ${title}`,
      async act({ page }) {
        const field = page.getByRole('spinbutton', { name: `Quantity of ${title}`, exact: true });
        await typeInto(field, typed);
        await field.press('Enter');
      },
    };
  },
};

const remove: Step = {
  weight: (model) => (hasLines(model) ? 4 : 0),
  plan(model, dice) {
    const press = pressing(model, dice);
    const { id, title } = productOf(dice.one(model.cart).id);
    model.popup = false;
    model.remove(id);
    return { words: `remove ${title}`, act: (shop) => press(button(shop, `Remove ${title}`)) };
  },
};

const undo: Step = {
  weight: ({ menu, removed }) => (removed && !menu ? 10 : 0),
  plan(model, dice) {
    const press = pressing(model, dice);
    model.popup = false;
    model.undo();
    return { words: 'undo', act: (shop) => press(button(shop, 'Undo')) };
  },
};

const checkout: Step = {
  weight: (model) => (hasLines(model) ? 1 : 0),
  plan(model, dice) {
    const press = pressing(model, dice);
    model.popup = false;
    model.checkout();
    return { words: 'checkout', act: (shop) => press(button(shop, 'Checkout')) };
  },
};

const icon: Step = {
  weight: ({ menu }) => (menu ? 0 : 5),
  plan(model, dice) {
    const press = pressing(model, dice);
    model.popup = !model.popup;
    return { words: 'the cart icon', act: (shop) => press(shop.cartIcon) };
  },
};

const goToCart: Step = {
  weight: ({ popup }) => (popup ? 6 : 0),
  plan(model) {
    if (model.place.screen === 'cart') model.popup = false;
    else model.follow(CART);
    return {
      words: 'Go to Cart',
      act: (shop) => shop.popup.getByRole('link', { name: 'Go to Cart' }).click(),
    };
  },
};

const closePopup: Step = {
  weight: ({ popup }) => (popup ? 8 : 0),
  plan(model, dice) {
    const byKey = dice.number(2) === 0;
    model.popup = false;
    return {
      words: byKey ? 'Escape' : 'a click beside the popup',
      async act(shop) {
        if (byKey) await shop.page.keyboard.press('Escape');
        // The corner of the header: on a phone the popup is as wide as the window.
        else await shop.page.mouse.click(2, 2);
        await expect(shop.popup).toHaveCount(0);
      },
    };
  },
};

export const CART_STEPS = [stepLine, typeLine, remove, undo, checkout, icon, goToCart, closePopup];
