import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 3,
  title: 'On a phone with text at twice its size, titles on cards are cut off.',
  screens: ['home', 'products', 'product', 'cart'],
  viewport: 'phone',
  breaks: ['EASE25', 'WCAG 1.4.4'],
  steps: [
    'Set the text size of the browser to 200 % (by the console: document.documentElement.style.fontSize = "200%").',
    'Read the titles of all cards to their last word.',
  ],
  expected: 'The cards grow with their titles.',
  actual: 'The last line of a title is cut through or missing.',
  where: { role: 'heading', name: '{T}', selector: 'main [data-product] :is(h2, h3)' },
  hints: [
    'You may have to change a setting of the browser.',
    'Think of visitors who do not see well.',
    'Double the text size and read the titles.',
  ],
  passed: 'products?seed=7',
  inapplicable: 'cart?seed=7&size=1#cart=0:1',
  inject({ style }) {
    style('[data-product] :is(h2, h3) { max-block-size: 56px; overflow: hidden; }');
  },
};
