import { htmlData } from '#prerender/contract.ts';
import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 3,
  title: 'The longer one walks through the shop, the more memory it takes.',
  screens: ['home', 'products', 'product', 'cart'],
  breaks: ['DATA13'],
  steps: [
    'Take a heap snapshot.',
    'Go to `Cart` and back to `Products` ten times by the links of the header.',
    'Take another one, and compare the detached elements.',
  ],
  expected: 'The elements of a page that was left are freed.',
  actual: 'A listener for `resize` keeps the elements of every page that was ever shown.',
  where: { role: 'main', selector: 'main' },
  hints: [
    'Nothing is ever thrown away.',
    'Walk through the shop for a while and watch its memory.',
    'Count the detached elements and the listeners after twenty navigations.',
  ],
  passed: 'products?seed=7',
  inapplicable: 'cart?seed=7&size=1#cart=0:1',
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
