import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'The cards load pictures with four times the pixels that an ordinary screen shows.',
  screens: ['home', 'products', 'product', 'cart'],
  breaks: ['CAT42'],
  steps: [
    'Open the page on a screen with one device pixel per CSS pixel.',
    'Look at the requests.',
  ],
  expected: 'Each card requests its picture of 300 × 300 pixels.',
  actual: 'Each card requests the one of 600 × 600 pixels, made for high-density screens.',
  where: { role: 'img', name: '{T}', selector: '[data-product] img' },
  hints: [
    'Bytes have a weight.',
    'Look at what the list of products requests.',
    'Compare the size of the pictures with the size at which they are shown.',
  ],
  passed: 'products?seed=7&q=steel',
  inapplicable: 'cart?seed=7&size=1#cart=0:1',
  inject({ attribute }) {
    attribute(
      'html[data-ready] [data-product] img',
      'srcset',
      (srcset) => srcset?.replace(/^.*, (\S+) 2x$/, '$1 1x') ?? null,
    );
  },
};
