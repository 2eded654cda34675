import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'In the dark theme the stars on cards are hardly visible.',
  screens: ['home', 'products', 'product', 'cart'],
  breaks: ['EASE7', 'WCAG 1.4.11'],
  steps: [
    'Switch the system, or the emulation of the browser, to the dark theme.',
    'Look at the ratings.',
  ],
  expected: 'The stars are bright on the dark cards.',
  actual: 'They have the dark ink of the light theme, on dark cards.',
  where: { role: 'img', name: 'Rated 4 out of 5', selector: '[data-product] [role="img"]' },
  hints: [
    'Wait for the night.',
    'Look at the shop in its other theme.',
    'In the dark theme, compare the colours of text and of icons on a card.',
  ],
  passed: 'products?seed=7',
  inapplicable: 'cart?seed=7&size=1#cart=0:1',
  inject({ style }) {
    style(`@media (prefers-color-scheme: dark) {
      [data-product] [role='img'] {
        --star: oklch(27% 0.045 225);
        --star-line: oklch(27% 0.045 225);
        --control-line: oklch(27% 0.045 225);
      }
    }`);
  },
};
