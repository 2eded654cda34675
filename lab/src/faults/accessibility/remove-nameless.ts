import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 1,
  title: 'The buttons that remove a line of the cart have no name.',
  screens: ['cart'],
  breaks: ['CART8', 'WCAG 4.1.2'],
  steps: ['Move the focus to the dustbin of a cart line, and read its accessible name.'],
  expected: 'The button is named as in `Remove Ink Study Desk Lamp`.',
  actual: 'The button has an icon and no name; a screen reader says only “button”.',
  where: { role: 'button', selector: '[aria-label="Cart items"] > li > div > button' },
  detect: { by: 'axe', rule: 'button-name' },
  hints: [
    'A picture alone does not speak.',
    'Listen to each control of a line in the cart.',
    'Read the accessible names of the buttons that show an icon only.',
  ],
  passed: 'cart?seed=7#cart=0:2,3:1',
  inapplicable: 'products?seed=7',
  inject({ attribute }) {
    attribute(
      'html[data-ready] [aria-label="Cart items"] button[aria-label^="Remove "]',
      'aria-label',
      null,
    );
  },
};
