import type { FaultSource } from '../fault.ts';
import { patchResults } from '../patch-results.ts';

export const fault: FaultSource = {
  difficulty: 3,
  title: 'Products with the same stars change places when the list is sorted by our rating.',
  screens: ['products'],
  breaks: ['LIST53'],
  steps: [
    'Write down the order of the products with five stars.',
    'Sort by `Relevance`, and compare the order of those products.',
  ],
  expected: 'Both lists have them in the same order.',
  actual: 'The list sorted by our rating has them in another order.',
  where: {
    role: 'combobox',
    name: 'Sort by',
    selector: 'main [data-product], [aria-label="Filters"]:has(button) > :has([value="price-low"])',
  },
  hints: [
    'It is about the order of things, but look twice.',
    'What happens to products between which a sort order sees no difference?',
    'Compare the products with five stars in the list sorted by our rating with those in the unsorted list.',
  ],
  passed: 'products?seed=7&sort=rating',
  inapplicable: 'products?seed=7&sort=price-low',
  inject(target) {
    patchResults(target, (results) => (query) => {
      const products = results(query);
      if (query.sortBy !== 'rating') return products;
      return products
        .slice(0)
        .map((product, position) => ({ product, rank: target.pick(position, 1_000_000) }))
        .toSorted((a, b) => b.product.rating - a.product.rating || a.rank - b.rank)
        .map(({ product }) => product);
    });
  },
};
