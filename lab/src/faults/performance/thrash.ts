import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 3,
  title: 'A choice in a filter of a long list freezes the page.',
  screens: ['products'],
  dose: { default: 2, min: 1, max: 20, unit: 'layouts per card' },
  breaks: ['LIST12', 'INP'],
  steps: ['Choose another order in `Sort by`.'],
  expected: 'The list of 200 products changes at once.',
  actual: 'The page freezes, as every card is measured and changed in turn.',
  where: { role: 'group', name: 'Filters', selector: '[aria-label="Filters"]' },
  hints: [
    'Many hands make slow work.',
    'What does not hurt with twenty products may hurt with two hundred.',
    'Record a profile of a choice in a filter, and look for forced layouts.',
  ],
  passed: 'products?seed=7&size=200',
  inapplicable: '?seed=7&size=200',
  inject({ dose, listen }) {
    listen('change', ({ target }) => {
      if (!(target instanceof Element && target.matches('[aria-label="Filters"] select'))) return;
      const cards = document.querySelectorAll<HTMLElement>('main [data-product]');
      for (let layout = 0; layout < dose; layout += 1) {
        for (const card of cards) {
          card.style.minBlockSize = `${card.offsetHeight - 1}px`;
        }
      }
      for (const card of cards) card.style.minBlockSize = '';
    });
  },
};
