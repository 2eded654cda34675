import type { FaultSource } from '../fault.ts';
import { blockMainThread } from './block-main-thread.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'Beside a list of products, letters appear in the search box long after they are typed.',
  screens: ['home', 'products', 'product', 'cart'],
  dose: { default: 300, min: 50, max: 2000, unit: 'ms' },
  breaks: ['INP'],
  steps: ['Type a word into the search box, fast.'],
  expected: 'Each letter appears as it is typed.',
  actual: 'The page freezes for 0.3 seconds at each letter, so that the word appears late.',
  where: {
    role: 'combobox',
    name: 'Search products',
    selector: 'input[aria-label="Search products"]',
  },
  hints: [
    'Type fast.',
    'Every key costs something.',
    'Measure the time from a key in the search box to the next paint.',
  ],
  passed: 'products?seed=7',
  inapplicable: 'cart?seed=7&size=1#cart=0:1',
  inject({ dose, listen }) {
    listen('input', ({ target }) => {
      const isSearch =
        target instanceof Element && target.matches('input[aria-label="Search products"]');
      if (isSearch && document.querySelector('main [data-product]')) blockMainThread(dose);
    });
  },
};
