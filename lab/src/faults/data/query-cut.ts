import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'A search is cut off at an ampersand.',
  screens: ['products'],
  breaks: ['LIST2', 'LIST16'],
  steps: ['Search for `lamp & lantern`.', 'Read the heading.'],
  expected: 'The heading is `Results for "lamp & lantern"`.',
  actual: 'The heading is `Results for "lamp"`, and so are the results.',
  where: {
    role: 'heading',
    name: 'Results for "{q}"',
    selector: 'main:has([aria-label="Filters"]) :is(h1, [role="status"]), [role="search"]',
  },
  hints: [
    'Not everything that you type arrives.',
    'Some characters have a meaning in an address.',
    'Search for two words with `&` between them.',
  ],
  passed: 'products?seed=7',
  inapplicable: 'products?seed=7&q=lamp+%26+lantern',
  inject({ shop, patch }) {
    // As if the query were not encoded in the URL.
    patch(
      shop.href,
      'products',
      (products) => (query, search) =>
        products(query && { ...query, text: query.text.replace(/\s*&.*/s, '') }, search),
    );
  },
};
