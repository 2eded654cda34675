import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'The label of the review field does not belong to the field.',
  screens: ['product'],
  breaks: ['ITEM26', 'WCAG 1.3.1', 'WCAG 4.1.2'],
  steps: ['Scroll to the form for a review.', 'Click on the words “Your review”.'],
  expected: 'The field gets the focus, and its accessible name is `Your review`.',
  actual: 'Nothing happens: the words stand above the field, but the field has no name.',
  where: { role: 'textbox', selector: 'form[aria-label="Write a review"]' },
  detect: { by: 'axe', rule: 'label' },
  hints: [
    'What stands side by side need not belong together.',
    'Click on the words above each field.',
    'Read the accessible names of the fields of the form for a review.',
  ],
  passed: 'product/0f4cdb46-54c4-8af7-a9c9-cf9095392908?seed=7',
  inapplicable: 'products?seed=7',
  inject({ attribute }) {
    attribute(
      'html[data-ready] form[aria-label="Write a review"] label:has(+ textarea)',
      'for',
      null,
    );
  },
};
