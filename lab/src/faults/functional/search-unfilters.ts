import { NO_QUERY } from '#domain/search/query.ts';
import { parseSearchParams } from '#domain/search/search-params.ts';
import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'A new search on the list resets the filters and the sort order.',
  screens: ['products'],
  breaks: ['FIND36'],
  steps: ['Search for `walnut`.', 'Read `Minimum rating` above the list.'],
  expected: '`Minimum rating` is still `4+`.',
  actual: '`Minimum rating` is `Any`, and the list has products with fewer stars.',
  where: {
    role: 'combobox',
    name: 'Minimum rating',
    selector: '[aria-label="Filters"]:not(:has(button)) > :has(select), [role="search"]',
  },
  hints: [
    'One wish at a time is granted.',
    'Combine searching and filtering, in both orders.',
    'Filter the list first, and then search.',
  ],
  passed: 'products?seed=7&rating=4',
  inapplicable: '?seed=7',
  inject({ shop, patch }) {
    patch(shop.href, 'products', (products) => (query, search) => {
      const isSearch =
        query !== undefined &&
        search !== undefined &&
        query.text !== parseSearchParams(search).text;
      return products(isSearch ? { ...NO_QUERY, text: query.text } : query, search);
    });
  },
};
