import { typeInto, type Shop } from '../fixtures/shop.ts';
import { CART, HOME, LIST, productOf, type Model } from './model.ts';

/** A seeded choice; undefined if there are no items. */
export type Pick = <Item>(items: readonly Item[]) => Item | undefined;

/** Updates the model, and returns how to do the same in the shop; `null` where a visitor cannot do it. */
type Action = (model: Model, pick: Pick) => ((shop: Shop) => Promise<unknown>) | null;

const press = ({ page }: Shop, name: string) =>
  page.getByRole('button', { name, exact: true }).press('Enter');

function card(model: Model, pick: Pick) {
  const id = pick(model.cards);
  const role = pick(['button', 'link'] as const);
  if (id === undefined || !role) return null;
  if (role === 'button') model.add(id, 1);
  else model.follow({ ...HOME, kind: 'product', id });
  return (shop: Shop) => shop.card(productOf(id).title).getByRole(role).press('Enter');
}

function buy(model: Model, pick: Pick) {
  const { kind, id } = model.screen;
  const qty = pick([1, 2, 42, 500, 999]) ?? 1;
  const name = pick(['Add to Cart', 'Buy Now']) ?? '';
  if (kind !== 'product') return null;
  model.add(id, qty);
  if (name === 'Buy Now') model.follow(CART);
  return async ({ page }: Shop) => {
    await typeInto(page.getByRole('spinbutton', { name: 'Quantity' }), String(qty));
    await page.locator('main :not(article) > button', { hasText: name }).first().press('Enter');
  };
}

function review(model: Model, pick: Pick) {
  const { kind, id } = model.screen;
  const text = pick(['Floats.', ' <b>Bold</b> & wet ', '   ', 'Ahoi ⛵ שלום']) ?? '';
  if (kind !== 'product') return null;
  model.review(id, text);
  return async (shop: Shop) => {
    await typeInto(shop.page.getByRole('textbox', { name: 'Your review' }), text);
    await press(shop, 'Submit Review');
  };
}

function changeLine(model: Model, pick: Pick) {
  const [id = '', qty = 0] = pick(model.cart) ?? [];
  if (model.screen.kind !== 'cart' || qty === 0) return null;
  const { title } = productOf(id);
  const [name = '', next = 0] =
    pick([
      [`Increase quantity of ${title}`, qty + 1],
      [`Decrease quantity of ${title}`, qty - 1],
      [`Remove ${title}`, 0],
    ] as const) ?? [];
  model.setQty(id, next);
  return (shop: Shop) => press(shop, name);
}

function typeQuantity(model: Model, pick: Pick) {
  const [id] = pick(model.cart) ?? [];
  const typed = pick(['1', '2', '999', '0', '1000', '-3', '1.5', '']) ?? '';
  // The first digit typed ends Undo, whether the text becomes valid or not.
  if (model.screen.kind !== 'cart' || id === undefined || model.removed) return null;
  if (['1', '2', '999'].includes(typed)) model.setQty(id, Number(typed));
  return async ({ cartLines }: Shop) => {
    const name = `Quantity of ${productOf(id).title}`;
    await typeInto(cartLines.getByRole('spinbutton', { name }), typed);
    await cartLines.getByRole('spinbutton', { name }).press('Enter');
  };
}

function undo(model: Model) {
  if (!model.removed) return null;
  model.undo();
  return (shop: Shop) => press(shop, 'Undo');
}

function checkout(model: Model) {
  if (model.screen.kind !== 'cart' || model.cart.length === 0) return null;
  model.changeCart([]);
  return (shop: Shop) => press(shop, 'Checkout');
}

function followLink(model: Model, pick: Pick) {
  const name = pick(['Home', 'Products', 'Cart'] as const) ?? 'Home';
  model.follow({ Home: HOME, Products: LIST, Cart: CART }[name]);
  return (shop: Shop) => shop.navLink(name).press('Enter');
}

function search(model: Model, pick: Pick) {
  const text = pick(['the', 'a', ' Steel ', 'STEEL', 'cotton  for', 'zzz', '   ', '<b>"&']) ?? '';
  model.search(text);
  return (shop: Shop) => shop.searchFor(text);
}

function filter(model: Model, pick: Pick) {
  const sort = pick(['relevance', 'price-low', 'price-high', 'rating'] as const) ?? 'rating';
  const rating = pick(['0', '4', '3', '2']) ?? '0';
  if (model.screen.kind !== 'products') return null;
  model.refine({ sort, rating });
  return async ({ page }: Shop) => {
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption(sort);
    await page.getByRole('combobox', { name: 'Minimum rating' }).selectOption(rating);
  };
}

function travel(model: Model, pick: Pick) {
  const by = pick([-1, -1, 1] as const) ?? -1;
  if (model.entries[model.index + by] === undefined) return null;
  model.travel(by);
  return ({ page }: Shop) =>
    by < 0 ? page.goBack({ waitUntil: 'commit' }) : page.goForward({ waitUntil: 'commit' });
}

function reload(model: Model) {
  Object.assign(model, { removed: null, reviews: {} });
  return async (shop: Shop) => {
    await shop.page.reload({ waitUntil: 'commit' });
    await shop.hydrated();
  };
}

const OFTEN = [card, buy, changeLine, typeQuantity, undo, followLink, search, filter, travel];
export const ACTIONS: readonly Action[] = [
  ...[OFTEN, OFTEN, OFTEN].flat(),
  review,
  checkout,
  reload,
];
