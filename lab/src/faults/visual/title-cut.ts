import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 1,
  title: 'Long titles on cards are cut off.',
  screens: ['home', 'products', 'product', 'cart'],
  breaks: ['EASE1'],
  steps: ['Read the titles of all cards to their last word.'],
  expected: 'A title that is too long for one line goes on in a second one.',
  actual: 'It ends in an ellipsis after one line.',
  where: { role: 'heading', name: '{T}', selector: 'main [data-product] :is(h2, h3)' },
  hints: [
    'It is about words.',
    'Compare long words with short ones.',
    'Look for the three dots at the end of a title.',
  ],
  passed: 'products?seed=7',
  inapplicable: 'cart?seed=7&size=1#cart=0:1',
  inject({ style }) {
    style(`[data-product] :is(h2, h3) {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }`);
  },
};
