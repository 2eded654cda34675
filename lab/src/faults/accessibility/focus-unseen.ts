import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 1,
  title: 'With the keyboard one cannot see which of the filters has the focus.',
  screens: ['products'],
  breaks: ['EASE11', 'WCAG 2.4.7'],
  steps: ['Press Tab until the focus has passed the filters.'],
  expected: 'Each filter, and `Clear Filters`, has an outline while it has the focus.',
  actual: 'They look the same with and without the focus.',
  where: { role: 'group', name: 'Filters', selector: '[aria-label="Filters"]' },
  hints: [
    'Can you always see where you are?',
    'Follow the focus over the list of products.',
    'Watch the filters while you press Tab.',
  ],
  passed: 'products?seed=7',
  inapplicable: 'cart?seed=7',
  inject({ style }) {
    style('[aria-label="Filters"] :focus-visible { outline: none; }');
  },
};
