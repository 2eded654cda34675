import type { Fault } from '../fault.ts';

export const fault: Fault = {
  key: 'title-cut',
  kind: 'fault',
  class: 'visual',
  difficulty: 1,
  title: 'Long titles on cards are cut off.',
  screens: ['home', 'products', 'product'],
  viewport: 'any',
  breaks: ['EASE1'],
  steps: ['Read the titles of all cards to their last word.'],
  expected: 'A title that is too long for one line goes on in a second one.',
  actual: 'It ends in an ellipsis after one line.',
  where: { role: 'heading', name: '{T}', selector: 'main [data-product] :is(h2, h3)' },
  detect: { by: 'screenshot' },
  hints: [
    'It is about words.',
    'Compare long words with short ones.',
    'Look for the three dots at the end of a title.',
  ],
  cases: {
    passed: 'products?seed=7',
    failed: 'products?seed=7&lab=title-cut',
    inapplicable: 'cart?seed=7&lab=title-cut',
  },
  inject({ style }) {
    style(`[data-product] :is(h2, h3) {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }`);
  },
};
