import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'Screen readers cannot find the related products, though they are on the page.',
  screens: ['product'],
  breaks: ['ITEM17', 'WCAG 4.1.2'],
  steps: ['Read the headings and regions of the page with a screen reader, down to the last.'],
  expected: 'There is a region `Related Products` with four products.',
  actual: 'The region is hidden from assistive technology, while Tab still reaches its links.',
  where: { role: 'region', name: 'Related Products', selector: 'main section:has([data-product])' },
  detect: { by: 'axe', rule: 'aria-hidden-focus' },
  hints: [
    'Eyes and ears are not offered the same.',
    'Compare what a product page shows with its accessibility tree.',
    'Look for the related products in the accessibility tree.',
  ],
  passed: 'product/0f4cdb46-54c4-8af7-a9c9-cf9095392908?seed=7',
  inapplicable: 'products?seed=7',
  inject({ attribute }) {
    attribute('html[data-ready] main section:has([data-product])', 'aria-hidden', 'true');
  },
};
