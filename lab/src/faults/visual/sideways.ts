import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 1,
  title: 'On a phone the list of products scrolls sideways.',
  screens: ['products'],
  viewport: 'phone',
  breaks: ['EASE1', 'WCAG 1.4.10'],
  steps: ['Scroll to the right, or pan with a finger.'],
  expected: 'The page is as wide as the window.',
  actual: 'It is wider: the row of filters ends outside the window, and nothing of it wraps.',
  where: { role: 'group', name: 'Filters', selector: '[aria-label="Filters"]' },
  hints: [
    'On a phone something does not fit.',
    'Try to scroll in every direction.',
    'On the list of products, look at what is above the cards.',
  ],
  passed: 'products?seed=7',
  inapplicable: '?seed=7',
  inject({ style }) {
    style(
      "@media (width < 768px) { main { overflow-x: visible !important; } [aria-label='Filters'] { flex-wrap: nowrap !important; } [aria-label='Filters'] > * { flex: none !important; inline-size: 17rem; } }",
    );
  },
};
