import type { Page } from '@playwright/test';

/** All that a walk looks at after each step. */
export interface View {
  readonly address: Readonly<Record<string, string>>;
  readonly heading: string;
  readonly title: string;
  /** The cart icon's name, and its badge. */
  readonly icon: readonly string[];
  /** Its lines as title, quantity and price, and the total; null while it is closed. */
  readonly popup: readonly (readonly string[])[] | null;
  readonly menu: boolean;
  /** The text of the header's search box; null where it has none. */
  readonly box: string | null;
  /** Product ids, in order. */
  readonly cards: readonly string[];
  readonly skeletons: number;
  readonly count: string;
  readonly filters: readonly string[];
  readonly clearFilters: boolean;
  /** Id and quantity. */
  readonly lines: readonly (readonly string[])[];
  readonly total: string | null;
  readonly undo: boolean;
  readonly thanks: boolean;
  readonly empty: boolean;
  readonly quantity: string | null;
  /** The visitor's own: name, text and rating. */
  readonly reviews: readonly (readonly string[])[];
  readonly stored: Readonly<Record<string, unknown>>;
  /** Whether anything says `NaN` or `undefined`. */
  readonly nonsense: boolean;
}

const SAMPLE_REVIEWS = 2;

/** Read in one go, so that it is one moment's view. */
export async function shownView(page: Page): Promise<View> {
  const { reviews, ...view } = await page.evaluate(readView);
  return { ...view, reviews: reviews.slice(0, -SAMPLE_REVIEWS) };
}

/** Runs in the page. */
function readView(): View {
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
  const says = (words: string) => all('p', main).some((it) => text(it) === words);
  const icon = one('header button[aria-label^="Cart,"]');
  const popup = one('[role=dialog][aria-label=Cart]:popover-open');
  const stored = Object.entries(localStorage).map(([key, json]) => {
    const list: { id?: string; qty?: number; query?: string }[] = JSON.parse(json);
    return [key, list.map(({ id, qty, query }) => query ?? [id, qty])];
  });
  return {
    address: {
      path: location.pathname,
      ...Object.fromEntries(new URLSearchParams(location.search)),
    },
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
    thanks: says('Thank you for your purchase! 🎉'),
    empty: says('Your shopping cart is empty.'),
    quantity: value('input[aria-label=Quantity]', main),
    reviews: all('[aria-label=Reviews] > li', main).map((review) => [
      text(one('strong', review)),
      text(one('p:last-child', review)),
      one('svg', review)?.getAttribute('aria-label') ?? '',
    ]),
    stored: Object.fromEntries(stored),
    nonsense: /NaN|undefined/.test(document.body.innerText),
  };
}
