import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 3,
  title: 'The products on every other card stand a little lower than their neighbours.',
  screens: ['home', 'products'],
  dose: { default: 3, min: 1, max: 24, unit: 'px' },
  breaks: ['CAT29'],
  steps: ['Compare the lower edges of the products in one row of cards.'],
  expected: 'All products of a row stand on one line.',
  actual: 'Those on every other card stand 3px lower.',
  where: { role: 'img', name: '{T}', selector: 'main [data-product]:nth-child(even) img' },
  hints: [
    'You may need a ruler.',
    'Compare cards of one row.',
    'Compare the lower edges of the pictures of neighbours.',
  ],
  passed: 'products?seed=7',
  inapplicable: 'products?seed=7&q=doorbell',
  inject({ dose, style }) {
    style(
      `[data-product]:nth-child(even) img { position: relative; inset-block-start: ${dose}px; }`,
    );
  },
};
