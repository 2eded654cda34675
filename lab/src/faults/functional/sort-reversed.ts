import type { FaultSource } from '../fault.ts';
import { patchResults } from '../patch-results.ts';

export const fault: FaultSource = {
  difficulty: 1,
  title: 'The cheapest products come last when the list is sorted by the lowest price.',
  screens: ['products'],
  breaks: ['LIST20'],
  steps: ['Read the prices from the first card to the last.'],
  expected: 'Each price is at least as high as the one before it.',
  actual: 'Each price is at most as high as the one before it.',
  where: {
    role: 'combobox',
    name: 'Sort by',
    selector: 'main [data-product], [aria-label="Filters"]:has(button) > :has([value="price-low"])',
  },
  hints: [
    'It is about the order of things.',
    'Try every choice of a filter, and read what it does.',
    'Sort by the lowest price and compare the first two prices.',
  ],
  passed: 'products?seed=7&sort=price-low',
  inapplicable: 'products?seed=7&sort=rating',
  inject(target) {
    patchResults(
      target,
      (results) => (query) =>
        results(query.sortBy === 'price-low' ? { ...query, sortBy: 'price-high' } : query),
    );
  },
};
