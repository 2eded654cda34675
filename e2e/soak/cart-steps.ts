import { expect, typeInto } from '../fixtures/shop.ts';
import type { Model } from './model.ts';
import { CART, productOf } from './screens.ts';
import {
  act,
  anyLine,
  anyQuantity,
  button,
  hasLines,
  hasPopup,
  noMenu,
  onProduct,
  press,
  shownCards,
  typeQuantity,
  type Step,
} from './step.ts';

const ADDED_MS = 1000;
const REVIEWS = ['Floats.', ' <b>Bold</b> & wet ', '   ', 'Sank at once', 'Ahoi ⛵ שלום'];

const freeCards = (model: Model) => shownCards(model).filter((id) => !model.isAdded(id));
const hasFreeCard = (model: Model) => freeCards(model).length > 0;
const hasFreeButton = (model: Model) =>
  onProduct(model) && !model.isAdded(`page ${model.screen.id}`);
const isUncovered = (model: Model) => onProduct(model) && !model.popup;
const hasUndo = ({ menu, removed }: Model) => !menu && removed !== null;
// Each digit typed counts as a change, and the first one ends Undo: other tests cover that.
const hasFreeQuantity = (model: Model) => hasLines(model) && !model.removed && !model.popup;

export const CART_STEPS: readonly Step[] = [
  press(10, hasFreeCard, (model, dice) => {
    const { id, title } = productOf(dice.one(freeCards(model)));
    model.add(id, 1);
    model.popup = true;
    model.addedUntil.set(id, model.now + ADDED_MS);
    return [
      `add ${title} from its card`,
      (shop) => shop.card(title).getByRole('button', { name: 'Add to Cart' }),
    ];
  }),
  press(10, hasFreeButton, (model) => {
    const { id } = model.screen;
    model.add(id, model.quantity);
    model.quantity = 1;
    model.addedUntil.set(`page ${id}`, model.now + ADDED_MS);
    return [
      'add from the product page',
      ({ page }) => page.locator('main :not(article) > button', { hasText: 'Add to Cart' }).first(),
    ];
  }),
  press(5, onProduct, (model) => {
    model.add(model.screen.id, model.quantity);
    model.follow(CART);
    return ['Buy Now'];
  }),
  press(6, onProduct, (model, dice) => {
    const by = dice.one([1, 1, -1]);
    model.quantity = Math.min(999, Math.max(1, model.quantity + by));
    return [by === 1 ? 'Increase quantity' : 'Decrease quantity'];
  }),
  act(5, isUncovered, (model, dice) => {
    const [typed, qty] = anyQuantity(dice, model.quantity);
    model.quantity = qty;
    return [`type '${typed}' as the quantity`, (shop) => typeQuantity(shop, 'Quantity', typed)];
  }),
  act(4, onProduct, (model, dice) => {
    const text = dice.one(REVIEWS);
    const stars = dice.one(['5', '4', '3', '2', '1']);
    model.popup = false;
    model.review(model.screen.id, text, `Rated ${stars} out of 5`);
    return [
      `review with ${stars} stars: '${text}'`,
      async ({ page }, press) => {
        await typeInto(page.getByRole('textbox', { name: 'Your review' }), text);
        await page.getByRole('combobox', { name: 'Rating', exact: true }).selectOption(stars);
        await press(button(page, 'Submit Review'));
      },
    ];
  }),
  press(10, hasLines, (model, dice) => {
    const { id, title } = anyLine(model, dice);
    const by = dice.one([1, -1] as const);
    model.step(id, by);
    return [`${by === 1 ? 'Increase' : 'Decrease'} quantity of ${title}`];
  }),
  act(4, hasFreeQuantity, (model, dice) => {
    const line = dice.one(model.cart);
    const [typed, qty] = anyQuantity(dice, line.qty);
    const name = `Quantity of ${productOf(line.id).title}`;
    model.setQty(line.id, qty);
    return [`type '${typed}' as ${name}`, (shop) => typeQuantity(shop, name, typed)];
  }),
  press(4, hasLines, (model, dice) => {
    const { id, title } = anyLine(model, dice);
    model.remove(id);
    return [`Remove ${title}`];
  }),
  press(10, hasUndo, (model) => {
    model.undo();
    return ['Undo'];
  }),
  press(1, hasLines, (model) => {
    model.checkout();
    return ['Checkout'];
  }),
  act(5, noMenu, (model) => {
    model.popup = !model.popup;
    return ['the cart icon', (shop, press) => press(shop.cartIcon)];
  }),
  act(6, hasPopup, (model) => {
    model.follow(CART);
    return ['Go to Cart', ({ popup }) => popup.getByRole('link', { name: 'Go to Cart' }).click()];
  }),
  act(8, hasPopup, (model, dice) => {
    const byKey = dice.number(2) === 0;
    model.popup = false;
    return [
      byKey ? 'Escape' : 'a click beside the popup',
      async ({ page, popup }) => {
        if (byKey) await page.keyboard.press('Escape');
        // The corner of the header: on a phone the popup is as wide as the window.
        else await page.mouse.click(2, 2);
        await expect(popup).toHaveCount(0);
      },
    ];
  }),
];
