import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'The picture of a product page is blurred.',
  screens: ['product'],
  breaks: ['CAT43'],
  steps: ['Look at the edges of the product in the large picture.'],
  expected: 'They are sharp: the browser chooses the file of 600×600.',
  actual: 'They are soft: it has only that of 300×300, and enlarges it.',
  where: { role: 'img', name: '{T}', selector: 'main img[sizes]' },
  hints: [
    'Look closely.',
    'It shows where something is large.',
    'Compare the picture of a product page with the one on its card.',
  ],
  passed: 'product/0f4cdb46-54c4-8af7-a9c9-cf9095392908?seed=7',
  inapplicable: 'cart?seed=7',
  inject({ attribute }) {
    attribute('[data-ready] main img[sizes]', 'srcset', null);
  },
};
