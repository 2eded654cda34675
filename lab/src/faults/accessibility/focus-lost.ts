import type { Fault } from '../fault.ts';

export const fault: Fault = {
  key: 'focus-lost',
  kind: 'fault',
  class: 'accessibility',
  difficulty: 3,
  title: 'After a product is removed from the cart, the keyboard focus is nowhere.',
  screens: ['cart'],
  viewport: 'any',
  breaks: ['FOCUS2', 'WCAG 2.4.3'],
  steps: ['Move the focus to the first `Remove` control by Tab.', 'Press Enter.'],
  expected: 'The focus is on the line that offers `Undo`.',
  actual: 'The focus is on the document, as the control that had it is gone.',
  where: { role: 'status', selector: 'main [role="status"]:has(button)' },
  detect: { by: 'hand' },
  hints: [
    'Where are you now?',
    'Use the cart with the keyboard alone.',
    'Read `document.activeElement` after removing a line.',
  ],
  cases: {
    passed: 'cart?seed=7#cart=0:2,3:1',
    failed: 'cart?seed=7&lab=focus-lost#cart=0:2,3:1',
    inapplicable: 'products?seed=7&lab=focus-lost',
  },
  inject({ patch }) {
    patch(
      HTMLElement.prototype,
      'focus',
      (focus) =>
        function (this: HTMLElement, options) {
          if (!this.matches('main [role="status"]')) focus.call(this, options);
        },
    );
  },
};
