import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 1,
  title: 'In the cart, the second line of a long title lies over the price.',
  screens: ['cart'],
  viewport: 'phone',
  breaks: ['EASE1'],
  steps: ['Read the titles and the prices below them.'],
  expected: 'A title that takes two lines moves the price down.',
  actual:
    'The price stays where it is below a title of one line, under the second line of the title.',
  where: {
    role: 'listitem',
    name: 'a line of the list "Cart items"',
    selector: 'main [aria-label="Cart items"] > *',
  },
  hints: [
    'It needs a small window and something long.',
    'Put several products into the cart, more than one of each.',
    'In the cart, look below a title that takes two lines.',
  ],
  passed: 'cart?seed=7#cart=18:2,19:3',
  inapplicable: 'cart?seed=7#cart=17:2',
  inject({ style }) {
    style(`@media (width < 768px) {
      [aria-label='Cart items'] a { max-block-size: calc(1lh + 2 * var(--pad)); }
    }`);
  },
};
