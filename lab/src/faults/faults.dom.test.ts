import { expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { NO_QUERY, type SearchQuery } from '#domain/search/query.ts';
import { createShop, type Shop, type ShopOptions } from '#stores/shop.ts';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { sampleProducts } from '#test-utils/products.ts';
import { createFaultTarget } from '../fault-target/fault-target.ts';
import { parseFault, type RequestedFault } from './parse-fault.ts';

const products = sampleProducts(7, 20);
const [one, two] = products as unknown as readonly [Product, Product];

const quantities = ({ visit }: Shop) => visit.state.getState().cart.map(({ qty }) => qty);

const find = ({ search }: Shop, query: Partial<SearchQuery>) =>
  search.results({ ...NO_QUERY, ...query }).slice(0);

type Act = (shop: Shop, otherTab: () => Shop) => unknown;

/** What a visitor does, and what comes of it in the healthy and in the faulty shop. Other faults need a browser. */
const FAULTS: readonly (readonly [key: string, act: Act, healthy: unknown, faulty: unknown])[] = [
  ['add-third', ({ cart }) => [1, 2, 3].forEach(() => cart.addFromCard(one)), [3], [2]],
  [
    'badge-late',
    ({ cart }) => {
      cart.addFromCard(one);
    },
    [1],
    [],
  ],
  [
    'buy-one',
    ({ cart }) => {
      document.body.innerHTML = '<button>Add to Cart</button><button>Buy Now</button>';
      for (const button of document.querySelectorAll('button')) {
        button.addEventListener('click', () => cart.addFromPage(one, 3));
        button.click();
      }
    },
    [6],
    [4],
  ],
  [
    'plus-two',
    ({ cart }) => {
      cart.addFromPage(one, 1);
      cart.increase(one.id);
    },
    [2],
    [3],
  ],
  [
    'undo-last',
    ({ cart, visit }) => {
      cart.addFromPage(one, 1);
      cart.addFromPage(two, 2);
      cart.remove(one.id);
      visit.undo();
    },
    [1, 2],
    [2, 1],
  ],
  [
    'past-999',
    ({ cart }) => {
      cart.addFromPage(one, 999);
      cart.increase(one.id);
    },
    [999],
    [100],
  ],
  [
    'qty-joined',
    ({ cart }) => {
      cart.addFromPage(one, 1);
      cart.addFromPage(one, 2);
    },
    [3],
    [12],
  ],
  [
    'order-short',
    ({ cart }) => {
      cart.addFromPage(one, 1);
      cart.addFromPage(two, 2);
      return cart.checkout()?.lines.length;
    },
    2,
    1,
  ],
  [
    'save-lost',
    ({ cart }, otherTab) => {
      cart.addFromPage(one, 1);
      return quantities(otherTab());
    },
    [1],
    [],
  ],
  [
    'tab-overwrite',
    ({ cart }, otherTab) => {
      otherTab().cart.addFromPage(two, 2);
      cart.addFromPage(one, 1);
    },
    [2, 1],
    [1],
  ],
  [
    'review-strays',
    ({ reviews, visit }) => {
      reviews.submit(one.id, { text: 'Fine', rating: 4 });
      return Object.keys(visit.state.getState().reviews).length;
    },
    1,
    5,
  ],
  [
    'query-cut',
    ({ href }) => href.products({ ...NO_QUERY, text: 'lamp & lantern' }),
    '/rivulet/products?q=lamp+%26+lantern',
    '/rivulet/products?q=lamp',
  ],
  [
    'search-unfilters',
    ({ href }) => href.products({ ...NO_QUERY, text: 'walnut', rating: 4 }, '?rating=4'),
    '/rivulet/products?q=walnut&rating=4',
    '/rivulet/products?q=walnut',
  ],
  ['case-sensitive', (shop) => find(shop, { text: one.title }).length, 1, 0],
  [
    'rating-edge',
    (shop) => Math.min(...find(shop, { rating: 4 }).map(({ rating }) => rating)),
    4,
    5,
  ],
  [
    'sort-reversed',
    (shop) => find(shop, { sortBy: 'price-low' })[0]?.price,
    products.toSorted((a, b) => Number(a.price) - Number(b.price))[0]?.price,
    products.toSorted((a, b) => Number(b.price) - Number(a.price))[0]?.price,
  ],
  [
    'sort-unstable',
    (shop) => {
      const sorted = find(shop, { sortBy: 'rating' });
      const order = (all: readonly { id: string }[]) => all.map(({ id }) => id).join();
      return [
        order(sorted) === order(products.toSorted((a, b) => b.rating - a.rating)),
        sorted.every(({ rating }, index) => rating <= (sorted[index - 1]?.rating ?? 5)),
      ];
    },
    [true, true],
    [false, true],
  ],
  [
    'query-throws',
    (shop) => {
      try {
        return find(shop, { text: 'toaster (' }).length;
      } catch (error) {
        return String(error);
      }
    },
    0,
    'SyntaxError: Invalid regular expression: /toaster (/: Unterminated group',
  ],
];

test.each(FAULTS)(
  '[FAULT33] %s breaks the stores as its entry says',
  (key, act, healthy, faulty) => {
    const requested = parseFault(key);
    expect(requested).not.toBe(null);
    expect(outcomeOf(act, null)).toEqual(healthy);
    expect(outcomeOf(act, requested)).toEqual(faulty);
    expect(outcomeOf(act, null)).toEqual(healthy);
  },
);

/** What the act returns in a new visit, or else the quantities in the cart. */
function outcomeOf(act: Act, requested: RequestedFault | null): unknown {
  const { fault, dose = 0 } = requested ?? {};
  const storage = createFakeStorage();
  const options = (): ShopOptions => ({
    seed: 7,
    size: 20,
    storage: storage.openTab(),
    now: () => new Date(0),
  });
  const shop = createShop(fault?.decorate?.(options(), dose) ?? options());
  const controller = new AbortController();
  fault?.inject?.(createFaultTarget(shop, fault.key, dose, controller.signal));
  const outcome = act(shop, () => createShop(options())) ?? quantities(shop);
  controller.abort();
  return outcome;
}
