import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'The cards of the product list jump apart as their pictures arrive.',
  screens: ['products'],
  breaks: ['CAT26', 'LOOK7'],
  steps: ['Slow the network down, with an empty cache.', 'Load the page, and watch the cards.'],
  expected: 'Each card has room for its picture from the start.',
  actual: 'A card has no room for its picture until that is loaded, and then moves all below it.',
  where: { role: 'img', name: '{T}', selector: '[data-product]' },
  hints: [
    'Not everybody has a fast network.',
    'Load the list of products with an empty cache on a slow network.',
    'Measure the height of a picture that has not arrived yet.',
  ],
  passed: 'products?seed=7&sort=price-low',
  inapplicable: 'cart?seed=7&size=1#cart=0:1',
  inject({ style }) {
    // With `height: auto`, the `width` and `height` attributes reserve space through `aspect-ratio` alone.
    style(`main:has([aria-label='Filters']) [data-product] img { aspect-ratio: auto; }`);
  },
};
