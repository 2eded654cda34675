import { htmlData } from '#prerender/contract.ts';
import type { Fault } from '../fault.ts';

export const fault: Fault = {
  key: 'leak',
  kind: 'fault',
  class: 'performance',
  difficulty: 3,
  title: 'The longer one walks through the shop, the more memory it takes.',
  screens: ['home', 'products', 'product'],
  viewport: 'any',
  breaks: ['DATA13'],
  steps: [
    'Take a heap snapshot.',
    'Go to `Cart` and back to `Products` ten times by the links of the header.',
    'Take another one, and compare the detached elements.',
  ],
  expected: 'The elements of a page that was left are freed.',
  actual: 'A listener for `resize` keeps the elements of every page that was ever shown.',
  where: { role: 'main', selector: 'main' },
  detect: { by: 'assertion' },
  hints: [
    'Nothing is ever thrown away.',
    'Walk through the shop for a while and watch its memory.',
    'Count the detached elements and the listeners after twenty navigations.',
  ],
  cases: {
    passed: 'products?seed=7',
    failed: 'products?seed=7&lab=leak',
    inapplicable: 'cart?seed=7&lab=leak',
  },
  inject({ signal, onRender }) {
    let shown: string | undefined;
    onRender(() => {
      const { page } = htmlData();
      if (page === undefined || page === shown) return;
      shown = page;
      const cards = [...document.querySelectorAll('main [data-product]')];
      const measure = () => cards.forEach((card) => card.getBoundingClientRect());
      if (cards.length > 0) addEventListener('resize', measure, { signal });
    });
  },
};
