import type { FaultSource } from '../fault.ts';
import { patchResults } from '../patch-results.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'The filter by our rating leaves out the products that have exactly the minimum.',
  screens: ['products'],
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
  hints: [
    'Some products are missing.',
    'Go to the edges of a filter.',
    'Filter by `4+`, and count the products with four stars.',
  ],
  passed: 'products?seed=7&rating=4',
  inapplicable: 'products?seed=7',
  inject(target) {
    // As if the filter compared by `>`, not `>=`: ratings are whole numbers.
    patchResults(
      target,
      (results) => (query) =>
        results(query.rating === 0 ? query : { ...query, rating: query.rating + 0.1 }),
    );
  },
};
