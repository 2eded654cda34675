import { routeOf, type Route } from '#router/routes.ts';
import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'In a sorted or filtered list a card opens another product than its own.',
  screens: ['products', 'product'],
  breaks: ['LIST42'],
  steps: ['Click the title of the first card.', 'Read the heading of the page that opens.'],
  expected: 'The heading is the title of the card.',
  actual: 'The heading is that of the product which is first in the list without sorting.',
  where: {
    role: 'link',
    name: '{T}',
    selector: 'main:has(#sort) [data-product], main:has(#quantity) h1',
  },
  hints: [
    'Not every way leads where its sign says.',
    'A list that is sorted or filtered behaves differently from one that is not.',
    'Sort the list by price, open a card and compare the titles.',
  ],
  passed: 'products?seed=7&sort=price-low',
  inapplicable: 'products?seed=7',
  inject({ shop, patch }) {
    /**
     * The product at the card's position in the unfiltered list; `null` when the click is not on a card of the list.
     */
    const wrongId = (route: Route) => {
      if (route.page !== 'product' || routeOf(location.pathname).page !== 'products') return null;
      const cards = [...document.querySelectorAll<HTMLElement>('main [data-product]')];
      const index = cards.findIndex((card) => card.dataset['product'] === route.id);
      return index === -1 ? null : (shop.catalogue.products.at(index)?.id ?? null);
    };
    patch(shop, 'navigate', (navigate) => (to, options) => {
      const id = wrongId(routeOf(new URL(to, location.origin).pathname));
      return navigate(id === null ? to : shop.href.product(id), options);
    });
  },
};
