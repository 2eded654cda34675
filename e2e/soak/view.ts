import { CART_KEY, HERO_HEADING, HISTORY_KEY, HOME_TITLE, NAME } from '../fixtures/config.ts';
import type { Model } from './model.ts';
import { cardsOn, isFiltered, productOf, urlOf } from './screens.ts';

const SAMPLE_REVIEWS = 2;

/** What the shop must show for the model, in the form of `readView`. */
export function expectedView(model: Model) {
  const { screen, cart, searching, searches } = model;
  const cards = cardsOn(screen);
  const isCart = screen.kind === 'cart';
  const isList = screen.kind === 'products';
  const hasCount = isList && !searching && (screen.text !== '' || cards.length > 0);
  const reviews = (model.reviews[screen.id] ?? []).map((review) => ['You', ...review]);
  return {
    url: urlOf(screen),
    ...headingsOf(model),
    icon: iconOf(cart.reduce((sum, { qty }) => sum + qty, 0)),
    popup: model.popup ? popupOf(model) : null,
    menu: model.menu,
    box: model.wide ? model.box : null,
    cards: searching ? [] : cards,
    skeletons: searching ? 8 : 0,
    count: hasCount ? countOf(cards.length, screen.text) : '',
    filters: isList ? [screen.sort, screen.rating, screen.price] : [],
    clearFilters: isList && isFiltered(screen),
    lines: isCart ? cart.map(({ id, qty }) => [id, String(qty)]) : [],
    total: isCart && cart.length > 0 ? totalOf(cart) : null,
    undo: isCart && model.removed !== null,
    thanks: model.thanked,
    empty: isCart && cart.length === 0 && !model.thanked,
    quantity: screen.kind === 'product' ? String(model.quantity) : null,
    reviews: {
      own: reviews,
      count: reviews.length + (screen.kind === 'product' ? SAMPLE_REVIEWS : 0),
    },
    stored: {
      ...(cart.length > 0 && { [CART_KEY]: cart.map(({ id, qty }) => [id, qty]) }),
      ...(searches.length > 0 && { [HISTORY_KEY]: searches }),
    },
    invalidText: false,
  };
}

function headingsOf({ screen: { kind, id, text } }: Model): { heading: string; title: string } {
  if (kind === 'home')
    return {
      heading: HERO_HEADING,
      title: HOME_TITLE,
    };
  if (kind === 'cart') return { heading: 'Your Cart', title: `Cart · ${NAME}` };
  if (kind === 'product')
    return { heading: productOf(id).title, title: `${productOf(id).title} · ${NAME}` };
  return text === ''
    ? { heading: 'Products', title: `Products · ${NAME}` }
    : { heading: `Results for "${text}"`, title: `Results for "${text}" · ${NAME}` };
}

function countOf(count: number, text: string): string {
  if (text !== '') return `${count} results for "${text}"`;
  return count === 1 ? '1 product' : `${count} products`;
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

function totalOf(lines: Model['cart']): string {
  const cents = lines.reduce(
    (sum, { id, qty }) => sum + Number(productOf(id).price.replace('.', '')) * qty,
    0,
  );
  const digits = String(cents).padStart(3, '0');
  const dollars = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `$${dollars}.${digits.slice(-2)}`;
}

/** Runs in the page: everything the walk compares, read in one task so that it is consistent. */
export function readView() {
  const all = (selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<HTMLElement>(selector),
  ];
  const one = (selector: string, within?: ParentNode) => all(selector, within)[0];
  const text = (element: Node | undefined | null) => element?.textContent ?? '';
  const value = (selector: string, within?: ParentNode) => {
    const field = one(selector, within);
    return field instanceof HTMLInputElement ? field.value : null;
  };
  const main = one('main') ?? document.body;
  const hasButton = (name: string) => all('button', main).some((it) => text(it) === name);
  const hasText = (words: string) => all('p', main).some((it) => text(it) === words);
  const icon = one('header button[aria-label^="Cart,"]');
  const popup = one('[role=dialog][aria-label=Cart]:popover-open');
  const stored = Object.entries(localStorage).map(([key, json]) => {
    const list: { id?: string; qty?: number; query?: string }[] = JSON.parse(json);
    return [key, list.map(({ id, qty, query }) => query ?? [id, qty])];
  });
  const reviews = all('[aria-label=Reviews] > li', main).map((review) => [
    text(one('strong', review)),
    text(one('p:last-child', review)),
    one('svg', review)?.getAttribute('aria-label') ?? '',
  ]);
  return {
    url: { path: location.pathname, ...Object.fromEntries(new URLSearchParams(location.search)) },
    heading: text(one('h1', main)),
    title: text(one('title')),
    icon: [icon?.getAttribute('aria-label') ?? '', text(icon)],
    popup: popup
      ? [
          ...all('li', popup).map(({ children: [, title, qty, price] }) => [
            text(title),
            text(qty?.lastChild),
            text(price),
          ]),
          ...all('p', popup).map((it) =>
            it.children.length > 0 ? [...it.children].map(text) : [text(it)],
          ),
        ]
      : null,
    menu: one('dialog[open][aria-label=Menu]') !== undefined,
    box: one('header form:not(dialog *)')?.checkVisibility()
      ? value('header form:not(dialog *) input')
      : null,
    cards: all('article[data-product]', main).map(({ dataset }) => dataset['product'] ?? ''),
    skeletons: all('[data-skeleton]', main).length,
    count: text(one('p[role=status]', main)),
    filters: all('[aria-label=Filters] select', main).map((it) =>
      it instanceof HTMLSelectElement ? it.value : '',
    ),
    clearFilters: hasButton('Clear Filters'),
    lines: all('[aria-label="Cart items"] > li', main).map((line) => [
      one('a', line)
        ?.getAttribute('href')
        ?.replace(/.*\/|\?.*/g, '') ?? '',
      value('input', line) ?? '',
    ]),
    total: one('[data-total]', main)?.textContent ?? null,
    undo: hasButton('Undo'),
    thanks: hasText('Thank you for your purchase! 🎉'),
    empty: hasText('Your shopping cart is empty.'),
    quantity: value('input[aria-label=Quantity]', main),
    reviews: { own: reviews.filter(([name]) => name === 'You'), count: reviews.length },
    stored: Object.fromEntries(stored),
    invalidText: /NaN|undefined/.test(document.body.innerText),
  };
}
