import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'The keyboard cannot leave the review field.',
  screens: ['product'],
  breaks: ['EASE10', 'WCAG 2.1.2'],
  steps: ['Move the focus into the field `Your review`.', 'Press Tab, and Shift+Tab.'],
  expected: 'The focus moves on to `Rating`, and back.',
  actual: 'Tab types a tab into the field and Shift+Tab does nothing: the focus stays.',
  where: { role: 'textbox', name: 'Your review', selector: 'form[aria-label="Write a review"]' },
  hints: [
    'There is a way in.',
    'Write a review with the keyboard alone.',
    'Press Tab in the review field.',
  ],
  passed: 'product/0f4cdb46-54c4-8af7-a9c9-cf9095392908?seed=7',
  inapplicable: 'products?seed=7',
  inject({ listen }) {
    listen('keydown', (event) => {
      const { target } = event;
      if (event.key !== 'Tab' || !(target instanceof HTMLTextAreaElement)) return;
      if (!target.matches('form[aria-label="Write a review"] textarea')) return;
      event.preventDefault();
      if (event.shiftKey) return;
      const { selectionStart, selectionEnd } = target;
      target.setRangeText('\t', selectionStart, selectionEnd, 'end');
      target.dispatchEvent(new Event('input', { bubbles: true }));
    });
  },
};
