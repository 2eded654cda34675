import type { Fault } from '../fault.ts';
import { patchResults } from '../patch-results.ts';

export const fault: Fault = {
  key: 'rating-edge',
  kind: 'fault',
  class: 'functional',
  difficulty: 2,
  title: 'The filter by our rating leaves out the products that have exactly the minimum.',
  screens: ['products'],
  viewport: 'any',
  breaks: ['LIST7'],
  steps: [
    'Look for a product with four stars.',
    'Choose `Any` as `Minimum rating`, and look for one again.',
  ],
  expected: 'With `4+` the list has all products with four and with five stars.',
  actual: 'With `4+` the list has only the products with five stars.',
  where: {
    role: 'combobox',
    name: 'Minimum rating',
    selector: 'main [data-product], [aria-label="Filters"]:has(button) > :has([value="4"])',
  },
  detect: { by: 'assertion' },
  hints: [
    'Some products are missing.',
    'Go to the edges of a filter.',
    'Filter by `4+`, and count the products with four stars.',
  ],
  cases: {
    passed: 'products?seed=7&rating=4',
    failed: 'products?seed=7&rating=4&lab=rating-edge',
    inapplicable: 'products?seed=7&lab=rating-edge',
  },
  inject(target) {
    // As if the filter compared by `>`, not `>=`: ratings are whole numbers.
    patchResults(
      target,
      (productsFor) => (catalogue, query) =>
        productsFor(
          catalogue,
          query.rating === 0 ? query : { ...query, rating: query.rating + 0.1 },
        ),
    );
  },
};
