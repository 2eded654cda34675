import { createCatalogue, DEFAULT_SIZE } from '#domain/catalogue/generate.ts';
import { relatedTo } from '#domain/catalogue/related.ts';
import { referenceSearch } from '#test-utils/reference-search.ts';
import { CART_KEY, HERO_HEADING, HISTORY_KEY } from '../fixtures/config.ts';
import { BASE, SEED, seededProducts } from '../fixtures/products.ts';

/** What a URL of the shop means. Query and filters have their defaults on all screens but the list. */
export interface Screen {
  readonly kind: 'home' | 'products' | 'product' | 'cart';
  readonly id: string;
  readonly query: string;
  readonly sort: 'relevance' | 'price-low' | 'price-high' | 'rating';
  readonly rating: string;
}

type Line = readonly [id: string, qty: number];

export const HOME: Screen = { kind: 'home', id: '', query: '', sort: 'relevance', rating: '0' };
export const LIST: Screen = { ...HOME, kind: 'products' };
export const CART: Screen = { ...HOME, kind: 'cart' };

const ALL = seededProducts();
const CATALOGUE = createCatalogue(SEED, DEFAULT_SIZE, BASE);

export function productOf(id: string) {
  const found = ALL.find((product) => product.id === id);
  if (!found) throw new RangeError(`The catalogue has no ${id}`);
  return found;
}

/** The state of a visit by the rules of SPEC.md. */
export class Model {
  entries: readonly Screen[] = [HOME];
  index = 0;
  cart: readonly Line[] = [];
  removed: { readonly line: Line; readonly at: number } | null = null;
  /** Newest first. */
  searches: readonly string[] = [];
  /** Texts by product id, newest first. */
  reviews: Readonly<Record<string, readonly string[]>> = {};

  get screen(): Screen {
    return this.entries[this.index] ?? HOME;
  }

  /** The ids of the product cards. */
  get cards(): readonly string[] {
    const { kind, id, query: text, sort: sortBy, rating } = this.screen;
    if (kind === 'cart') return [];
    if (kind === 'home') return ALL.map((product) => product.id);
    // `relatedTo` has its own tests.
    if (kind === 'product') return relatedTo(productOf(id), CATALOGUE, BASE).map((it) => it.id);
    const query = { text, sortBy, rating: Number(rating), priceRange: { min: 0, max: 1000 } };
    return referenceSearch(ALL, query).map((product) => product.id);
  }

  follow(to: Screen): void {
    if (isSame(to, this.screen)) return;
    // Fewer than a browser's 50, the first of which is not the shop's.
    this.entries = [...this.entries.slice(0, this.index + 1), to].slice(-40);
    this.index = this.entries.length - 1;
    this.removed = null;
  }

  travel(by: -1 | 1): void {
    if (!isSame(this.screen, this.entries[this.index + by] ?? HOME)) this.removed = null;
    this.index += by;
  }

  /** Changes the list's URL; the list replaces the current history entry. */
  refine(change: Partial<Screen>): void {
    this.entries = this.entries.with(this.index, { ...this.screen, ...change });
  }

  search(typed: string): void {
    const query = typed.trim();
    const normal = (text: string) => text.toLowerCase().split(/\s+/).join(' ');
    const others = this.searches.filter((other) => normal(other) !== normal(query));
    if (query !== '') this.searches = [query, ...others].slice(0, 10);
    if (this.screen.kind === 'products') this.refine({ query });
    else this.follow({ ...LIST, query });
  }

  review(id: string, typed: string): void {
    const text = typed.trim();
    const own = this.reviews[id] ?? [];
    if (text !== '') this.reviews = { ...this.reviews, [id]: [text, ...own] };
  }

  add(id: string, qty: number): void {
    const line = this.cart.find((other) => other[0] === id);
    if (line) this.setQty(id, line[1] + qty);
    else this.changeCart([...this.cart, [id, qty]]);
  }

  /** 0 removes the line. */
  setQty(id: string, qty: number): void {
    const at = this.cart.findIndex((line) => line[0] === id);
    const line = this.cart[at];
    if (qty > 0) return this.changeCart(this.cart.with(at, [id, Math.min(999, qty)]));
    this.changeCart(this.cart.toSpliced(at, 1));
    this.removed = line ? { line, at } : null;
  }

  undo(): void {
    if (this.removed) this.changeCart(this.cart.toSpliced(this.removed.at, 0, this.removed.line));
  }

  changeCart(cart: readonly Line[]): void {
    this.cart = cart;
    this.removed = null;
  }

  /** What the shop must show, in the form of `readView`. */
  view() {
    const { kind, id, query, sort, rating } = this.screen;
    const count = this.cart.reduce((sum, [, qty]) => sum + qty, 0);
    const results = query === '' ? 'Products' : `Results for "${query}"`;
    return {
      path: BASE + { home: '', products: 'products', product: `product/${id}`, cart: 'cart' }[kind],
      params: {
        seed: String(SEED),
        ...(query !== '' && { q: query }),
        ...(rating !== '0' && { rating }),
        ...(sort !== 'relevance' && { sort }),
      },
      heading:
        kind === 'product'
          ? productOf(id).title
          : { home: HERO_HEADING, products: results, cart: 'Your Cart' }[kind],
      icon: count === 0 ? 'Cart, empty' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`,
      cards: this.cards,
      lines: kind === 'cart' ? this.cart : [],
      undo: kind === 'cart' && this.removed !== null,
      reviews: this.reviews[id] ?? [],
      stored: {
        ...(this.cart.length > 0 && { [CART_KEY]: this.cart }),
        ...(this.searches.length > 0 && { [HISTORY_KEY]: this.searches }),
      },
      isComplete: true,
    };
  }
}

/** All screens are copies of HOME, so their keys are in the same order. */
function isSame(a: Screen, b: Screen): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
