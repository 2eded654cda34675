import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 3,
  title: 'After a product is removed from the cart, the keyboard focus is nowhere.',
  screens: ['cart'],
  breaks: ['CART43', 'WCAG 2.4.3'],
  steps: ['Move the focus to the first `Remove` control by Tab.', 'Press Enter.'],
  expected: 'The focus is on `Undo`.',
  actual: 'The focus is on the document, as the control that had it is gone.',
  where: { role: 'status', selector: 'main [role=status]:has(button)' },
  hints: [
    'Where are you now?',
    'Use the cart with the keyboard alone.',
    'Read `document.activeElement` after removing a line.',
  ],
  passed: 'cart?seed=7#cart=0:2,3:1',
  inapplicable: 'products?seed=7',
  inject({ patch }) {
    patch(
      HTMLElement.prototype,
      'focus',
      (focus) =>
        function (this: HTMLElement, options) {
          if (!this.matches('main [role=status] button')) focus.call(this, options);
        },
    );
  },
};
