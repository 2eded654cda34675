import type { FaultSource } from '../fault.ts';
import { patchResults } from '../patch-results.ts';

export const fault: FaultSource = {
  difficulty: 1,
  title: 'A search with a capital letter finds nothing.',
  screens: ['products'],
  breaks: ['LIST17'],
  steps: ['Read how many results there are.', 'Search for the same word in small letters.'],
  expected: 'Both searches have the same results.',
  actual: '`Toaster` has no results, `toaster` has one.',
  where: {
    role: 'status',
    name: 'No products found for "{q}"',
    selector: 'main [role="status"], main h1, [role="search"]',
  },
  hints: [
    'Search, and search again.',
    'The same word can be written in more than one way.',
    'Choose a title among the suggestions of the search box.',
  ],
  passed: 'products?seed=7&q=Toaster',
  inapplicable: 'products?seed=7&q=toaster',
  inject(target) {
    // As if the query, unlike the texts of the products, were not converted to lower case.
    patchResults(
      target,
      (results) => (query) => (query.text === query.text.toLowerCase() ? results(query) : []),
    );
  },
};
