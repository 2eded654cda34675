import { typeInto } from '../fixtures/shop.ts';
import type { Model } from './model.ts';
import { CART, cardsAt, productOf } from './place.ts';
import { QUANTITIES, quantityOf } from './quantities.ts';
import { button, pressing, type Step } from './step.ts';

/** How long a button says 'Added!', in milliseconds. */
const ADDED_MS = 1000;

const isOnProduct = ({ place, menu }: Model) => place.screen === 'product' && !menu;
const freeCards = (model: Model) =>
  model.menu || model.searching ? [] : cardsAt(model.place).filter((id) => !model.isAdded(id));

const addFromCard: Step = {
  weight: (model) => (freeCards(model).length > 0 ? 10 : 0),
  plan(model, dice) {
    const press = pressing(model, dice);
    const { id, title } = productOf(dice.one(freeCards(model)));
    model.add(id, 1);
    model.popup = true;
    model.addedUntil.set(id, model.now + ADDED_MS);
    return {
      words: `add ${title} from its card`,
      act: (shop) => press(shop.card(title).getByRole('button', { name: 'Add to Cart' })),
    };
  },
};

const addFromPage: Step = {
  weight: (model) => (isOnProduct(model) && !model.isAdded(`page ${model.place.id}`) ? 10 : 0),
  plan(model, dice) {
    const press = pressing(model, dice);
    const { id } = model.place;
    const count = model.quantity;
    model.popup = false;
    model.add(id, count);
    model.quantity = 1;
    model.addedUntil.set(`page ${id}`, model.now + ADDED_MS);
    return {
      words: `add ${count} from the page`,
      act: ({ page }) =>
        press(page.locator('main :not(article) > button', { hasText: 'Add to Cart' }).first()),
    };
  },
};

const buyNow: Step = {
  weight: (model) => (isOnProduct(model) ? 5 : 0),
  plan(model, dice) {
    const press = pressing(model, dice);
    const { quantity } = model;
    model.add(model.place.id, quantity);
    model.follow(CART);
    return { words: `buy ${quantity} now`, act: (shop) => press(button(shop, 'Buy Now')) };
  },
};

const step: Step = {
  weight: (model) => (isOnProduct(model) ? 6 : 0),
  plan(model, dice) {
    const press = pressing(model, dice);
    const by = dice.one([1, 1, -1]);
    model.popup = false;
    model.quantity = Math.min(999, Math.max(1, model.quantity + by));
    const name = by === 1 ? 'Increase quantity' : 'Decrease quantity';
    return { words: name, act: (shop) => press(button(shop, name)) };
  },
};

const type: Step = {
  weight: (model) => (isOnProduct(model) && !model.popup ? 5 : 0),
  plan(model, dice) {
    const typed = dice.one(QUANTITIES);
    model.quantity = quantityOf(typed) ?? model.quantity;
    return {
      words: `type '${typed}' as the quantity`,
      async act({ page }) {
        const field = page.getByRole('spinbutton', { name: 'Quantity', exact: true });
        await typeInto(field, typed);
        await field.press('Enter');
      },
    };
  },
};

const review: Step = {
  weight: (model) => (isOnProduct(model) ? 4 : 0),
  plan(model, dice) {
    const press = pressing(model, dice);
    const text = dice.one([
      'Floats.',
      ' <b>Bold</b> & wet ',
      '   ',
      'Sank at once',
      'Ahoi ⛵ שלום',
    ]);
    const stars = dice.one(['5', '4', '3', '2', '1']);
    model.popup = false;
    model.review(model.place.id, text, `Rated ${stars} out of 5`);
    return {
      words: `a review of ${stars}: '${text}'`,
      async act(shop) {
        await typeInto(shop.page.getByRole('textbox', { name: 'Your review' }), text);
        await shop.page.getByRole('combobox', { name: 'Rating', exact: true }).selectOption(stars);
        await press(button(shop, 'Submit Review'));
      },
    };
  },
};

export const PRODUCT_STEPS = [addFromCard, addFromPage, buyNow, step, type, review];
