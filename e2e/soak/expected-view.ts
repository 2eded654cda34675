import type { Model } from './model.ts';
import { addressOf, cardsAt, isFiltered, productOf } from './place.ts';
import type { View } from './shown-view.ts';

/** What the shop must show when the model is right. */
export function expectedView(model: Model): View {
  const { place, cart, searching, searches } = model;
  const { screen } = place;
  const cards = cardsAt(place);
  const isCart = screen === 'cart';
  const isList = screen === 'products';
  return {
    address: addressOf(place),
    ...headingsOf(model),
    icon: iconOf(cart.reduce((sum, { qty }) => sum + qty, 0)),
    popup: model.popup ? popupOf(model) : null,
    menu: model.menu,
    box: model.wide ? model.box : null,
    cards: searching ? [] : cards,
    skeletons: searching ? 8 : 0,
    count:
      isList && !searching && place.text !== ''
        ? `${cards.length} results for "${place.text}"`
        : '',
    filters: isList ? [place.sort, place.rating, place.price] : [],
    clearFilters: isList && isFiltered(place),
    lines: isCart ? cart.map(({ id, qty }) => [id, String(qty)]) : [],
    total: isCart && cart.length > 0 ? totalOf(cart) : null,
    undo: isCart && model.removed !== null,
    thanks: model.thanked,
    empty: isCart && cart.length === 0 && !model.thanked,
    quantity: screen === 'product' ? String(model.quantity) : null,
    reviews: (model.reviews[place.id] ?? []).map(({ text, stars }) => ['You', text, stars]),
    stored: {
      ...(cart.length > 0 && { 'rivulet.cart': cart.map(({ id, qty }) => [id, qty]) }),
      ...(searches.length > 0 && { 'rivulet.search-history': searches }),
    },
    nonsense: false,
  };
}

function headingsOf({ place: { screen, id, text } }: Model): { heading: string; title: string } {
  switch (screen) {
    case 'home':
      return {
        heading: 'Flow Into Your Next Great Find',
        title: 'Rivulet – Flow into great deals',
      };
    case 'products':
      return text === ''
        ? { heading: 'Products', title: 'Products · Rivulet' }
        : { heading: `Results for “${text}”`, title: `Results for "${text}" · Rivulet` };
    case 'product':
      return { heading: productOf(id).title, title: `${productOf(id).title} · Rivulet` };
    case 'cart':
      return { heading: 'Your Cart', title: 'Cart · Rivulet' };
    default:
      return screen satisfies never;
  }
}

function iconOf(count: number): readonly string[] {
  if (count === 0) return ['Cart, empty', ''];
  return [`Cart, ${count} ${count === 1 ? 'item' : 'items'}`, count > 99 ? '99+' : String(count)];
}

function popupOf({ cart }: Model): readonly (readonly string[])[] {
  if (cart.length === 0) return [['Your shopping cart is empty.']];
  const lines = cart.map((line) => [productOf(line.id).title, String(line.qty), totalOf([line])]);
  return [...lines, ['Total', totalOf(cart)]];
}

/** By its own reckoning: whole cents out of the price's digits, written out by hand. */
export function totalOf(lines: Model['cart']): string {
  const cents = lines.reduce(
    (sum, { id, qty }) => sum + Number(productOf(id).price.replace('.', '')) * qty,
    0,
  );
  const digits = String(cents).padStart(3, '0');
  const dollars = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `$${dollars}.${digits.slice(-2)}`;
}
