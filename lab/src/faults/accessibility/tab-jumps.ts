import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'On a product page the Tab key jumps to the form for a review first.',
  screens: ['product'],
  breaks: ['EASE10', 'WCAG 2.4.3'],
  steps: ['Press Tab right after the page has loaded.'],
  expected:
    'The link `Skip to content` gets the focus, and then the controls in the order of the page.',
  actual:
    'The field `Your review` gets the focus, far down on the page, then the rest of its form.',
  where: { role: 'form', name: 'Write a review', selector: 'form[aria-label="Write a review"]' },
  detect: { by: 'axe', rule: 'tabindex' },
  hints: [
    'One key should walk a page from top to bottom.',
    'Follow the focus from the top of a product page.',
    'Press Tab once after loading a product page, and look where the focus is.',
  ],
  passed: 'product/0f4cdb46-54c4-8af7-a9c9-cf9095392908?seed=7',
  inapplicable: 'products?seed=7',
  inject({ attribute }) {
    const form = 'html[data-ready] form[aria-label="Write a review"]';
    attribute(`${form} textarea`, 'tabindex', '1');
    attribute(`${form} select`, 'tabindex', '2');
    attribute(`${form} button`, 'tabindex', '3');
  },
};
